import ts from 'typescript'

/** A function of a source file, and the key under which its runs are recorded. */
export interface NamedFunction {
  /**
   * Names from the top-level declaration inwards, such as `openShop` or `shopFeature>buy`. Functions without a name share
   * the key of what is around them. A key stays the same when other parts of the file change.
   */
  readonly key: string
  /** Positions of the function's body. */
  readonly start: number
  readonly end: number
  /** Whether the body is a block; otherwise it is the expression of an arrow function. */
  readonly isBlock: boolean
}

/** The functions of a file that have a body, each after the functions around it. */
export function functionsOf(path: string, code: string): readonly NamedFunction[] {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, kind)
  const found: NamedFunction[] = []
  const visit = (node: ts.Node, key: string, names: readonly string[]): void => {
    const name = isNaming(node) ? nameOf(node, file).replaceAll('>', '') : ''
    const isTopLevel = names.includes(name)
    const inner = name === '' || isTopLevel ? key : `${key}>${name}`
    const body = bodyOf(node)
    if (body) found.push({ key: inner, start: body.getStart(file), end: body.end, isBlock: ts.isBlock(body) })
    const rest = isTopLevel ? [] : names
    ts.forEachChild(node, (child) => visit(child, inner, rest))
  }
  for (const statement of file.statements) {
    const names = topLevelNames(statement)
    visit(statement, names.join(), names)
  }
  return found
}

/** The innermost of the functions around a position; null for statements that run when the file loads. */
export const functionAround = (functions: readonly NamedFunction[], position: number): NamedFunction | null =>
  functions.findLast(({ start, end }) => start <= position && position < end) ?? null

/** The names that a top-level statement declares. */
function topLevelNames(statement: ts.Statement): readonly string[] {
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
    return [statement.name?.text ?? 'default']
  if (!ts.isVariableStatement(statement)) return []
  return statement.declarationList.declarations.map(({ name }) => (ts.isIdentifier(name) ? name.text : ''))
}

const isNaming = (node: ts.Node) => ts.isFunctionLike(node) || ts.isClassLike(node)

const bodyOf = (node: ts.Node): ts.Node | undefined =>
  ts.isFunctionLike(node) && 'body' in node ? (node.body as ts.Node | undefined) : undefined // all bodies are nodes

/** The name that a function or class has by itself, or by the place it is written in; empty if there is none. */
function nameOf(node: ts.Node, file: ts.SourceFile): string {
  if (ts.isConstructorDeclaration(node)) return 'constructor'
  if ('name' in node && node.name) return (node.name as ts.Node).getText(file) // names are nodes
  let at = node
  while (isWrapper(at.parent)) at = at.parent
  const { parent } = at
  if (ts.isCallOrNewExpression(parent)) return parent.expression === at ? '' : callOf(parent)
  if (ts.isJsxExpression(parent) && ts.isJsxAttribute(parent.parent)) return parent.parent.name.getText(file)
  const isValue = 'initializer' in parent && parent.initializer === at && 'name' in parent
  return isValue ? (parent.name as ts.Node).getText(file) : ''
}

/** Parts of an expression that do not change which function it is. */
const isWrapper = (node: ts.Node) =>
  ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)

/** A call by the names of the called function and of its first argument, such as `on(click)`. */
function callOf(call: ts.CallExpression | ts.NewExpression): string {
  const called = ts.isPropertyAccessExpression(call.expression) ? call.expression.name : call.expression
  const [first] = call.arguments ?? []
  const about = first && (ts.isIdentifier(first) || ts.isStringLiteralLike(first)) ? first.text.slice(0, 40) : ''
  if (!ts.isIdentifier(called)) return ''
  return about ? `${called.text}(${about})` : called.text
}
