import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { replays as enReplays } from '#nouns/replays/words/replays.en.ts'
import { replays as zhReplays } from '#nouns/replays/words/replays.zh.ts'
import { run as enRun } from '#nouns/replays/words/run/run.en.ts'
import { run as zhRun } from '#nouns/replays/words/run/run.zh.ts'
import { difficultyMarks, difficultyWords } from '#rules/games/games.ts'
import { filesOf } from './files.ts'

/** Whether a source shows a run's seal. Only `sealOf` in the rules may decide which seal a run has. */
const drawsSeals = (source: string): boolean => /<Seal\b|\bseals\b/.test(source)
const asksTheRule = (source: string): boolean => source.includes('sealOf(')

test('whoever draws the seal of a run asks the rule whether it is proved', () => {
  const drawing = filesOf([
    '{nouns/*/web,house/cards,site/web}/**/*.tsx',
    '{nouns/*/server,house/{kit,core},site/server}/**/*.ts',
  ])
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => drawsSeals(readFileSync(file, 'utf8')))
  expect(drawing.length).toBeGreaterThan(1)
  expect(drawing.filter((file) => !asksTheRule(readFileSync(file, 'utf8')))).toEqual([])
})

test('a planted seal without the rule is caught', () => {
  expect(drawsSeals('<Seal title={seals[medal].title} />') && !asksTheRule('<Seal title="x" />')).toBe(true)
})

/** Whether a source draws a run's medal directly by its code, without the rule of its seal. */
const medalOfCode = (source: string): boolean => /<ReplayMedal\b[^>]*\bxz\b/.test(source)

test('a medal of a run is drawn by the rule of its seal', () => {
  const files = filesOf('{nouns/*/web,house/{cards,design,desks,editor,session},site/web}/**/*.tsx').map(
    (file) => [file, readFileSync(file, 'utf8')] as const,
  )
  expect(files.filter(([, source]) => /<RunMedal\b/.test(source)).length).toBeGreaterThan(1)
  const own = (file: string) => file.endsWith('/web/card/replay-medal.tsx')
  expect(files.filter(([file, source]) => !own(file) && medalOfCode(source)).map(([file]) => file)).toEqual([])
  expect(medalOfCode('<ReplayMedal code={row.xz} />')).toBe(true)
})

/** Chinese and English words of difficulties, in lower case. */
const difficulties = new Set(
  [
    ...difficultyMarks.map((mark) => difficultyWords[mark]),
    'Easy',
    'Normal',
    'Hard',
    'Lunatic',
    'Extra',
    'Phantasm',
  ].map((word) => word.toLowerCase()),
)

test('no medal and no seal is called like a difficulty', () => {
  const words = [enReplays.medals, zhReplays.medals].flatMap((medals) => Object.values<string>(medals))
  const titles = [enRun.seals, zhRun.seals].flatMap((seals) => Object.values(seals).map(({ title }) => title))
  expect([...words, ...titles].filter((word) => difficulties.has(word.toLowerCase()))).toEqual([])
})
