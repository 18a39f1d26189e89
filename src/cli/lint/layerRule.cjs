'use strict';

const path = require('node:path');

const { LAYERS, layerOf, targetOf, visitImports } = require('./imports.cjs');

/** The folders that hold plain data and pure functions, with the only packages they may use. */
const PURE_LAYERS = ['core', 'games', 'ai', 'book', 'lessons'];
const PURE_PACKAGES = ['pure-rand'];

module.exports = {
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

    return visitImports((source, name) => {
      const target = targetOf(name, importer);
      if (target === null) {
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
    });
  },
};
