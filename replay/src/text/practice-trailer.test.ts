import { expect, test } from 'vitest'
import { practiceTrailer } from './practice-trailer.ts'

const trailer = (text: string, length = text.length) => {
  const sizes = [0, 8, 16, 24].map((shift) => (length >>> shift) & 0xff)
  return new Uint8Array([...new TextEncoder().encode(text), ...sizes, ...new TextEncoder().encode('PRAC')])
}

test('the text stands before its length and the mark', () => {
  expect(practiceTrailer(trailer('{"mode":1}'))).toBe('{"mode":1}')
  expect(practiceTrailer(trailer('xx{"mode":1}', 10))).toBe('{"mode":1}')
  expect(practiceTrailer(trailer(''))).toBe('')
})

test('a length beyond the beginning of the file leaves the mark without a text', () => {
  expect(practiceTrailer(trailer('ab', 2))).toBe('ab')
  expect(practiceTrailer(trailer('ab', 3))).toBe('')
})

test('of a long text 16 kB are decoded', () => {
  expect(practiceTrailer(trailer('a'.repeat(20_000)))).toHaveLength(16_384)
})

test('a file without the mark, or shorter than it, has none', () => {
  expect(practiceTrailer(new Uint8Array(100))).toBeNull()
  expect(practiceTrailer(new TextEncoder().encode('PRAC'))).toBeNull()
})
