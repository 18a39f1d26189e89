import ts from 'typescript';

import { nodesWithin } from './names';

/** A default among the parameters of a function, and a name in it. */
export interface NamedDefault {
  readonly node: ts.Expression;
  readonly name: string;
}

function firstName(value: ts.Expression): string | null {
  for (const node of [value, ...nodesWithin(value)]) {
    if (!ts.isIdentifier(node) || node.text === 'undefined') continue;
    const { parent } = node;
    const isKey = ts.isPropertyAssignment(parent) && parent.name === node;
    const isMember = ts.isPropertyAccessExpression(parent) && parent.name === node;
    if (!isKey && !isMember) return node.text;
  }
  return null;
}

/** A worklet's closure is unpacked in its body; a default is read before, when none of its names are there. */
export function namedDefaults(source: ts.FunctionLikeDeclaration): NamedDefault[] {
  const defaults: NamedDefault[] = [];
  for (const parameter of source.parameters) {
    for (const node of [parameter, ...nodesWithin(parameter)]) {
      if (!ts.isParameter(node) && !ts.isBindingElement(node)) continue;
      if (node.initializer === undefined) continue;
      const name = firstName(node.initializer);
      if (name !== null) defaults.push({ node: node.initializer, name });
    }
  }
  return defaults;
}
