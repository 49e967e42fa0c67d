import fc from 'fast-check'
import { expect, test } from 'vitest'
import { charsOf, gapsOf } from './chars-by-gaps.ts'
import { displayWords } from './display-words.ts'

const sorted = (chars: string) => [...new Set(chars)].sort().join('')

test('the characters of the display face come back, and are shorter as distances', () => {
  const chars = sorted(displayWords.join(''))
  expect(charsOf(gapsOf(chars))).toBe(chars)
  expect(Buffer.byteLength(gapsOf(chars))).toBeLessThan(Buffer.byteLength(chars) * 0.65)
})

test('any characters up to the last of Chinese come back', () => {
  const char = fc.integer({ min: 0x20, max: 0x9fff }).map((code) => String.fromCharCode(code))
  fc.assert(
    fc.property(fc.array(char, { maxLength: 50 }), (chars) => {
      const all = sorted(chars.join(''))
      expect(charsOf(gapsOf(all))).toBe(all)
    }),
  )
})

test('a distance that no character can stand for is refused', () => {
  expect(() => gapsOf('a\ue000')).toThrow(/too far/)
})
