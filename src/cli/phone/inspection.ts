/** A release bundle read by the compiler of its engine: what it would look for at run time and not find. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { SourceMapPayload } from 'node:module';
import path from 'node:path';

import { inRoot } from '../root';
import { bundleOf, mapOf, type Phone } from './bundles';
import { mayOwnCodeName, mayPackagesName } from './globals';
import { compileBytecode, type Undeclared } from './hermesc';
import { type BundledModule, isOwn, modulesOf } from './modules';
import { type WorkletCode, workletCodes } from './workletCode';

export interface Inspection {
  /** Bytecode as a release ships it. */
  readonly bytecode: string;
  /** Our worklets in the bundle. */
  readonly hashes: readonly number[];
  readonly objections: readonly string[];
}

/** Several pieces of code as one script, and the piece in which a line of that script lies. */
function joined<Piece extends { readonly code: string }>(pieces: readonly Piece[]) {
  const starts: number[] = [];
  let line = 1;
  for (const { code } of pieces) {
    starts.push(line);
    line += code.split('\n').length;
  }
  const at = (wanted: number): Piece | undefined => pieces[starts.findLastIndex((start) => start <= wanted)];
  return { script: pieces.map(({ code }) => code).join('\n'), at };
}

class Inspector {
  readonly objections: string[] = [];

  constructor(private readonly folder: string) {}

  file(name: string): string {
    return path.join(this.folder, name);
  }

  async compile(
    script: string,
    name: string,
    isStrict: boolean,
    object: (undeclared: Undeclared) => string | null,
  ): Promise<void> {
    const compiled = await compileBytecode(script, this.file(`${name}.hbc`), isStrict);
    if (!compiled.ok) this.objections.push(compiled.output);
    else this.objections.push(...compiled.undeclared.map(object).filter((text) => text !== null));
  }

  async compilePieces<Piece extends { readonly code: string }>(
    pieces: readonly Piece[],
    name: string,
    object: (undeclared: Undeclared, piece: Piece | undefined) => string | null,
  ): Promise<void> {
    const { script, at } = joined(pieces);
    writeFileSync(this.file(`${name}.js`), script);
    await this.compile(this.file(`${name}.js`), name, true, (undeclared) => object(undeclared, at(undeclared.line)));
  }
}

const NOBODY = 'which nobody declares';

export const objectionToOwn = ({ name }: Undeclared, module?: BundledModule): string | null =>
  mayOwnCodeName(name) ? null : `${module?.file ?? 'our code'} uses ${name}, ${NOBODY} on a phone`;

export const objectionToWorklet = ({ name }: Undeclared, worklet?: WorkletCode): string | null =>
  `${worklet?.file ?? 'our code'}: the worklet ${worklet?.name ?? '?'} uses ${name}, ${NOBODY} on the UI runtime`;

export async function inspect(phone: Phone): Promise<Inspection> {
  const folder = inRoot('.cache', 'native', phone);
  mkdirSync(folder, { recursive: true });
  const inspector = new Inspector(folder);
  const payload = JSON.parse(readFileSync(mapOf(phone), 'utf8')) as SourceMapPayload;
  const modules = modulesOf(readFileSync(bundleOf(phone), 'utf8'), payload);
  const own = modules.filter(({ file }) => isOwn(file));
  const worklets = own.flatMap(workletCodes);
  await inspector.compile(bundleOf(phone), 'bundle', false, ({ name, line }) => {
    if (mayPackagesName(name)) return null;
    const module = modules.findLast((each) => each.line <= line);
    return `${module?.file ?? 'the first scripts of the bundle'} uses ${name}, ${NOBODY}: see whether a phone gets there, and src/cli/phone/globals.ts`;
  });
  await inspector.compilePieces(own, 'own', objectionToOwn);
  // A worklet travels as text and is compiled on its own: only there is it seen without the module around it.
  await inspector.compilePieces(worklets, 'worklets', objectionToWorklet);
  return {
    bytecode: inspector.file('bundle.hbc'),
    hashes: worklets.map(({ hash }) => hash),
    objections: inspector.objections,
  };
}
