import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';

import { transformFromAstSync } from '@babel/core';

import { compile } from '@/cli/check/worklets/compile';
import { bundleOf, mapOf, type Phone } from '@/cli/phone/bundles';
import { modulesOf } from '@/cli/phone/modules';
import { inRoot } from '@/cli/root';

const load = createRequire(inRoot('node_modules', 'babel-preset-expo', 'package.json'));
const COMMON_JS = load.resolve('@babel/plugin-transform-modules-commonjs');

/** The file whose place the faults take: a screen that a link opens. */
const HOST = 'app/about.tsx';

/** A phone's real bundle, taken apart so that one of its modules can be replaced. */
export class Stock {
  private readonly code: string;
  private readonly ids = new Map<string, number>();

  constructor(private readonly platform: Phone) {
    this.code = readFileSync(bundleOf(platform), 'utf8');
    const map = JSON.parse(readFileSync(mapOf(platform), 'utf8')) as Parameters<typeof modulesOf>[1];
    for (const { file, code } of modulesOf(this.code, map)) {
      const id = /\},(\d+),\[[\d,\s]*\]\);/.exec(code.slice(code.lastIndexOf('},')))?.[1];
      if (id !== undefined) this.ids.set(file, Number(id));
    }
  }

  /** The bundle with a source of ours in the place of the About screen, compiled as everything in it was. */
  graft(source: string): string {
    const ast = compile(inRoot(HOST), source, this.platform);
    const made = transformFromAstSync(ast, source, { plugins: [COMMON_JS], babelrc: false, configFile: false });
    const code = (made?.code ?? '').replace(
      /\brequire\("([^"]+)"\)/g,
      (_, name: string) => `require(${this.idOf(name)})`,
    );
    const first = this.code.indexOf('\n__d(');
    // Metro keeps the first definition of a module and passes over the second.
    const define = `__d(function (global, require, _1, _2, module, exports, _3) {${code}\n},${this.id(HOST)},[]);`;
    return `${this.code.slice(0, first)}\n${define}${this.code.slice(first)}`;
  }

  private id(file: string): number {
    const id = this.ids.get(file);
    if (id === undefined) throw new Error(`The bundle has no module ${file}.`);
    return id;
  }

  private idOf(name: string): number {
    for (const end of ['.js', '/index.js']) {
      const id = this.ids.get(`node_modules/${name}${end}`);
      if (id !== undefined) return id;
    }
    const root = [...this.ids.keys()]
      .filter((file) => file.startsWith(`node_modules/${name}/`) && /\/index\.(js|ts|tsx)$/.test(file))
      .sort((a, b) => a.length - b.length)[0];
    if (root === undefined) throw new Error(`The bundle has no package ${name}.`);
    return this.id(root);
  }
}
