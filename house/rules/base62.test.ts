import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeOfKeyId, replayCode, replayKey } from './base62.ts'

const last = 62 ** 4 - 1

test.each([
  [0, '0000'],
  [1, '0001'],
  [10, '000A'],
  [36, '000a'],
  [61, '000z'],
  [62, '0010'],
  [last, 'zzzz'],
])('%i is %s', (key, code) => {
  expect(replayCode(key)).toBe(code)
  expect(replayKey(code)).toBe(key)
})

test.each([-1, last + 1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('%d has no code', (key) => {
  expect(() => replayCode(key)).toThrow(RangeError)
})

test.each(['', '000', '00000', '00-0', '0 00', '００００', '0000\n'])('%j is no code', (code) => {
  expect(replayKey(code)).toBeNull()
})

test('keys come back, and codes sort like keys', () => {
  const key = fc.integer({ min: 0, max: last })
  fc.assert(
    fc.property(key, key, (a, b) => {
      expect(replayKey(replayCode(a))).toBe(a)
      expect(replayCode(a) < replayCode(b)).toBe(a < b)
    }),
  )
})

test.each([
  ['1', '0001'],
  ['007', '0007'],
  ['999', '00G7'],
  ['01234', '00Ju'],
  ['00001234', '00Ju'],
  ['14776335', 'zzzz'],
])('the KeyID %s in digits is the code %s', (text, code) => {
  expect(codeOfKeyId(text)).toBe(code)
})

test.each(['1234', '0001', '0', '00000', '14776336', '000000001', '12a', '-1', '1.5', ' 1', ''])(
  '%j is no KeyID in digits: four characters are a code',
  (text) => {
    expect(codeOfKeyId(text)).toBeNull()
  },
)

test('no text is both a code and a KeyID in digits', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9A-Za-z]{1,8}$/), (text) => {
      expect(replayKey(text) !== null && codeOfKeyId(text) !== null).toBe(false)
    }),
  )
})
