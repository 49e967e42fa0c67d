import { hash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { sha256Block } from './sha256-block.ts'

/** The first two words of the SHA-256 of a text of one block. */
function firstWords(text: Buffer): string {
  const block = Buffer.alloc(64)
  text.copy(block)
  block[text.length] = 0x80
  block.writeUInt32BE(text.length * 8, 60)
  const words = Int32Array.from({ length: 64 }, (_, t) => (t < 16 ? block.readInt32BE(4 * t) : -1))
  const digest = new Int32Array(2)
  sha256Block(words, digest)
  const answered = Buffer.alloc(8)
  answered.writeInt32BE(digest[0] ?? 0)
  answered.writeInt32BE(digest[1] ?? 0, 4)
  return answered.toString('hex')
}

test('the first words are those of SHA-256, for every length that fits into one block', () => {
  for (let length = 0; length <= 55; length++) {
    for (let n = 0; n < 20; n++) {
      const text = randomBytes(length)
      expect(firstWords(text), text.toString('hex')).toBe(hash('sha256', text).slice(0, 16))
    }
  }
})
