import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { turnOf } from '#site/journeys/variants.ts'
import { filesOf } from './files.ts'

const kinds = ['zh', 'en', 'PC', 'M']

/** The languages and devices of the people in a test file of a journey, as `npm test` walks it. */
function kindsIn(file: string, source: string, turn: (file: string) => number): Set<string> {
  const root = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const lists = new Map<string, ts.Expression>()
  const found: string[] = []
  everyNode(root, (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer) lists.set(node.name.getText(), node.initializer)
    if (ts.isPropertyAssignment(node) && /^(language|device)$/.test(node.name.getText()))
      found.push(...wordsIn(node.initializer))
    if (ts.isCallExpression(node) && /\bperson$/.test(node.expression.getText()))
      found.push(...defaultsOf(node.arguments[0]))
  })
  everyNode(root, (node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'variants') return
    const variants = elementsOf(node.arguments[1], lists)
    if (variants.length < 2 || isInFunction(node))
      throw new Error(`${file}: cannot tell the turns of ${node.getText()}`)
    const chosen = variants[turn(file) % variants.length]
    if (chosen) found.push(...wordsIn(chosen), ...(ts.isObjectLiteralExpression(chosen) ? defaultsOf(chosen) : []))
  })
  return new Set(found.filter((word) => kinds.includes(word)))
}

function everyNode(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  ts.forEachChild(node, (child) => everyNode(child, visit))
}

function wordsIn(node: ts.Node): string[] {
  const words: string[] = []
  everyNode(node, (each) => {
    if (ts.isStringLiteral(each)) words.push(each.text)
  })
  return words
}

/** The language and device of a person whose options do not name them. */
function defaultsOf(options: ts.Node | undefined): string[] {
  const named = options?.getText() ?? ''
  // A variable or spread ones may name both.
  if (/^\w+$|\.\.\.\w/.test(named)) return []
  return [...(/\blanguage\b/.test(named) ? [] : ['zh']), ...(/\bdevice\b/.test(named) ? [] : ['PC'])]
}

/** The elements of a list that is written out, by itself or as a constant, perhaps with its `entries()`. */
function elementsOf(node: ts.Node | undefined, lists: ReadonlyMap<string, ts.Expression>): readonly ts.Node[] {
  if (!node) return []
  if (ts.isArrayLiteralExpression(node)) return node.elements
  if (ts.isIdentifier(node)) return elementsOf(lists.get(node.text), lists)
  if (ts.isAsExpression(node) || ts.isPropertyAccessExpression(node) || ts.isCallExpression(node))
    return elementsOf(node.expression, lists)
  return []
}

const isInFunction = (node: ts.Node): boolean => Boolean(ts.findAncestor(node, ts.isFunctionLike))

const byNoun = Map.groupBy(
  filesOf(['nouns/*/journeys/*.test.ts', 'site/journeys/*/*.test.ts']),
  (file) => file.replace(/^nouns\/|^site\/journeys\//, '').split('/')[0],
)

test.each([...byNoun].filter(([noun]) => noun !== 'all'))(
  'npm test sees %s in both languages, on both devices',
  (_, files) => {
    const seen = files.map((file) => kindsIn(resolve(file), readFileSync(file, 'utf8'), turnOf))
    expect(kinds.filter((kind) => !seen.some((of) => of.has(kind)))).toEqual([])
  },
)

test('variants that nobody walks are not counted', () => {
  const source = `
    const walks = [['zh', 'PC'], ['en', 'M']]
    for (const [i, [language, device]] of variants(import.meta, walks.entries()))
      journey(async ({ person }) => person({ language, device, token: 'M' }))`
  expect(kindsIn('a.test.ts', source, () => 0)).toEqual(new Set(['zh', 'PC']))
  expect(kindsIn('a.test.ts', source, () => 3)).toEqual(new Set(['en', 'M']))
  expect(kindsIn('a.test.ts', `journey(async ({ person }) => person({ device: 'M' }))`, () => 0)).toEqual(
    new Set(['zh', 'M']),
  )
  expect(() => kindsIn('a.test.ts', `journey(() => variants(import.meta, ['zh', 'en']))`, () => 0)).toThrow('turns')
})
