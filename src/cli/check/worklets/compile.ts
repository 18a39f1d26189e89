/** The very transformer that Metro runs for a release, on one module. */
import { createRequire } from 'node:module';

import type { types } from '@babel/core';

import type { Phone } from '../../phone/bundles';
import { inRoot, ROOT } from '../../root';

interface Transformer {
  transform(module: { filename: string; src: string; plugins: []; options: Record<string, unknown> }): {
    ast: types.File;
  };
}

const load = createRequire(inRoot('package.json'));
let transformer: Transformer | null = null;

/** What a release bundle holds of this module, before Metro wraps it: React Compiler and worklets done. */
export function compile(filename: string, src: string, platform: Phone): types.File {
  transformer ??= load('@expo/metro-config/build/babel-transformer.js') as Transformer;
  const options = {
    dev: false,
    hot: false,
    minify: false,
    platform,
    projectRoot: ROOT,
    type: 'module',
    enableBabelRCLookup: true,
    experimentalImportSupport: true,
    unstable_transformProfile: 'hermes-stable',
    customTransformOptions: { engine: 'hermes', reactCompiler: 'true', routerRoot: 'app', optimize: 'true' },
  };
  return transformer.transform({ filename, src, plugins: [], options }).ast;
}
