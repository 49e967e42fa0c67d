import { HINT_CODES } from '@patisserie/replay/facts'
import { expect, test } from 'vitest'
import { replayHints as en } from '#nouns/replays/words/replay-hints.en.ts'
import { replayHints as zh } from '#nouns/replays/words/replay-hints.zh.ts'

const values = {
  stage: 'Stage 4',
  counter: 29_622,
  inputs: 14_811,
  score: 1_000,
  before: 2_000,
  text: 'MOCHI',
  run: 'REIMU',
  utc: '2026-05-01T12:30:00Z',
  local: '2026-05-03T12:30',
}
/** Names of pilots and units in the sample values, which are not translated. */
const untranslated = /MOCHI|REIMU|Hz/g

test.each(HINT_CODES)('%s is said in both languages, with its values', (code) => {
  expect(zh[code]?.what).toMatch(/\p{Script=Han}/u)
  expect(en[code]?.what).toMatch(/^[A-Z][\x20-\x7e]+$/)
  const [inZh = '', inEn = ''] = [zh, en].map((words) => words[code]?.values(values))
  expect(`${zh[code]?.what}${inZh}`.replaceAll(untranslated, '')).not.toMatch(/[A-Za-z]/)
  expect(inEn).not.toMatch(/\p{Script=Han}/u)
  expect(inZh === '').toBe(inEn === '')
})

test.each(HINT_CODES)('%s without values, as older readings left it, says what it is and no more', (code) => {
  expect([zh, en].map((words) => words[code]?.values({}))).toEqual(['', ''])
})
