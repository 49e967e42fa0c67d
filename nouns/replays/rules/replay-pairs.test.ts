import { expect, test } from 'vitest'
import { codeIn, isPair } from './replay-pairs.ts'

const run = { GAM: 14, RANK: 'L', TYPE: 'full', STAGE: 'clear' }

test('one game, one difficulty, one kind; a whole run pairs with one that ended early', () => {
  expect(isPair(run, { ...run, STAGE: '5' })).toBe(true)
  expect(isPair(run, { ...run, GAM: 13 })).toBe(false)
  expect(isPair(run, { ...run, RANK: 'H' })).toBe(false)
  expect(isPair(run, { ...run, TYPE: 'stage' })).toBe(false)
})

test.each(['stage', 'spell', 'scene'])('%s: only of the same place', (TYPE) => {
  const there = { ...run, TYPE, STAGE: '4-2' }
  expect(isPair(there, { ...there })).toBe(true)
  expect(isPair(there, { ...there, STAGE: '4-3' })).toBe(false)
})

test.each([
  ['0h7K', '0h7K'],
  [' 0h7K ', '0h7K'],
  ['０ｈ７Ｋ', '0h7K'],
  ['https://site.example/r/0h7K', '0h7K'],
  ['https://site.example/r/0h7K?x=1#comments', '0h7K'],
  ['/r/0h7K/vs/0001', '0h7K'],
  ['th14_ud0h7K.rpy', '0h7K'],
  ['0h7', null],
  ['/r/0h7KK', null],
  ['今天天气不错', null],
  ['', null],
])('the code in %j is %j', (text, code) => {
  expect(codeIn(text)).toBe(code)
})
