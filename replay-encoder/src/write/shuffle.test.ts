import { SHUFFLES } from '@patisserie/replay/games/ciphers'
import { unshuffle } from '@patisserie/replay/unpack/shuffle'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shuffle } from './shuffle.ts'

test.each(Object.entries(SHUFFLES))('the parser undoes the shuffle of %s', (_, passes) => {
  const length = fc.oneof(fc.nat(300), fc.nat(6000))
  fc.assert(
    fc.property(length, fc.nat(0xff), (bytes, salt) => {
      const plain = Uint8Array.from({ length: bytes }, (__, index) => (index * 31 + salt * (index >> 3)) & 0xff)
      let read: Uint8Array = shuffle(plain, passes)
      for (const pass of passes) {
        const out = new Uint8Array(read.length)
        unshuffle(read, 0, out, pass)
        read = out
      }
      expect(Buffer.compare(read, plain)).toBe(0)
    }),
    { numRuns: 30 },
  )
})
