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
  book: ['i18n', 'games', 'core'],
  lessons: ['book', 'i18n', 'games', 'core'],
  ui: ['i18n', 'platform', 'games', 'ai', 'storage', 'core'],
  match: ['i18n', 'platform', 'games', 'ai', 'storage', 'core'],
  board: ['ui', 'i18n', 'platform', 'games', 'ai', 'storage', 'core'],
  table: ['ui', 'i18n', 'platform', 'games', 'ai', 'storage', 'core'],
  features: ['lessons', 'book', 'match', 'board', 'table', 'ui', 'i18n', 'platform', 'games', 'ai', 'storage', 'core'],
  cli: ['lessons', 'book', 'match', 'board', 'table', 'ui', 'i18n', 'platform', 'games', 'ai', 'storage', 'core'],
  app: [
    'features',
    'lessons',
    'book',
    'match',
    'board',
    'table',
    'ui',
    'i18n',
    'platform',
    'games',
    'ai',
    'storage',
    'core',
  ],
};

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

/** Calls back with every module that a file names, whichever way it is imported. */
function visitImports(check) {
  const name = (source) => {
    if (source?.type === 'Literal' && typeof source.value === 'string') check(source, source.value);
  };
  return {
    ImportDeclaration: (node) => name(node.source),
    ExportNamedDeclaration: (node) => name(node.source),
    ExportAllDeclaration: (node) => name(node.source),
    ImportExpression: (node) => name(node.source),
    TSImportType: (node) => name(node.source ?? node.argument?.literal),
    CallExpression(node) {
      const isRequire = node.callee.type === 'Identifier' && node.callee.name === 'require';
      if (isRequire) name(node.arguments[0]);
    },
  };
}

module.exports = { LAYERS, layerOf, targetOf, visitImports };
