/** Where a thing is changed in place. */
import ts from 'typescript';

import { isShared } from './kinds';

const CHANGES = new Set(['push', 'pop', 'shift', 'unshift', 'splice', 'sort', 'reverse', 'fill', 'copyWithin']);

const isAccess = (node: ts.Node): node is ts.PropertyAccessExpression | ts.ElementAccessExpression =>
  ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);

export function isAssigned(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isBinaryExpression(parent) && parent.left === node) {
    const { kind } = parent.operatorToken;
    return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
  }
  if (ts.isDeleteExpression(parent)) return true;
  if (!ts.isPrefixUnaryExpression(parent) && !ts.isPostfixUnaryExpression(parent)) return false;
  return parent.operator === ts.SyntaxKind.PlusPlusToken || parent.operator === ts.SyntaxKind.MinusMinusToken;
}

/** Whether this use of a thing changes something in it. A shared value is there to be changed. */
export function isChanged(checker: ts.TypeChecker, use: ts.Expression): boolean {
  let inner: ts.Expression = use;
  while (isAccess(inner.parent) && inner.parent.expression === inner) {
    const access = inner.parent;
    if (isShared(checker.getTypeAtLocation(inner))) return false;
    if (isAssigned(access)) return true;
    const isCall = ts.isCallExpression(access.parent) && access.parent.expression === access;
    if (isCall && ts.isPropertyAccessExpression(access) && CHANGES.has(access.name.text)) {
      return checker.isArrayLikeType(checker.getTypeAtLocation(inner));
    }
    inner = access;
  }
  const { parent } = use;
  return ts.isCallExpression(parent) && parent.arguments[0] === use && parent.expression.getText() === 'Object.assign';
}
