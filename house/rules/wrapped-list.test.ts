import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { unwrapList, wrapList } from './wrapped-list.ts'

describe('wrapped lists', () => {
  test('have the delimiter at both ends', () => {
    expect(wrapList(['a', 'b'])).toBe('_a_b_')
    expect(wrapList([])).toBe('')
    expect(wrapList([''])).toBe('__')
  })
  test.each([
    ['', []],
    ['_', []],
    ['_a_', ['a']],
    ['a_b', ['a', 'b']],
    ['_a_b', ['a', 'b']],
  ])('%j unwraps', (s, list) => {
    expect(unwrapList(s)).toEqual(list)
  })
  test('refuse an item that holds the delimiter', () => {
    expect(() => wrapList(['a_b'])).toThrow(RangeError)
  })
  test('come back as they were', () => {
    const item = fc.string().filter((s) => !s.includes('_'))
    fc.assert(
      fc.property(fc.array(item), (list) => {
        expect(unwrapList(wrapList(list))).toEqual(list)
      }),
    )
  })
})
