'use strict';

const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { transformSync, version } = require('esbuild');

const OWN_SOURCE = readFileSync(__filename, 'utf8');

/**
 * Turns TypeScript into what Node runs, for tests that need no React Native. It is many times faster than
 * Babel and adds no code of its own, so V8's coverage of the result is coverage of what we wrote.
 * It does not hoist `jest.mock`: a pure test has nothing to mock.
 */
module.exports = {
  getCacheKey(source, file) {
    return createHash('sha256').update([OWN_SOURCE, version, file, source].join('\0')).digest('hex');
  },
  process(source, file) {
    return transformSync(source, {
      loader: file.endsWith('x') ? 'tsx' : 'ts',
      format: 'cjs',
      target: 'node20',
      jsx: 'automatic',
      sourcemap: 'both',
      sourcefile: file,
    });
  },
};
