import { join } from 'node:path'
import { expect, test } from 'vitest'
import { refusals as enClubs } from '#nouns/clubs/words/calls/clubs.en.ts'
import { refusals as zhClubs } from '#nouns/clubs/words/calls/clubs.zh.ts'
import { newDays, newLinks, newMentions, newPosts } from '#rules/people/standing.ts'
import { filesOf } from '../../checks/files.ts'

const root = join(import.meta.dirname, '../..')

/** All files of words of a language, by name; each exports one or several packs. */
const packsOf = async (language: 'zh' | 'en'): Promise<object> => {
  const names = filesOf(`{house,nouns/*,site}/words/**/*.${language}.ts`, { cwd: root }).map((file) =>
    file.replace(/\.ts$/, ''),
  )
  const packs = names.map(
    async (name) => [name, { ...(await import(/* @vite-ignore */ `${root}/${name}.ts`)) }] as const,
  )
  return Object.fromEntries(await Promise.all(packs))
}

const english = await packsOf('en')
const packs = [
  ['zh', await packsOf('zh')],
  ['en', english],
] as const

/** Values of the kinds a text takes; a function need not know them all, but one of them. */
const samples: readonly unknown[][] = [
  [1, 1, true],
  [1234567, 8, false],
  ['minutes', 2, 'a'],
  ['a', 'b', 'c'],
  [['a', 'b'], 'c'],
]

const said = (say: (...values: unknown[]) => unknown): string[] =>
  samples.flatMap((sample) => {
    try {
      return String(say(...sample))
    } catch {
      return []
    }
  })

/** What a pack says, by the path of the text. */
const texts = (value: unknown, path: string): [string, readonly string[]][] => {
  if (typeof value === 'string') return [[path, [value]]]
  if (typeof value === 'function') return [[path, said(value as (...values: unknown[]) => unknown)]]
  return Object.entries(value as object).flatMap(([key, inner]) => texts(inner, `${path}.${key}`))
}

test.each(packs)('every text of %s says something', (_, pack) => {
  const silent = texts(pack, '').filter(
    // The values of a hint are shown beside its text; there are none for other kinds of values than its own.
    ([path, lines]) => !path.endsWith('.values') && (lines.length === 0 || lines.some((line) => line.trim() === '')),
  )
  expect(silent).toEqual([])
})

const otherLanguage = [
  'pack.en.en.shell.language',
  'shell.en.shell.language',
  'house.en.house.shell.language',
  'no-scripts.en.noScripts.otherLanguage',
  'dialogs.en.dialogs.languageBack',
]

test('the English pack has no Chinese left, but the name of the other language', () => {
  const han = texts(english, '').filter(
    ([path, lines]) => !otherLanguage.some((name) => path.endsWith(`/${name}`)) && /\p{Script=Han}/u.test(lines.join()),
  )
  expect(han).toEqual([])
})

// The words do not import the rules: that would add a file to pages that show them.
test('what new accounts hear of their limits has the numbers of the rules', () => {
  expect([newDays, newPosts]).toEqual([3, 5])
  for (const words of [zhClubs, enClubs]) {
    expect(words['ms.mentionsMany']).toContain(` ${newMentions} `)
    expect(words['ms.linksMany']).toContain(` ${newLinks} `)
  }
})
