/** Worklets as the compiler left them: by the marks that the UI runtime reads. */
import { traverse, types as t, type NodePath } from '@babel/core';

/** A stretch of the source: lines from 1, columns from 0. */
export interface Stretch {
  readonly start: { readonly line: number; readonly column: number };
  readonly end: { readonly line: number; readonly column: number };
}

export interface CompiledWorklet {
  readonly name: string;
  readonly hash: number;
  /** What is copied to the UI runtime with it. */
  readonly captured: readonly string[];
  /** Where its body stands in the source; null where the compiler kept no place at all. */
  readonly body: Stretch | null;
}

const isMark = (node: t.Node, of: string, mark: string): node is t.MemberExpression =>
  t.isMemberExpression(node) &&
  t.isIdentifier(node.object, { name: of }) &&
  t.isIdentifier(node.property, { name: mark });

function hashBeside(path: NodePath<t.AssignmentExpression>, name: string): number | null {
  const statements = path.getStatementParent()?.container;
  if (!Array.isArray(statements)) return null;
  for (const statement of statements) {
    if (!t.isExpressionStatement(statement) || !t.isAssignmentExpression(statement.expression)) continue;
    const { left, right } = statement.expression;
    if (isMark(left, name, '__workletHash') && t.isNumericLiteral(right)) return right.value;
  }
  return null;
}

/** From the first to the last place that anything within still knows. */
function span(node: t.Node): Stretch | null {
  let found: Stretch | null = null;
  const isBefore = (one: Stretch['start'], other: Stretch['start']) =>
    one.line < other.line || (one.line === other.line && one.column < other.column);
  t.traverseFast(node, ({ loc }) => {
    if (!loc) return;
    found = {
      start: found === null || isBefore(loc.start, found.start) ? loc.start : found.start,
      end: found === null || isBefore(found.end, loc.end) ? loc.end : found.end,
    };
  });
  return found;
}

/** Data of a worklet within a worklet: put there by the compiler, for the compiler. */
const isOwnData = (name: string) => name.startsWith('_worklet_') && name.endsWith('_init_data');

function keysOf(closure: t.Expression): string[] {
  if (!t.isObjectExpression(closure)) return [];
  return closure.properties
    .flatMap((property) => (t.isObjectProperty(property) && t.isIdentifier(property.key) ? [property.key.name] : []))
    .filter((name) => !isOwnData(name));
}

export function compiledWorklets(ast: t.File): CompiledWorklet[] {
  const worklets: CompiledWorklet[] = [];
  traverse(ast, {
    AssignmentExpression(path) {
      const { left, right } = path.node;
      if (!t.isMemberExpression(left) || !t.isIdentifier(left.object)) return;
      const { name } = left.object;
      if (!isMark(left, name, '__closure')) return;
      const hash = hashBeside(path, name);
      const declaration = path.scope.getBinding(name)?.path.node;
      if (hash === null || !t.isVariableDeclarator(declaration) || !t.isFunction(declaration.init)) {
        throw new Error(`The compiler marks the worklet ${name} in a way that we do not know.`);
      }
      const { body } = declaration.init;
      worklets.push({ name, hash, captured: keysOf(right), body: body.loc ?? span(body) });
    },
  });
  return worklets;
}
