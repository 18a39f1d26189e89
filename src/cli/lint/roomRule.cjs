'use strict';

const path = require('node:path');

const { layerOf, targetOf, visitImports } = require('./imports.cjs');

/** The rooms of `features`, lowest first: each imports only from those before it, so that no two need each other. */
const FEATURES = [
  'shell',
  'contract',
  'tips',
  'handOver',
  'agreement',
  'sending',
  'land',
  'estates',
  'tiles',
  'cards',
  'rows',
  'games',
  'book',
  'door',
  'lesson',
  'newGame',
  'share',
  'result',
  'replay',
  'home',
  'settings',
  'stats',
  'learn',
  'gallery',
  'explore',
  'about',
  'notFound',
];

/** Who works with positions: rules, searches, tools, and the book and the lessons, which set small ones. Everybody else knows a game by its own door. */
const KNOW_POSITIONS = ['games', 'ai', 'cli', 'book', 'lessons'];

const partsOf = (file) => file.split(path.sep).join('/').split('/');

module.exports = {
  FEATURES,
  meta: {
    type: 'problem',
    docs: { description: 'features do not need each other in circles, and rooms are entered by their doors' },
    schema: [],
    messages: {
      unknown: "'{{room}}' has no place among the rooms of features: give it one in src/cli/lint/roomRule.cjs.",
      circle: "'features/{{from}}' stands below 'features/{{to}}' and may not import from it.",
      inside: "'{{target}}' is inside a room: its doors are the files of '{{door}}' itself.",
      game: "'{{target}}' is inside a game: its door is '{{door}}'.",
    },
  },
  create(context) {
    const importer = path.relative(context.cwd, context.filename);
    const from = layerOf(importer);
    if (from === null) return {};
    const ownRoom = from === 'features' ? partsOf(importer)[2] : null;

    const imports = visitImports((source, name) => {
      const target = targetOf(name, importer);
      if (target === null) return;
      const to = layerOf(target);
      const parts = partsOf(target);
      const report = (messageId, data) => context.report({ node: source, messageId, data });
      if (to === 'games' && !KNOW_POSITIONS.includes(from) && parts.length > 3) {
        report('game', { target: parts.join('/'), door: parts.slice(0, 3).join('/') });
      }
      if (to !== 'features') return;
      const [, , room] = parts;
      if (room === ownRoom) return;
      if (parts.length > 4) report('inside', { target: parts.join('/'), door: parts.slice(0, 3).join('/') });
      if (!FEATURES.includes(room)) report('unknown', { room });
      else if (ownRoom !== null && FEATURES.indexOf(room) > FEATURES.indexOf(ownRoom)) {
        report('circle', { from: ownRoom, to: room });
      }
    });

    return {
      ...imports,
      Program(node) {
        if (ownRoom !== null && !FEATURES.includes(ownRoom)) {
          context.report({ node, messageId: 'unknown', data: { room: ownRoom } });
        }
      },
    };
  },
};
