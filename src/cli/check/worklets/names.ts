/** Names in a function: which of them mean something from outside, and what that is. */
import ts from 'typescript';

export function* nodesWithin(node: ts.Node): Generator<ts.Node> {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) {
    yield child;
    yield* nodesWithin(child);
  }
}

/** A name where a value is meant: no type, no key, no `.property`. */
function isValue(node: ts.Node): node is ts.Identifier {
  if (!ts.isIdentifier(node)) return false;
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isBindingElement(parent)) return parent.initializer === node;
  return !ts.isPartOfTypeNode(node) && !ts.isJsxAttribute(parent) && !ts.isPropertySignature(parent);
}

export function symbolOf(checker: ts.TypeChecker, name: ts.Identifier): ts.Symbol | undefined {
  return ts.isShorthandPropertyAssignment(name.parent)
    ? checker.getShorthandAssignmentValueSymbol(name.parent)
    : checker.getSymbolAtLocation(name);
}

/** The thing itself, behind imports and re-exports. */
export function origin(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return (symbol.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(symbol) : symbol;
}

export const isWithin = (node: ts.Node, outer: ts.Node): boolean =>
  node.getSourceFile() === outer.getSourceFile() && node.pos >= outer.pos && node.end <= outer.end;

/** Where a thing is used within a node, under whatever name. */
export function usesOf(checker: ts.TypeChecker, within: ts.Node, symbol: ts.Symbol): ts.Identifier[] {
  const uses: ts.Identifier[] = [];
  const thing = origin(checker, symbol);
  for (const node of nodesWithin(within)) {
    if (!isValue(node)) continue;
    const found = symbolOf(checker, node);
    if (found !== undefined && origin(checker, found) === thing) uses.push(node);
  }
  return uses;
}

/** What a name of the compiler's closure means here: a thing from outside the function. */
export function outerSymbol(
  checker: ts.TypeChecker,
  within: ts.FunctionLikeDeclaration,
  name: string,
): ts.Symbol | undefined {
  for (const node of nodesWithin(within)) {
    if (!isValue(node) || node.text !== name) continue;
    const symbol = symbolOf(checker, node);
    if (symbol === undefined) continue;
    if (!(symbol.declarations ?? []).some((declaration) => isWithin(declaration, within))) return symbol;
  }
  return undefined;
}

/** Whether a thing comes from a package or the language and not from our sources. */
export function isForeign(symbol: ts.Symbol): boolean {
  const [declaration] = symbol.declarations ?? [];
  if (declaration === undefined) return false;
  const { fileName, isDeclarationFile } = declaration.getSourceFile();
  return isDeclarationFile || fileName.includes('/node_modules/');
}

/** The package that a name is imported from; null for names of our own. */
export function packageOf(checker: ts.TypeChecker, symbol: ts.Symbol): string | null {
  const [declaration] = symbol.declarations ?? [];
  if (declaration === undefined || !isForeign(origin(checker, symbol))) return null;
  for (let node: ts.Node = declaration; node.parent !== undefined; node = node.parent) {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) return node.moduleSpecifier.text;
  }
  return null;
}

/** The function that a name stands for, where that can be read off its declaration. */
export function functionOf(checker: ts.TypeChecker, symbol: ts.Symbol): ts.FunctionLikeDeclaration | null {
  for (const declaration of origin(checker, symbol).declarations ?? []) {
    if (ts.isFunctionDeclaration(declaration) || ts.isMethodDeclaration(declaration)) return declaration;
    if (!ts.isVariableDeclaration(declaration) || declaration.initializer === undefined) continue;
    const { initializer } = declaration;
    if (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer)) return initializer;
  }
  return null;
}
