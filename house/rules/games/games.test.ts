import { describe, expect, test } from 'vitest'
import {
  codeOfGam,
  difficultyMark,
  difficultyMarks,
  difficultyOfWord,
  difficultyWords,
  editorGames,
  gameGlyph,
  gameLabel,
  gameNumbers,
  gameNumeral,
  gamOfCode,
  isGam,
  isSceneGame,
  replayDateKind,
  specifiedGames,
} from './games.ts'

describe('numbers and codes', () => {
  test.each([
    [6, 'th06', '6'],
    [9, 'th09', '9'],
    [95, 'th095', '9.5'],
    [10, 'th10', '10'],
    [125, 'th125', '12.5'],
    [128, 'th128', '12.8'],
    [143, 'th143', '14.3'],
    [165, 'th165', '16.5'],
    [18, 'th18', '18'],
    [20, 'th20', '20'],
    [2003, 'alco', ''],
  ] as const)('%i is %s', (gam, code, numeral) => {
    expect(codeOfGam(gam)).toBe(code)
    expect(gamOfCode(code)).toBe(gam)
    expect(gameNumeral(gam)).toBe(numeral)
  })
  test('go back and forth, each its own', () => {
    expect(gameNumbers.map((gam) => gamOfCode(codeOfGam(gam)))).toEqual(gameNumbers)
    expect(new Set(gameNumbers.map(gameGlyph)).size).toBe(gameNumbers.length)
  })
  test.each(['th19', '6', '', 'TH06', 'toString'])('%j is no code', (code) => {
    expect(gamOfCode(code)).toBeNull()
  })
  test.each([19, 9.5, '6', null])('%j is no game', (n) => {
    expect(isGam(n)).toBe(false)
  })
  test('the specification has 18 games', () => {
    expect(specifiedGames).toHaveLength(18)
    expect(specifiedGames.map(gameGlyph).join('')).toBe('红妖永花文风殿船DS精庙城邪绀璋秘兽虹')
    expect(editorGames.every((gam) => !isSceneGame(gam))).toBe(true)
  })
})

test('labels', () => {
  expect(gameLabel(14, 'zh')).toBe('辉针城')
  expect(gameLabel(14, 'en')).toBe('DDC')
})

describe('difficulties', () => {
  test.each([
    [6, 4, 'EX'],
    [7, 5, 'PH'],
    [6, 5, ''],
    [13, 5, 'O'],
    [18, 0, 'E'],
    [18, 3, 'L'],
    [95, 0, ''],
    [2003, 0, ''],
    [10, null, ''],
    [10, -1, ''],
  ] as const)('game %i, raw %s: %j', (gam, raw, mark) => {
    expect(difficultyMark(gam, raw)).toBe(mark)
  })
  test('words and marks', () => {
    for (const mark of difficultyMarks) expect(difficultyOfWord(difficultyWords[mark])).toBe(mark)
    expect(difficultyOfWord('Insane')).toBeNull()
  })
})

test('only games 6 and 7 have less than a full date', () => {
  expect(replayDateKind(7)).toBe('monthDay')
  expect(replayDateKind(6)).toBe('date')
  expect(gameNumbers.filter((gam) => replayDateKind(gam) !== 'dateTime')).toEqual([6, 7])
})
