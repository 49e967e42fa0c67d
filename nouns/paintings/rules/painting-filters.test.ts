import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  facetsOfFilter,
  paintingFilterFields,
  paintingQuery,
  periodStart,
  readPaintingFilter,
  writePaintingFilter,
} from './painting-filters.ts'

const read = readPaintingFilter

describe('what was meant', () => {
  test('nothing said is the newest of all', () => {
    expect(read({})).toEqual({ sort: 'time' })
    expect(paintingQuery(read({ period: '' }))).toBe('')
  })

  test('an address and a call say the same', () => {
    const said = { character: 'Reimu', game: '14', tag: '像素画', upid: '1000001', match: '3', sort: 'likes' }
    const called = { character: 'Reimu', game: 14, tag: '#pixel', upid: 1_000_001, match: 3, sort: 'likes' }
    expect(read(said)).toEqual(read(called))
    expect(paintingQuery(read(called))).toBe('character=Reimu&game=14&tag=%23pixel&match=3&upid=1000001&sort=likes')
  })

  test('what is not valid is left out, field by field', () => {
    const noise = { sort: 'best', period: 'hour', character: 'Nobody', game: 5, tag: ' ', match: 0, upid: -1 }
    expect(read(noise)).toEqual({ sort: 'time' })
    expect(read({ tag: '#nothing' })).toEqual({ sort: 'time' })
    expect(read({ tag: '很'.repeat(9) })).toEqual({ sort: 'time' })
    expect(read({ tag: '很'.repeat(8) })).toEqual({ sort: 'time', tag: '很'.repeat(8) })
  })

  test('every field is written', () => {
    const whole = {
      character: 'Reimu',
      game: 14,
      tag: 'time',
      match: 3,
      upid: 1_000_001,
      period: 'week',
      sort: 'likes',
    }
    expect(Object.keys(writePaintingFilter(read(whole)))).toEqual([...paintingFilterFields])
  })

  test('facets as they are stored', () => {
    expect(facetsOfFilter(read({ character: 'Reimu', game: 95, tag: 'sakura' }))).toEqual([
      'c:Reimu',
      'g:95',
      't:sakura',
    ])
    expect(facetsOfFilter(read({}))).toEqual([])
  })
})

test('a filter read again from what was written is the same', () => {
  const raw = fc.record(
    {
      sort: fc.constantFrom('time', 'likes', 'comments', 'x'),
      period: fc.constantFrom('', 'day', 'week', 'x'),
      character: fc.constantFrom('Reimu', 'Marisa', 'x'),
      game: fc.constantFrom(6, '95', 5),
      tag: fc.oneof(
        fc.string({ unit: fc.constantFrom('Ａ', 'ß', 'ﷺ', '弹', '😀', ' ', '\u0000', '#'), maxLength: 12 }),
        fc.constantFrom('#pixel', 'time', 'Pixel art'),
      ),
      match: fc.integer(),
      upid: fc.integer(),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(raw, (said) => {
      const filter = read(said)
      expect(read(writePaintingFilter(filter))).toEqual(filter)
      expect(read(Object.fromEntries(new URLSearchParams(paintingQuery(filter))))).toEqual(filter)
    }),
  )
})

test('a period ends today and counts today', () => {
  /** 00:30 on 2 March in Beijing. */
  const now = new Date('2026-03-01T16:30:00Z')
  expect(periodStart('day', now)).toEqual(new Date('2026-03-01T16:00:00Z'))
  expect(periodStart('week', now)).toEqual(new Date('2026-02-23T16:00:00Z'))
})
