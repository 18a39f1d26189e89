/** Functions that we wrote as worklets, whatever the compiler made of them. */
import ts from 'typescript';

import { nodesWithin } from './names';

/** Which arguments these take as worklets without being told. */
const TAKERS: Readonly<Record<string, readonly number[]>> = {
  useAnimatedStyle: [0],
  useAnimatedProps: [0],
  useAnimatedReaction: [0, 1],
  useDerivedValue: [0],
  useFrameCallback: [0],
  useAnimatedScrollHandler: [0],
  withTiming: [2],
  withSpring: [2],
  withDecay: [1],
  withRepeat: [3],
  runOnUI: [0],
  scheduleOnUI: [0],
};

function hasDirective(source: ts.FunctionLikeDeclaration): boolean {
  const { body } = source;
  if (body === undefined || !ts.isBlock(body)) return false;
  for (const statement of body.statements) {
    if (!ts.isExpressionStatement(statement) || !ts.isStringLiteral(statement.expression)) return false;
    if (statement.expression.text === 'worklet') return true;
  }
  return false;
}

function isTaken(source: ts.Node): boolean {
  const { parent } = source;
  if (!ts.isCallExpression(parent) || !ts.isIdentifier(parent.expression)) return false;
  const { text } = parent.expression;
  const places = Object.hasOwn(TAKERS, text) ? (TAKERS[text] ?? []) : [];
  return places.some((place) => parent.arguments[place] === source);
}

export function expectedWorklets(file: ts.SourceFile): ts.FunctionLikeDeclaration[] {
  const found: ts.FunctionLikeDeclaration[] = [];
  for (const node of nodesWithin(file)) {
    const isFunction =
      ts.isArrowFunction(node) ||
      ts.isFunctionExpression(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isMethodDeclaration(node);
    if (isFunction && (hasDirective(node) || isTaken(node))) found.push(node);
  }
  return found;
}
