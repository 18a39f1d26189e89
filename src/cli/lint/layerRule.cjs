'use strict';

const path = require('node:path');

/**
 * Which folders of `src/` each folder may import from. Imports point downward only:
 * app -> features -> match | board | table | ui -> games | ai | storage -> core.
 * `board` and `table` draw with `ui`, so of that row `ui` is the lowest.
 */
const LAYERS = {
  core: [],
  games: ['core'],
  ai: ['games', 'core'],
  storage: ['core'],
  platform: ['core'],
  i18n: ['platform', 'storage', 'core'],
  ui: ['i18n', 'platform', 'games', 'ai', 'storage', 'core'],
  match: ['i18n', 'platform', 'games', 'ai', 'storage', 'core'],
  board: ['ui', 'i18n', 'platform', 'games', 'ai', 'storage', 'core'],
  table: ['ui', 'i18n', 'platform', 'games', 'ai', 'storage', 'core'],
  features: ['match', 'board', 'table', 'ui', 'i18n', 'platform', 'games', 'ai', 'storage', 'core'],
  cli: ['match', 'board', 'table', 'ui', 'i18n', 'platform', 'games', 'ai', 'storage', 'core'],
  app: ['features', 'match', 'board', 'table', 'ui', 'i18n', 'platform', 'games', 'ai', 'storage', 'core'],
};

/** The folders that hold plain data and pure functions, with the only packages they may use. */
const PURE_LAYERS = ['core', 'games', 'ai'];
const PURE_PACKAGES = ['pure-rand'];

/** The layer a path belongs to, given relative to the root of the project; null for tests and tools. */
function layerOf(relativePath) {
  const [first, second] = relativePath.split(path.sep).join('/').split('/');
  if (first === 'app') return 'app';
  return first === 'src' && second !== undefined && second in LAYERS ? second : null;
}

/** Where an import points, relative to the root; null when it names a package. */
function targetOf(specifier, importer) {
  if (specifier.startsWith('@/')) return path.join('src', specifier.slice(2));
  if (specifier.startsWith('.')) return path.join(path.dirname(importer), specifier);
  return null;
}

module.exports = {
  LAYERS,
  meta: {
    type: 'problem',
    docs: { description: 'imports point downward, and pure folders import nothing but pure code' },
    schema: [],
    messages: {
      upward: "'{{from}}' may not import from '{{to}}': imports point downward only.",
      outside: "'{{from}}' may not import from outside the layers ('{{target}}').",
      impure: "'{{from}}' is pure: it may not import the package '{{name}}'.",
    },
  },
  create(context) {
    const importer = path.relative(context.cwd, context.filename);
    const from = layerOf(importer);
    if (from === null) return {};

    function check(source) {
      if (source === null || source === undefined || source.type !== 'Literal') return;
      if (typeof source.value !== 'string') return;
      const target = targetOf(source.value, importer);
      if (target === null) {
        const name = source.value;
        const isAllowed = PURE_PACKAGES.some((allowed) => name === allowed || name.startsWith(`${allowed}/`));
        if (PURE_LAYERS.includes(from) && !isAllowed) {
          context.report({ node: source, messageId: 'impure', data: { from, name } });
        }
        return;
      }
      const to = layerOf(target);
      if (to === null) {
        // Assets and package.json are data, which screens may load and pure folders may not. Tools may use tests' parts.
        const isTest = /^(__tests__|e2e)\b/.test(target);
        if (PURE_LAYERS.includes(from) || (isTest && from !== 'cli')) {
          context.report({ node: source, messageId: 'outside', data: { from, target } });
        }
      } else if (to !== from && !LAYERS[from].includes(to)) {
        context.report({ node: source, messageId: 'upward', data: { from, to } });
      }
    }

    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source ?? node.argument?.literal),
      CallExpression(node) {
        const isRequire = node.callee.type === 'Identifier' && node.callee.name === 'require';
        if (isRequire) check(node.arguments[0]);
      },
    };
  },
};
