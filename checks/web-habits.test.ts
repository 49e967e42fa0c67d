import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { filesOf } from './files.ts'

const spoken = new Set(['aria-label', 'title', 'placeholder', 'alt', 'label', 'aria-description'])
const letters = /\p{L}{2,}/u

/** Words that are written in JSX instead of the packs: text between tags, and attributes that users see or hear. */
function literalWords(file: string, source: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && letters.test(node.text)) found.push(`${file}: ${node.text.trim()}`)
    if (ts.isJsxAttribute(node) && spoken.has(node.name.getText()) && node.initializer) {
      const { initializer } = node
      if (ts.isStringLiteral(initializer) && letters.test(initializer.text)) found.push(`${file}: ${initializer.text}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return found
}

test('no words are written into JSX: they stand in the packs', () => {
  const files = filesOf('{nouns/*/web,house/{cards,design,desks,editor,session},site/web}/**/*.tsx').filter(
    (file) => !file.startsWith('house/design/kit'),
  )
  expect(files.flatMap((file) => literalWords(file, readFileSync(file, 'utf8')))).toEqual([])
})

test('planted words are caught', () => {
  expect(literalWords('x.tsx', 'export const X = () => <p title="Hello">你好 there</p>')).toHaveLength(2)
  expect(literalWords('x.tsx', 'export const X = ({ t }) => <p title={t.a} className="card">{t.b} · 1</p>')).toEqual([])
})

/** What is wrong with packs of words in this file: a pack stands in `words/`, and loads the two languages beside it. */
const packProblems = (file: string, source: string): string[] => {
  const isMade = /\bwordPack\b(?:<[^>]*>)?\(/.test(source) && file !== 'house/words/word-pack.ts'
  const [, name] = /\/words\/(?:[\w-]+\/)*([\w-]+)\.pack\.ts$/.exec(file) ?? []
  if (!name) return isMade ? [`${file} makes a pack outside words/`] : []
  const [zh = '', en = ''] = source.split(/^ {2}en:/m)
  const loads = [
    [zh, `./${name}.zh.ts`],
    [en, `./${name}.en.ts`],
  ] as const
  return loads.filter(([part, words]) => !part.includes(`'${words}'`)).map(([, words]) => `${file} has no ${words}`)
}

test('packs of words stand between their two languages', () => {
  const files = filesOf('{nouns,house,site}/**/*.{ts,tsx}', { exclude: /\.test\./ })
  expect(files.flatMap((file) => packProblems(file, readFileSync(file, 'utf8')))).toEqual([])
  const zh = files.filter((file) => file.endsWith('.zh.ts'))
  expect(zh.map((file) => file.replace(/zh\.ts$/, 'en.ts')).filter((file) => !files.includes(file))).toEqual([])
})

test('planted packs are caught', () => {
  expect(packProblems('nouns/a/web/page.tsx', 'const x = wordPack<object>({})')).toHaveLength(1)
  const zh = "  zh: () => import('./b.zh.ts'),"
  expect(packProblems('nouns/a/words/b.pack.ts', `wordPack({\n${zh}\n  en: () => import('./b.zh.ts'),\n})`)).toEqual([
    'nouns/a/words/b.pack.ts has no ./b.en.ts',
  ])
})

const rawColour = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(/i

test('no raw colour stands outside design/', () => {
  const files = filesOf('{nouns/*/web,house/{session,cards,editor},site/web}/**/*.{css,tsx}')
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => rawColour.test(line.replace(/href="[^"]*"|'[^']*#[^']*'|`[^`]*#[^`]*`|url\([^)]*\)/g, '')))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})

test('nothing is hot-linked: styles and pictures come from the site itself', () => {
  const files = filesOf('{nouns/*/web,house/{cards,design,desks,editor,session},site/web}/**/*.{css,tsx}')
  const found = files.filter((file) => /url\(\s*['"]?https?:|\bsrc=["'{`]+https?:/.test(readFileSync(file, 'utf8')))
  expect(found).toEqual([])
})

/** A counter that shows the weighted length, in which a Chinese character counts as three. */
const weightedCounter = /\bused: weightedLength\(|counter(?:=\{|: )\{ used\b/

test('counters show characters, not weights', () => {
  const files = filesOf('{nouns/*/web,house/{cards,design,desks,editor,session},site/web}/**/*.tsx').filter(
    (file) => !file.startsWith('house/design/kit'),
  )
  expect(files.filter((file) => weightedCounter.test(readFileSync(file, 'utf8')))).toEqual([])
  expect(weightedCounter.test('counter={{ used: weightedLength(title), limit }}')).toBe(true)
})

test('instants are written by `useTimes`, in the zone of the reader or with the name of that of Beijing', () => {
  // The archive notes when somebody played, by a clock that nobody knows.
  const files = filesOf('{nouns/*/web,house/{cards,design,desks,editor,session},site/web}/**/*.tsx').filter(
    (file) => !file.endsWith('archive/web/run-dialog.tsx'),
  )
  const writesBeijing = /formatDateTime\([^)]*'dateTime'/
  expect(files.filter((file) => writesBeijing.test(readFileSync(file, 'utf8')))).toEqual([])
})
