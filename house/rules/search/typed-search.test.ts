import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gameNumbers } from '../games/games.ts'
import { gameNamed, namesOfGame } from './game-aliases.ts'
import { readSearch, withoutPart, writeFilter } from './typed-search.ts'

test('every name of a game names it', () => {
  for (const gam of gameNumbers) for (const name of namesOfGame(gam)) expect(gameNamed(name), name).toBe(gam)
})

test.each([
  ['game:th8 rank:L 灵梦', { game: 8, rank: 'L' }, '灵梦'],
  ['灵梦 game：永夜抄', { game: 8 }, '灵梦'],
  ['游戏:yongyechao 难度:疯狂', { game: 8, rank: 'L' }, ''],
  ['game:9.5 x', { game: 95 }, 'x'],
  ['game:TH095 x', { game: 95 }, 'x'],
  ['no:miss no:bomb', { flags: ['NM', 'NB'] }, ''],
  ['has:picture 含:录像 x', { has: ['picture', 'replay'] }, 'x'],
  ['by:"two words" x', { by: 'two words' }, 'x'],
  ['by:“小店” x y', { by: '小店' }, 'x y'],
  [`by:x${'🍰'.repeat(40)} y`, { by: `x${'🍰'.repeat(29)}` }, 'y'],
  ['after:2026-01 before:2026年2月3日', { after: '2026-01-01', before: '2026-02-03' }, ''],
  ['after:2026', { after: '2026-01-01' }, ''],
  ['game:th8 game:th7', { game: 7 }, ''],
  ['https://example.com/a', {}, 'https://example.com/a'],
  ['东方:红魔乡', {}, '东方:红魔乡'],
  ['12:30', {}, '12:30'],
])('%s', (typed, filters, words) => {
  const read = readSearch(typed)
  expect(read.filters).toEqual(filters)
  expect(read.words).toBe(words)
  expect(read.unknown).toEqual([])
})

describe('a misspelt filter is said, with what it probably means', () => {
  test.each([
    ['gmae:th8', 'game:th08'],
    ['game:th88', 'game:th08'],
    ['game:yongyechoa', 'game:th08'],
    ['rank:Lunatik', 'rank:L'],
    ['has:pictur', 'has:picture'],
    ['no:mis', 'no:miss'],
    ['rank:Z9999', undefined],
    ['after:2026-13', undefined],
    ['after:yesterday', undefined],
    ['by:', undefined],
  ])('%s', (typed, instead) => {
    const { unknown, words, filters } = readSearch(`${typed} x`)
    expect(unknown.map((part) => [part.typed, part.instead])).toEqual([[typed, instead]])
    expect(words).toBe('x')
    expect(filters).toEqual({})
  })
})

test('a part can be taken out and written again', () => {
  const search = readSearch('灵梦 by:"two words" game:th8')
  const [, by] = search.parts
  expect(by && withoutPart(search, by)).toBe('灵梦 game:th8')
  expect(writeFilter('by', 'two words')).toBe('by:"two words"')
})

test('any text is taken apart without loss of words, quickly', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
      const { parts } = readSearch(typed)
      expect(
        parts
          .map((part) => part.typed)
          .join('')
          .replace(/\s/gu, ''),
      ).toBe(typed.replace(/\s/gu, ''))
    }),
  )
  const long = readSearch(`${'a:'.repeat(5_000)}${'“'.repeat(5_000)}`)
  expect(long.parts.length).toBeGreaterThan(0)
})
