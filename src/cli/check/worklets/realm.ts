import ts from 'typescript';

/** Where a worklet runs: what the compiler makes ready for the UI runtime may still be kept on the JS runtime. */
export type Realm = 'ui' | 'js';

function isCallOf(node: ts.Node, name: string): node is ts.CallExpression {
  return (
    ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === name
  );
}

/** The calls of one chain, `a().b().c()`, in which this is an argument. */
function* chainAround(argument: ts.Node): Generator<ts.CallExpression> {
  let outer: ts.Node = argument.parent;
  while (
    (ts.isPropertyAccessExpression(outer.parent) && outer.parent.expression === outer) ||
    (ts.isCallExpression(outer.parent) && outer.parent.expression === outer)
  ) {
    outer = outer.parent;
  }
  let link: ts.Node = outer;
  while (ts.isCallExpression(link) || ts.isPropertyAccessExpression(link)) {
    if (ts.isCallExpression(link)) yield link;
    link = link.expression;
  }
}

/** A gesture with `runOnJS(true)` in its chain calls everything of that chain on the JS runtime, and copies nothing. */
export function realmOf(source: ts.Node): Realm {
  if (!ts.isCallExpression(source.parent)) return 'ui';
  for (const call of chainAround(source)) {
    if (isCallOf(call, 'runOnJS') && call.arguments[0]?.kind === ts.SyntaxKind.TrueKeyword) return 'js';
  }
  return 'ui';
}
