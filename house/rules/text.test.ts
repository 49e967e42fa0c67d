import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  beginningOf,
  countCharacters,
  formatNumber,
  formatSize,
  formatYi,
  isBlank,
  truncateUnits,
  truncateWeighted,
  weightedLength,
} from './text.ts'

const unicode = fc.string({ unit: 'binary' })

describe('isBlank', () => {
  test.each(['', ' ', '\t\r\n', '\u3000', '\u200b\u200d', '\ufeff', '\u3164', '\u2800', ' \u00a0 '])('%j is', (s) => {
    expect(isBlank(s)).toBe(true)
  })
  test.each(['a', '0', ' 甜 ', '.', '\u200ba'])('%j is not', (s) => {
    expect(isBlank(s)).toBe(false)
  })
})

describe('countCharacters', () => {
  test.each([
    ['', 'zh', 0, 40],
    ['', 'en', 0, 120],
    ['五个汉字吧', 'en', 5, 40],
    ['Sakuya', 'zh', 6, 120],
    ['th8 通关', 'en', 6, 42],
    ['字'.repeat(40), 'zh', 40, 40],
    ['字'.repeat(41), 'zh', 41, 40],
    ['x'.repeat(121), 'en', 121, 120],
    ['🍰', 'en', 1, 40],
  ] as const)('%j in %s is %i of %i', (s, language, used, limit) => {
    expect(countCharacters(s, 120, language)).toEqual({ used, limit })
  })
  test('is over its limit exactly when the weighted length is', () => {
    fc.assert(
      fc.property(unicode, fc.nat(60), (s, most) => {
        const { used, limit } = countCharacters(s, most, 'zh')
        expect(used > limit).toBe(weightedLength(s) > most)
      }),
    )
  })
})

describe('weightedLength', () => {
  test.each([
    ['', 0],
    ['abc', 3],
    ['é', 1],
    ['ÿ', 1],
    ['Ā', 3],
    ['甜品', 6],
    ['a甜b', 5],
    ['🍰', 3],
    ['\ud83c', 3],
  ])('%j is %i', (s, length) => {
    expect(weightedLength(s)).toBe(length)
  })
  test('adds up, and lies between one and three times the characters', () => {
    fc.assert(
      fc.property(unicode, unicode, (a, b) => {
        expect(weightedLength(`${a} ${b}`)).toBe(weightedLength(a) + 1 + weightedLength(b))
        expect(weightedLength(a)).toBeGreaterThanOrEqual(a.length)
        expect(weightedLength(a)).toBeLessThanOrEqual(3 * [...a].length)
      }),
    )
  })
})

test.each([
  ['thanks to @cirno', 13, 'thanks to…'],
  ['thanks to @cirno', 16, 'thanks to @cirno'],
  ['thanks to @cirno, and', 16, 'thanks to @cirno…'],
  ['thanks to all', 8, 'thanks t…'],
  ['thanks to all', 13, 'thanks to all'],
  ['thanks to all', 7, 'thanks…'],
  ['@cirno9 is here', 4, '@cir…'],
  ['谢谢@琪露诺今天教我怎么穿过冰的弹幕', 30, '谢谢@琪露诺今天教我怎么穿过冰…'],
])('%j to %i is %j', (s, max, kept) => {
  expect(beginningOf(s, max)).toBe(kept)
})

describe('truncateWeighted', () => {
  test.each([
    ['abcdef', 4, 'abcd'],
    ['abcd', 4, 'abcd'],
    ['甜品屋', 4, '甜品'],
    ['甜品屋', 5, '甜品'],
    ['a甜b', 2, 'a'],
    ['é', 1, ''],
    ['🍰🍰', 3, '🍰'],
    ['abc', 0, ''],
    ['', 0, ''],
  ])('%j to %i is %j', (s, max, kept) => {
    expect(truncateWeighted(s, max)).toBe(kept)
  })
  test('is a beginning, fits, is as long as it can be and breaks no pair', () => {
    const width = (s: string) => [...s].reduce((sum, c) => sum + (c > '\u007f' ? 2 : 1), 0)
    fc.assert(
      fc.property(unicode, fc.nat(40), (s, max) => {
        const kept = truncateWeighted(s, max)
        const next = [...s.slice(kept.length)][0]
        expect(s.startsWith(kept)).toBe(true)
        expect(width(kept)).toBeLessThanOrEqual(max)
        if (next !== undefined) expect(width(kept + next)).toBeGreaterThan(max)
        expect(kept.isWellFormed()).toBe(true)
      }),
    )
  })
})

test.each([
  ['a🍰b', 1, 'a'],
  ['a🍰b', 2, 'a'],
  ['a🍰b', 3, 'a🍰'],
  ['甜品', 5, '甜品'],
  ['', 3, ''],
])('%j to %i units is %j', (s, units, kept) => {
  expect(truncateUnits(s, units)).toBe(kept)
})

test.each([
  [0, '0 B'],
  [1_023, '1023 B'],
  [1_024, '1024 B'],
  [1_025, '1.00 KB'],
  [1_536, '1.50 KB'],
  [1_048_576, '1024.00 KB'],
  [1_048_577, '1.00 MB'],
  [5_242_880, '5.00 MB'],
  [524_288_000, '500.00 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text)
})

describe('formatNumber', () => {
  test.each<[number | bigint, string]>([
    [0, '0'],
    [-0, '0'],
    [7, '7'],
    [999, '999'],
    [1_000, '1,000'],
    [-1_234_567, '-1,234,567'],
    [-100, '-100'],
    [9_999_999_990, '9,999,999,990'],
    [Number.MAX_SAFE_INTEGER, '9,007,199,254,740,991'],
    [123_456_789_012_345_678_901n, '123,456,789,012,345,678,901'],
  ])('%s is %s', (n, text) => {
    expect(formatNumber(n)).toBe(text)
  })
  test('reads back, in groups of three', () => {
    fc.assert(
      fc.property(fc.bigInt(), (n) => {
        const text = formatNumber(n)
        expect(BigInt(text.replaceAll(',', ''))).toBe(n)
        expect(text).toMatch(/^-?\d{1,3}(,\d{3})*$/)
      }),
    )
  })
})

describe('formatYi', () => {
  test.each([
    [0, '0', '0'],
    [99_999_999, '99,999,999', '99,999,999'],
    [100_000_000, '1.00 亿', '100.00 million'],
    [1_846_203_950, '18.46 亿', '1.85 billion'],
    [9_999_999_990, '100.00 亿', '10.00 billion'],
    [1_049_500_000, '10.50 亿', '1.05 billion'],
    [999_999_999, '10.00 亿', '1.00 billion'],
    [-150_000_000, '-1.50 亿', '-150.00 million'],
    [123_456_789_012_345, '1,234,567.89 亿', '123,456.79 billion'],
    [205_000_000, '2.05 亿', '205.00 million'],
  ])('%i', (n, zh, en) => {
    expect(formatYi(n, 'zh')).toBe(zh)
    expect(formatYi(n, 'en')).toBe(en)
  })
})
