import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { difficultyMarks, gameNumbers } from '#rules/games/games.ts'
import { filterQuery, filterSpan, readReplayFilter, replayFilterFields, writeReplayFilter } from './replay-filters.ts'

const read = readReplayFilter

describe('what was meant', () => {
  test('nothing said is the newest of all', () => {
    expect(read({})).toEqual({ sort: 'time' })
    expect(filterQuery(read({}))).toBe('')
  })

  test('an address and a call say the same', () => {
    const said = { game: '6', rank: 'L', flags: 'NM_NB', upid: '1000001', scoreMin: '5', sort: 'score' }
    const called = { game: 6, rank: 'L', flags: ['NB', 'NM'], upid: 1_000_001, scoreMin: 5, sort: 'score' }
    expect(read(said)).toEqual(read(called))
    expect(filterQuery(read(called))).toBe('game=6&rank=L&flags=NM_NB&upid=1000001&scoreMin=5&sort=score')
  })

  test('what is not valid is left out, field by field', () => {
    const noise = {
      game: 5,
      rank: 'Z',
      chara: 'ReimuA',
      category: 'x',
      type: [],
      flags: 'NM_XX',
      upid: 0,
      pilot: ' ',
    }
    expect(read(noise)).toEqual({ sort: 'time', flags: ['NM'] })
    expect(
      read({ sort: 'best', period: 'hour', from: '2026-02-30', to: 'today', scoreMin: -1, scoreMax: 0.5 }),
    ).toEqual({ sort: 'time' })
    expect(read({ scoreMax: 10_000_000_000, upid: 10_000_000_000, game: '6.0', searchType: 'pilot' })).toEqual({
      sort: 'time',
    })
  })

  test('a difficulty its game does not have, a character without its game, proof of nothing', () => {
    expect(read({ game: 6, rank: 'PH' })).toEqual({ sort: 'time', game: 6 })
    expect(read({ game: 7, rank: 'PH' })).toMatchObject({ rank: 'PH' })
    expect(read({ game: 95, rank: 'L' })).not.toHaveProperty('rank')
    expect(read({ rank: 'PH' })).toMatchObject({ rank: 'PH' })
    expect(read({ chara: 'ReimuA' })).not.toHaveProperty('chara')
    expect(read({ character: 'Sakuya' })).toEqual({ sort: 'time', character: 'Sakuya' })
    expect(read({ game: 8, character: 'Sakuya' })).toMatchObject({ game: 8, character: 'Sakuya' })
    expect(read({ character: 'a&b' })).toEqual({ sort: 'time' })
    expect(read({ game: 8, chara: 'Reimu & Yukari' })).toMatchObject({ chara: 'Reimu & Yukari' })
    expect(read({ proved: 'Y' })).toEqual({ sort: 'time' })
    expect(read({ flags: ['NB'], proved: 'Y' })).toMatchObject({ proved: 'Y' })
  })

  test('a search needs a type and something to look for', () => {
    expect(read({ searchType: 'comment', value: ' \u200b ' })).toEqual({ sort: 'time' })
    expect(read({ value: 'first run' })).toEqual({ sort: 'time' })
    expect(read({ searchType: 'code', value: 1234 })).toMatchObject({ value: '1234' })
    const long = read({ searchType: 'comment', value: '弹'.repeat(80) })
    expect(long.value).toHaveLength(60)
  })

  test('names of pilots are folded, text is one line without control characters', () => {
    expect(read({ pilot: ' ｒｅｉｍｕ ' }).pilot).toBe('REIMU')
    expect(read({ searchType: 'comment', value: 'a\u0000\nb\ud800' }).value).toBe('a b\ufffd')
  })

  test('bounds that cross change places, and a period stands alone', () => {
    expect(read({ scoreMin: 9, scoreMax: 3 })).toMatchObject({ scoreMin: 3, scoreMax: 9 })
    expect(read({ from: '2026-03-01', to: '2026-02-01' })).toMatchObject({ from: '2026-02-01', to: '2026-03-01' })
    expect(read({ period: 'week', from: '2026-03-01' })).toEqual({ sort: 'time', period: 'week' })
  })
})

const odd = fc.string({
  unit: fc.constantFrom('a', 'Ａ', 'ß', 'ﷺ', '弹', '😀', ' ', '\u0000', '\u200b'),
  maxLength: 80,
})

test('a filter read again from what was written is the same', () => {
  const raw = fc.record(
    {
      sort: fc.constantFrom('time', 'score', 'likes', 'comments', 'iscore', 'x'),
      game: fc.constantFrom(...gameNumbers, 5, 'x'),
      rank: fc.constantFrom(...difficultyMarks, 'x'),
      chara: fc.oneof(fc.constantFrom('ReimuA', 'Reimu & Yukari'), fc.string()),
      character: fc.oneof(fc.constantFrom('Sakuya', 'reimu'), fc.string()),
      category: fc.constantFrom('nn', 'x'),
      type: fc.constantFrom('full', 'x'),
      flags: fc.subarray(['NM', 'NB', 'NT', 'NSY', 'x']),
      proved: fc.constantFrom('Y', 'N'),
      upid: fc.integer(),
      pilot: odd,
      period: fc.constantFrom('week', 'x'),
      from: fc.constantFrom('2026-01-01', '2026-13-01'),
      to: fc.constantFrom('2025-12-31', '2026-06-31'),
      scoreMin: fc.integer(),
      scoreMax: fc.nat(),
      searchType: fc.constantFrom('name', 'pilot', 'uploader', 'comment', 'code', 'x'),
      value: odd,
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(raw, (said) => {
      const filter = read(said)
      expect(read(filter as unknown as Record<string, unknown>)).toEqual(filter)
      expect(read(writeReplayFilter(filter))).toEqual(filter)
      expect(read(Object.fromEntries(new URLSearchParams(filterQuery(filter))))).toEqual(filter)
    }),
  )
})

test('every field is written', () => {
  const whole = {
    ...{
      sort: 'likes',
      game: 6,
      rank: 'L',
      chara: 'ReimuA',
      character: 'Reimu',
      category: 'nn',
      type: 'full',
      flags: ['NM'],
      proved: 'Y',
    },
    ...{ upid: 1_000_001, pilot: 'A', from: '2026-01-01', to: '2026-01-02', scoreMin: 1, scoreMax: 2 },
    ...{ searchType: 'pilot', value: 'A' },
  }
  expect(Object.keys(writeReplayFilter(read(whole))).concat('period')).toHaveLength(replayFilterFields.length)
})

describe('the days of a filter', () => {
  /** 00:30 on 2 March in Beijing. */
  const now = new Date('2026-03-01T16:30:00Z')
  test('a period ends today and counts today', () => {
    expect(filterSpan(read({ period: 'day' }), now)).toEqual({ since: new Date('2026-03-01T16:00:00Z') })
    expect(filterSpan(read({ period: 'week' }), now)).toEqual({ since: new Date('2026-02-23T16:00:00Z') })
    expect(filterSpan(read({}), now)).toEqual({})
  })
  test('both days are in it', () => {
    const span = filterSpan(read({ from: '2026-01-01', to: '2026-01-01' }), now)
    expect(span).toEqual({ since: new Date('2025-12-31T16:00:00Z'), until: new Date('2026-01-01T16:00:00Z') })
    expect(filterSpan(read({ to: '2026-01-01' }), now)).toEqual({ until: new Date('2026-01-01T16:00:00Z') })
  })
})
