/** What a worklet does with a plain function of the JS runtime. Having it run there is all that it may do. */
import ts from 'typescript';

import { isCallable, isScheduler } from './library';
import { functionOf, isForeign, origin, packageOf, symbolOf, usesOf } from './names';

export interface Misuse {
  readonly node: ts.Node;
  /** What is done with it, after "is". */
  readonly how: string;
}

export class Calls {
  /** Parameters under way or judged: a function that hands its parameter to itself is no new case. */
  private readonly judged = new Map<ts.Symbol, Misuse | null>();

  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly isWorklet: (source: ts.FunctionLikeDeclaration) => boolean,
  ) {}

  /** The name of a package's function as it is called in that package. */
  private imported(callee: ts.Expression): { from: string; name: string } | null {
    const root = ts.isPropertyAccessExpression(callee) ? callee.expression : callee;
    if (!ts.isIdentifier(root)) return null;
    const symbol = symbolOf(this.checker, root);
    const from = symbol === undefined ? null : packageOf(this.checker, symbol);
    if (symbol === undefined || from === null) return null;
    return { from, name: origin(this.checker, symbol).name };
  }

  isSchedulerCall(call: ts.CallExpression): boolean {
    const imported = this.imported(call.expression);
    return imported !== null && isScheduler(imported.from, imported.name);
  }

  /** Whether a worklet may call what this name stands for. */
  mayCall(symbol: ts.Symbol): boolean {
    const from = packageOf(this.checker, symbol);
    if (from !== null) return isCallable(from, origin(this.checker, symbol).name);
    const source = functionOf(this.checker, symbol);
    return source !== null && this.isWorklet(source);
  }

  /** Every use of a thing within a function: the first that a plain function must not be put to. */
  misuse(symbol: ts.Symbol, within: ts.Node): Misuse | null {
    for (const use of usesOf(this.checker, within, symbol)) {
      const misuse = this.misuseAt(use);
      if (misuse !== null) return misuse;
    }
    return null;
  }

  /** Follows `thing.part.part` up to the first function in it. */
  private misuseAt(use: ts.Expression): Misuse | null {
    for (let at: ts.Expression = use; ;) {
      const name = ts.isPropertyAccessExpression(at) ? at.name : at;
      const symbol = ts.isIdentifier(name) ? symbolOf(this.checker, name) : undefined;
      const isFunction =
        this.checker.getNonNullableType(this.checker.getTypeAtLocation(at)).getCallSignatures().length > 0;
      if (isFunction) {
        const isOfPackage = at !== use && symbol !== undefined && isForeign(symbol);
        const isFine = isOfPackage || (symbol !== undefined && this.mayCall(symbol));
        return isFine ? null : this.fate(at);
      }
      const { parent } = at;
      const goesOn =
        (ts.isPropertyAccessExpression(parent) ||
          ts.isElementAccessExpression(parent) ||
          ts.isNonNullExpression(parent)) &&
        parent.expression === at;
      if (!goesOn) return null;
      at = parent;
    }
  }

  /** What becomes of a function at this place. */
  private fate(node: ts.Expression): Misuse | null {
    const { parent } = node;
    if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) {
      if (parent.expression === node) return { node, how: 'called' };
      return ts.isCallExpression(parent) ? this.fateAsArgument(node, parent) : { node, how: 'handed to a class' };
    }
    if (ts.isParenthesizedExpression(parent) || ts.isAsExpression(parent) || ts.isNonNullExpression(parent)) {
      return this.fate(parent);
    }
    if (ts.isBinaryExpression(parent)) {
      const { kind } = parent.operatorToken;
      const isResult =
        kind === ts.SyntaxKind.QuestionQuestionToken ||
        kind === ts.SyntaxKind.BarBarToken ||
        (kind === ts.SyntaxKind.AmpersandAmpersandToken && parent.right === node);
      if (isResult) return this.fate(parent);
      return kind === ts.SyntaxKind.EqualsToken ? { node, how: 'kept where it may be called' } : null;
    }
    if (ts.isConditionalExpression(parent)) return parent.condition === node ? null : this.fate(parent);
    const isOnlyAsked =
      ts.isIfStatement(parent) ||
      ts.isTypeOfExpression(parent) ||
      ts.isPrefixUnaryExpression(parent) ||
      ts.isExpressionStatement(parent);
    return isOnlyAsked ? null : { node, how: 'kept where it may be called' };
  }

  private fateAsArgument(node: ts.Expression, call: ts.CallExpression): Misuse | null {
    if (this.isSchedulerCall(call)) return null;
    const callee = call.expression;
    const symbol = ts.isIdentifier(callee) ? symbolOf(this.checker, callee) : undefined;
    const target = symbol === undefined ? null : functionOf(this.checker, symbol);
    const parameter = target?.parameters[call.arguments.indexOf(node)];
    const isReadable =
      parameter !== undefined && ts.isIdentifier(parameter.name) && parameter.dotDotDotToken === undefined;
    if (target === null || !isReadable) return { node, how: `handed to ${callee.getText()}, which may call it` };
    const inside = this.misuseOfParameter(parameter, target);
    return inside === null ? null : { node, how: `handed to ${callee.getText()}, where it is ${inside.how}` };
  }

  private misuseOfParameter(parameter: ts.ParameterDeclaration, target: ts.FunctionLikeDeclaration): Misuse | null {
    const symbol = ts.isIdentifier(parameter.name) ? symbolOf(this.checker, parameter.name) : undefined;
    if (symbol === undefined || target.body === undefined) return null;
    const known = this.judged.get(symbol);
    if (known !== undefined) return known;
    this.judged.set(symbol, null);
    const misuse = this.misuse(symbol, target.body);
    this.judged.set(symbol, misuse);
    return misuse;
  }
}
