import { expect, test } from 'vitest'
import { shotChoices, shotOf, shotValue } from './shot-choice.ts'

test('without a game every character stands once; a game has its shots below the character', () => {
  expect(shotChoices(undefined, '', 'zh').filter(([value]) => value === '*Sakuya')).toEqual([['*Sakuya', '十六夜咲夜']])
  expect(shotChoices(6, '', 'en').slice(0, 4)).toEqual([
    ['*Reimu', 'Reimu'],
    ['ReimuA', 'Reimu A'],
    ['ReimuB', 'Reimu B'],
    ['*Marisa', 'Marisa'],
  ])
  expect(shotChoices(13, '', 'en').map(([value]) => value)).toEqual(['Reimu', 'Marisa', 'Sanae', 'Youmu'])
})

test('the chosen character is offered where the game does not name it', () => {
  expect(shotChoices(8, '*Sakuya', 'en')[0]).toEqual(['*Sakuya', 'Sakuya'])
  expect(shotChoices(8, '', 'en')[0]?.[0]).toBe('Reimu & Yukari')
})

test('a value says whether a shot or a character is chosen', () => {
  for (const chosen of [{}, { chara: 'ReimuA' }, { character: 'Sakuya' }])
    expect(shotOf(shotValue(chosen))).toEqual(chosen)
})
