/** A worklet with both of its faces: the function that we wrote and what the compiler made of it. */
import ts from 'typescript';

import type { Phone } from '../../phone/bundles';
import { compile } from './compile';
import { compiledWorklets, type CompiledWorklet, type Stretch } from './compiled';
import type { Project } from './project';
import { realmOf, type Realm } from './realm';

export interface Worklet extends CompiledWorklet {
  readonly file: string;
  readonly line: number;
  /** What we call it; the compiler's own name for those without one. */
  readonly name: string;
  /** What the compiler calls it in the module. */
  readonly compiledName: string;
  readonly source: ts.FunctionLikeDeclaration;
  readonly realm: Realm;
}

/** Only such a module can hold a worklet, and compiling the others would take a minute. */
const MAY_HOLD = /worklet|react-native-(reanimated|worklets|gesture-handler)|@shopify\/react-native-skia/;

export const lineOf = (node: ts.Node): number => {
  const file = node.getSourceFile();
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
};

function isFunctionWithBody(node: ts.Node): node is ts.FunctionLikeDeclaration {
  return ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;
}

/** The innermost function around a stretch of a file. */
function functionAround(file: ts.SourceFile, { start, end }: Stretch): ts.FunctionLikeDeclaration | null {
  const first = file.getPositionOfLineAndCharacter(start.line - 1, start.column);
  const last = file.getPositionOfLineAndCharacter(end.line - 1, end.column);
  let found: ts.FunctionLikeDeclaration | null = null;
  const visit = (node: ts.Node): void => {
    if (node.getStart(file) > first || node.end < last) return;
    if (isFunctionWithBody(node)) found = node;
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function nameOf(source: ts.FunctionLikeDeclaration): string | null {
  if (source.name !== undefined && ts.isIdentifier(source.name)) return source.name.text;
  const { parent } = source;
  return ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name) ? parent.name.text : null;
}

function workletsOf(project: Project, file: ts.SourceFile, platform: Phone): Worklet[] {
  const name = project.nameOf(file);
  return compiledWorklets(compile(file.fileName, file.text, platform)).map((compiled) => {
    const source = compiled.body === null ? null : functionAround(file, compiled.body);
    if (source === null) throw new Error(`${name}: no function of ours became the worklet ${compiled.name}.`);
    return {
      ...compiled,
      file: name,
      line: lineOf(source),
      name: nameOf(source) ?? compiled.name,
      compiledName: compiled.name,
      source,
      realm: realmOf(source),
    };
  });
}

export function worklets(project: Project, platform: Phone): Worklet[] {
  return project.sources
    .filter(({ text }) => MAY_HOLD.test(text))
    .flatMap((file) => workletsOf(project, file, platform));
}
