import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scoreParts } from './score-parts.ts'

describe('scoreParts', () => {
  it.each([
    [0, '', '0'],
    [950, '', '950'],
    [84927310, '', '84,927,310'],
    [99999999, '', '99,999,999'],
    [100000000, '1', '00,000,000'],
    [936155220, '9', '36,155,220'],
    [1846203950, '1,8', '46,203,950'],
    [25294117800, '25,2', '94,117,800'],
    [123456789012n, '123,4', '56,789,012'],
    [-5, '', '-5'],
  ])('cuts %s before its hundred-millions end', (value, high, low) => {
    expect(scoreParts(value)).toEqual({ high, low })
  })

  it('keeps every digit', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n }), (value) => {
        const { high, low } = scoreParts(value)
        expect(high + low).toBe(value.toLocaleString('en-US'))
        expect((high + low).replaceAll(',', '')).toBe(String(value))
      }),
    )
  })
})
