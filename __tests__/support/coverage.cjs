'use strict';

const { existsSync, readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { transformSync } = require('esbuild');

const ROOT = path.join(__dirname, '..', '..');
const THRESHOLD = { lines: 95, branches: 90 };

/** The folders whose every rule must be exercised by a test, as far as they exist yet. */
const folders = ['src/core', 'src/games', 'src/ai'].filter((folder) => sources(folder).length > 0);

function sources(folder) {
  if (!existsSync(path.join(ROOT, folder))) return [];
  return readdirSync(path.join(ROOT, folder), { recursive: true })
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'));
}

/** A file of types only is never loaded, and V8 would count each of its lines as untested. */
function hasCode(file) {
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  return (
    transformSync(source, { loader: 'ts', format: 'esm' })
      .code.replace(/^export \{\s*\};?$/m, '')
      .trim() !== ''
  );
}

exports.collectFrom = () => folders.flatMap(sources).filter(hasCode);
exports.thresholds = Object.fromEntries(folders.map((folder) => [`./${folder}/`, THRESHOLD]));
