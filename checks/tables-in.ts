import ts from 'typescript'

/** A table that SQL names, and what is done to it. */
export interface NamedTable {
  readonly table: string
  readonly does: 'reads' | 'writes'
}

/** Words before the name of a table. */
const opens = new Set('from join using update into table truncate copy references'.split(' '))
/** What may stand between such a word, or a comma, and the name. */
const between = new Set('only lateral table if not exists ('.split(' '))
/** What ends a list of tables instead of being an alias in it. */
const ends = new Set(
  'where join left right inner cross full on using group order limit set for union returning select values natural'.split(
    ' ',
  ),
)

/** SQL without comments and without the marks of function bodies, which are SQL too. */
export const bareSql = (sql: string): string =>
  sql
    .replace(/--[^\n]*/g, ' ')
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/\$\w*\$/g, ' ')

/** Tables of SQL, by its words: with schema, quotes, lists, aliases and line ends as people write them. */
export function tablesInSql(sql: string): readonly NamedTable[] {
  const words = (bareSql(sql).match(/"[^"]*"|'(?:[^']|'')*'|[a-z_]\w*|\S/gi) ?? []).map((word) => word.toLowerCase())
  const found: NamedTable[] = []
  for (const [at, word] of words.entries()) {
    const before = words[at - 1] ?? ''
    if (word === 'on' && isTriggerAt(words, at)) found.push({ table: unquoted(words[at + 1]), does: 'writes' })
    if (!opens.has(word) || (word === 'from' && before === 'distinct') || (word === 'table' && before === 'truncate'))
      continue
    const writes =
      ['update', 'into', 'truncate', 'copy'].includes(word) ||
      (word === 'from' && before === 'delete') ||
      (word === 'table' && ['alter', 'drop', 'truncate'].includes(before))
    const isList = word !== 'into' && word !== 'references' && word !== 'copy'
    for (let next = at + 1, first = true; first || words[next - 1] === ','; first = false) {
      while (between.has(words[next] ?? '')) next++
      if (words[next] === 'public' && words[next + 1] === '.') next += 2
      const table = unquoted(words[next++])
      if (/^[a-z_]\w*$/.test(table))
        found.push({ table, does: writes && (first || word === 'truncate') ? 'writes' : 'reads' })
      if (words[next] === 'as') next++
      if (/^["a-z_]/.test(words[next] ?? '') && !ends.has(words[next] ?? '')) next++
      if (!isList || words[next++] !== ',') break
    }
  }
  return found
}

const unquoted = (word = ''): string => word.replaceAll('"', '')

/** Whether the `on` is that of `create trigger … on`. */
const isTriggerAt = (words: readonly string[], at: number): boolean => {
  for (let back = at - 1; back >= 0 && words[back] !== ';'; back--) if (words[back] === 'trigger') return true
  return false
}

const kyselyReads = /^(?:selectFrom|from|using|(?:inner|left|right|full|cross)Join(?:Lateral)?)$/
const kyselyWrites = /^(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)$/

/** Tables that a module names: in SQL, whose literals may be put together, and in calls of Kysely. */
export function tablesInModule(file: string, source: string): readonly NamedTable[] {
  if (!/\b(?:select|insert|update|delete|truncate|merge|copy|\w+Join|\w+From|\w+Into|\w+Table)\b/i.test(source))
    return []
  const found: NamedTable[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const name = node.expression.name.text
      const does = kyselyWrites.test(name) ? 'writes' : kyselyReads.test(name) ? 'reads' : undefined
      const [first] = node.arguments
      for (const one of first && does ? (ts.isArrayLiteralExpression(first) ? first.elements : [first]) : [])
        if (does && ts.isStringLiteralLike(one)) {
          const [table = ''] = one.text.replace(/^public\./, '').split(/\s+as\s+/i)
          found.push({ table, does })
        }
    }
    const text = textOf(node)
    if (text !== null && /\s/.test(text)) found.push(...tablesInSql(text))
    // What stands inside a template is a module's text again; a sum of literals has been read whole.
    if (text === null || ts.isTemplateExpression(node)) ts.forEachChild(node, visit)
  }
  visit(
    ts.createSourceFile(
      file,
      source,
      ts.ScriptTarget.Latest,
      true,
      file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    ),
  )
  return found
}

/** The text of a literal, of a template (a gap for what is put in) or of a sum of them; null for what is none. */
function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => ` ? ${literal.text}`).join('')
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return null
  const [left, right] = [textOf(node.left), textOf(node.right)]
  return left === null && right === null ? null : (left ?? ' ? ') + (right ?? ' ? ')
}
