import { ADD_KEY_CIPHERS } from '@patisserie/replay/games/ciphers'
import { undoAddKey } from '@patisserie/replay/unpack/add-key-cipher'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lockAddKey } from './lock-add-key.ts'

test.each(Object.entries(ADD_KEY_CIPHERS))('the parser unlocks %s and finds the checksum', (_, cipher) => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 0x20, maxLength: 400 }), (plain) => {
      const file = Uint8Array.from(plain)
      lockAddKey(file, { ...cipher, to: file.length })
      const checksum = new DataView(file.buffer).getUint32(cipher.checksumAt, true)
      const out = new Uint8Array(file.length)
      expect(undoAddKey(file, file.length, out, cipher)).toBe(checksum)
      expect(out.subarray(cipher.checksumAt + 4)).toEqual(plain.subarray(cipher.checksumAt + 4))
    }),
  )
})
