import ts from 'typescript'

/** A mutation of one line of a file: the text from `start` to `end` is replaced with `text`. */
export interface Fault {
  readonly path: string
  /** Line number, from 1. */
  readonly line: number
  readonly start: number
  readonly end: number
  readonly text: string
  /** Description, such as `< becomes <=`. */
  readonly what: string
  /** Whether the line is outside all functions, so that it runs once when the file loads. */
  readonly atLoad: boolean
}

/**
 * All one-line mutations of a file: a bound moved by one, a condition negated or left out, a call left out, a number one
 * too high, a word of SQL changed. Types, imports, texts and statements that only throw are not mutated.
 */
export function faultsOf(path: string, source: string): readonly Fault[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kindOf(path))
  const found: Fault[] = []
  const visit = (node: ts.Node): void => {
    if (isLeftAlone(node)) return
    for (const [start, end, text, what] of editsOf(node, file)) {
      const line = file.getLineAndCharacterOfPosition(start).line + 1
      found.push({ path, line, start, end, text, what, atLoad: !isInFunction(node) })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

type Edit = readonly [start: number, end: number, text: string, what: string]

function editsOf(node: ts.Node, file: ts.SourceFile): readonly Edit[] {
  if (ts.isBinaryExpression(node)) return editsOfOperator(node, file)
  if (ts.isIfStatement(node)) return [negated(node.expression, file)]
  if (ts.isConditionalExpression(node)) return [negated(node.condition, file)]
  if (ts.isNumericLiteral(node)) return numberEdits(node, file)
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [replaced(node, file, 'false')]
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [replaced(node, file, 'true')]
  if (isDroppable(node)) return [[node.getStart(file), node.end, '{}', `left out: ${firstLine(node, file)}`]]
  if (isSqlPart(node)) return sqlEdits(node, file)
  if (ts.isPropertyAccessExpression(node)) return methodEdits(node, file)
  return []
}

const operators: ReadonlyMap<string, string> = new Map([
  ...[['<', '<='] as const, ['<=', '<'] as const, ['>', '>='] as const, ['>=', '>'] as const],
  ...[['===', '!=='] as const, ['!==', '==='] as const, ['&&', '||'] as const, ['||', '&&'] as const],
  ...[['+', '-'] as const, ['-', '+'] as const, ['*', '/'] as const, ['%', '*'] as const],
  ...[['+=', '-='] as const, ['-=', '+='] as const, ['<<', '>>'] as const, ['>>', '<<'] as const],
  ...[['>>>', '<<'] as const, ['&', '|'] as const, ['|', '&'] as const, ['^', '&'] as const],
])

function editsOfOperator(node: ts.BinaryExpression, file: ts.SourceFile): readonly Edit[] {
  const { operatorToken: token, left, right } = node
  const other = operators.get(token.getText(file))
  // `??` and `&&` stand beside one another in brackets only.
  if (token.kind === ts.SyntaxKind.QuestionQuestionToken) {
    const text = `((${left.getText(file)}) && (${right.getText(file)}))`
    return [[node.getStart(file), node.end, text, '?? becomes &&']]
  }
  // A `+` that joins texts is not arithmetic.
  const joinsTexts = token.kind === ts.SyntaxKind.PlusToken && ts.isStringLiteralLike(right)
  return other && !joinsTexts ? [replaced(token, file, other)] : []
}

const negated = (condition: ts.Expression, file: ts.SourceFile): Edit => [
  condition.getStart(file),
  condition.end,
  `!(${condition.getText(file)})`,
  `turned round: ${firstLine(condition, file)}`,
]

const replaced = (node: ts.Node, file: ts.SourceFile, text: string): Edit => [
  node.getStart(file),
  node.end,
  text,
  `${node.getText(file)} becomes ${text}`,
]

/**
 * Mutates numbers inside functions only. Limits, rates and tables of facts are outside; a test could only repeat them.
 */
const numberEdits = (node: ts.NumericLiteral, file: ts.SourceFile): readonly Edit[] =>
  isInFunction(node) ? [replaced(node, file, String(Number(node.text) + 1))] : []

const methods: Readonly<Record<string, string>> = { some: 'every', every: 'some', min: 'max', max: 'min' }

function methodEdits(node: ts.PropertyAccessExpression, file: ts.SourceFile): readonly Edit[] {
  const other = Object.hasOwn(methods, node.name.text) ? methods[node.name.text] : undefined
  return other && ts.isCallExpression(node.parent) && node.parent.expression === node
    ? [replaced(node.name, file, other)]
    : []
}

/** Whether a statement is a call whose result is not used. */
function isDroppable(node: ts.Node): node is ts.Statement {
  if (!ts.isExpressionStatement(node)) return false
  const inner = ts.isAwaitExpression(node.expression) ? node.expression.expression : node.expression
  return ts.isCallExpression(inner) && inner.expression.kind !== ts.SyntaxKind.SuperKeyword
}

/** Words of SQL and their replacements. */
const sqlWords: readonly (readonly [RegExp, string])[] = [
  [/\band\b/, 'or'],
  [/\bis null\b/, 'is not null'],
  [/\bis not null\b/, 'is null'],
  [/\bnot exists\b/, 'exists'],
  [/ <= /, ' < '],
  [/ >= /, ' > '],
  [/ < /, ' <= '],
  [/ > /, ' >= '],
  [/\bdesc\b/, 'asc'],
  [/\bfor update\b/, ''],
  [/\bon conflict do nothing\b/, ''],
  [/\bleft join\b/, 'join'],
]

type TextPart = ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail | ts.NoSubstitutionTemplateLiteral

function isSqlPart(node: ts.Node): node is TextPart {
  return (
    (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isNoSubstitutionTemplateLiteral(node)) &&
    /\b(select|insert into|update|delete from|where|join|order by)\b/.test(templateOf(node).getText())
  )
}

function templateOf(node: ts.Node): ts.Node {
  let at = node
  while (!ts.isTemplateExpression(at) && !ts.isNoSubstitutionTemplateLiteral(at)) at = at.parent
  return at
}

function sqlEdits(node: TextPart, file: ts.SourceFile): readonly Edit[] {
  const from = node.getStart(file)
  const text = node.getText(file)
  return sqlWords.flatMap(([word, other]): readonly Edit[] => {
    const met = word.exec(text)
    if (!met) return []
    const start = from + met.index
    return [[start, start + met[0].length, other, `SQL: ${met[0].trim()} becomes ${other.trim() || 'nothing'}`]]
  })
}

function isLeftAlone(node: ts.Node): boolean {
  return (
    ts.isTypeNode(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isThrowStatement(node) ||
    (ts.isCallExpression(node) && /^(log|this\.log|logger)\./.test(node.expression.getText()))
  )
}

function isInFunction(node: ts.Node): boolean {
  for (let at = node.parent; at; at = at.parent) if (ts.isFunctionLike(at)) return true
  return false
}

const firstLine = (node: ts.Node, file: ts.SourceFile) => node.getText(file).split('\n')[0]?.slice(0, 60) ?? ''

const kindOf = (path: string) => (path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
