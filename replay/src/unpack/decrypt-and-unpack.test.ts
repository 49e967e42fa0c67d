import { expect, test } from 'vitest'
import { LARGEST_FILE } from '../bytes/allowance.ts'
import { Refusal } from '../bytes/refusal.ts'
import { identify, unpackBody } from './decrypt-and-unpack.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const reasonOf = (act: () => unknown): string | null => {
  try {
    act()
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.reason
    throw error
  }
}

test.each([
  ['T6RP', 'th06'],
  ['T9RP', 'th09'],
  ['t95r', 'th095'],
  ['t20t', 'th20'],
])('%s begins a file of %s', (magic, game) => {
  expect(identify(bytes(`${magic}more`))).toEqual({ magic, game })
})

test('no byte, too few and too many are told apart', () => {
  expect(reasonOf(() => identify(new Uint8Array()))).toBe('empty')
  expect(reasonOf(() => identify(bytes('T')))).toBe('too_short')
  expect(reasonOf(() => identify(bytes('X')))).toBe('unknown_magic')
  expect(reasonOf(() => identify(new Uint8Array(LARGEST_FILE)))).toBe('unknown_magic')
  expect(reasonOf(() => identify(new Uint8Array(LARGEST_FILE + 1)))).toBe('too_large')
})

/** A file of game 10 that ends after `extra` bytes of packed data, with the given sizes in its header. */
const modern = (packed: number, unpacked: number, extra = 0) => {
  const file = new Uint8Array(0x24 + extra)
  file.set(bytes('t10r'))
  const view = new DataView(file.buffer)
  view.setUint32(0x1c, packed, true)
  view.setUint32(0x20, unpacked, true)
  return file
}

test('sizes that no file can have are refused before anything is unpacked', () => {
  const reason = (file: Uint8Array) => reasonOf(() => unpackBody(file))
  expect(reason(modern(0, 10).subarray(0, 0x23))).toBe('too_short')
  expect(reason(modern(0, 10))).toBe('bad_length')
  expect(reason(modern(10, 0, 10))).toBe('bad_length')
  expect(reason(modern(11, 10, 10))).toBe('bad_length')
  // The densest packing is eight to one, and 64 bytes more.
  expect(reason(modern(10, 145, 10))).toBe('bad_length')
  expect(reason(modern(10, 144, 10))).toBe('corrupt_body')
})
