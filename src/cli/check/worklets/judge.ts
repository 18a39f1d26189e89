/** Every worklet against the rules of the runtime it will run on. */
import ts from 'typescript';

import { Calls } from './calls';
import { expectedWorklets } from './expected';
import { objectionTo } from './kinds';
import { isAssigned, isChanged } from './mutation';
import { functionOf, isForeign, isWithin, nodesWithin, origin, outerSymbol, symbolOf, usesOf } from './names';
import type { Project } from './project';
import { namedDefaults } from './signature';
import { lineOf, type Worklet } from './worklet';

export interface Fault {
  readonly file: string;
  readonly line: number;
  readonly worklet: string;
  /** What is wrong and what to do, in one sentence each. */
  readonly text: string;
}

const ONLY_SCHEDULED = 'mark it as a worklet, or only hand it to scheduleOnRN';

export class Judge {
  private readonly checker: ts.TypeChecker;
  private readonly calls: Calls;
  private readonly sources: ReadonlySet<ts.Node>;

  constructor(
    private readonly project: Project,
    private readonly worklets: readonly Worklet[],
  ) {
    this.checker = project.checker;
    this.sources = new Set(worklets.map(({ source }) => source));
    this.calls = new Calls(this.checker, (source) => this.sources.has(source));
  }

  faults(): Fault[] {
    const found = this.worklets.filter(({ realm }) => realm === 'ui').flatMap((worklet) => [...this.faultsOf(worklet)]);
    return [...found, ...this.lost()].sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line);
  }

  /** What was written as a worklet and left the compiler as a plain function. */
  private lost(): Fault[] {
    return this.project.sources.flatMap((file) =>
      expectedWorklets(file)
        .filter((source) => !this.sources.has(source))
        .map((source) => ({
          file: this.project.nameOf(file),
          line: lineOf(source),
          worklet: source.name?.getText() ?? 'a worklet',
          text: 'the compiler made no worklet of it: move it out of the component and mark it with "worklet"',
        })),
    );
  }

  private *faultsOf(worklet: Worklet): Generator<Fault> {
    const fault = (node: ts.Node, text: string): Fault => ({
      file: worklet.file,
      line: lineOf(node),
      worklet: worklet.name,
      text,
    });
    for (const { node, name } of namedDefaults(worklet.source)) {
      yield fault(
        node,
        `a default parameter names ${name}, which is not there yet: set it in the body, or always pass it`,
      );
    }
    for (const name of worklet.captured) {
      const symbol = this.meaningOf(worklet, name);
      if (symbol === undefined) {
        // Moved out of the component, and still a worklet.
        if (this.worklets.some(({ file, compiledName }) => file === worklet.file && compiledName === name)) continue;
        const text = `captures ${name}, a function or value that the compiler moved out of it: keep it as a worklet of the module`;
        yield fault(worklet.source, text);
        continue;
      }
      const objection = this.objectionTo(worklet, symbol);
      if (objection !== null) yield fault(objection.node, `captures ${name}, ${objection.text}`);
    }
    yield* [...this.scheduledWithin(worklet)].map((node) =>
      fault(node, 'schedules a function that exists on the UI runtime only: make it outside and capture it'),
    );
  }

  /** The React Compiler numbers a name that it must tell from another one. */
  private meaningOf({ source }: Worklet, name: string): ts.Symbol | undefined {
    return outerSymbol(this.checker, source, name) ?? outerSymbol(this.checker, source, name.replace(/_\d+$/, ''));
  }

  private objectionTo(worklet: Worklet, symbol: ts.Symbol): { node: ts.Node; text: string } | null {
    const uses = usesOf(this.checker, worklet.source, symbol);
    const node = uses[0] ?? worklet.source;
    const changed = uses.find((use) => isAssigned(use) || isChanged(this.checker, use));
    if (changed !== undefined) {
      return { node: changed, text: 'and changes it, which nobody else would see: use a shared value' };
    }
    if (this.isVariable(symbol)) {
      return { node, text: 'which is a variable and copied as it is now: use a constant or a shared value' };
    }
    const objection = objectionTo(this.checker, this.checker.getTypeAtLocation(node));
    const isOfPackage = isForeign(origin(this.checker, symbol));
    if (objection !== null && !isOfPackage) return { node, text: `${objection.what}: ${objection.advice}` };
    const misuse = this.calls.misuse(symbol, worklet.source);
    if (misuse !== null) {
      const isWhole = ts.isIdentifier(misuse.node);
      const what = isWhole ? 'a plain function' : `of which ${misuse.node.getText()} is a plain function`;
      return { node: misuse.node, text: `${what}, which is ${misuse.how}: ${ONLY_SCHEDULED}` };
    }
    if (this.isChangedAnywhere(symbol)) {
      return { node, text: 'which other code changes after it was copied: use a shared value' };
    }
    return null;
  }

  private isVariable(symbol: ts.Symbol): boolean {
    const declaration = origin(this.checker, symbol).valueDeclaration;
    if (declaration === undefined || isForeign(origin(this.checker, symbol))) return false;
    const list = ts.findAncestor(declaration, ts.isVariableDeclarationList);
    const isDeclaredHere = ts.isVariableDeclaration(declaration) || ts.isBindingElement(declaration);
    return isDeclaredHere && list !== undefined && (list.flags & ts.NodeFlags.Const) === 0;
  }

  /** A constant of a module whose insides change is state. */
  private isChangedAnywhere(symbol: ts.Symbol): boolean {
    const declaration = origin(this.checker, symbol).valueDeclaration;
    if (declaration === undefined || !ts.isVariableDeclaration(declaration)) return false;
    if (!ts.isSourceFile(declaration.parent.parent.parent)) return false;
    return this.project.sources
      .filter(({ text }) => text.includes(symbol.name))
      .some((file) => usesOf(this.checker, file, symbol).some((use) => isChanged(this.checker, use)));
  }

  private *scheduledWithin({ source }: Worklet): Generator<ts.Node> {
    for (const call of nodesWithin(source)) {
      if (!ts.isCallExpression(call) || !this.calls.isSchedulerCall(call)) continue;
      const [target] = call.arguments;
      if (target === undefined) continue;
      const symbol = ts.isIdentifier(target) ? symbolOf(this.checker, target) : undefined;
      const made = symbol === undefined ? target : functionOf(this.checker, symbol);
      const isMadeHere = made !== null && isWithin(made, source);
      if (isMadeHere && (ts.isArrowFunction(made) || ts.isFunctionExpression(made))) yield target;
    }
  }
}
