import { joinBytes } from '../../replay-encoder/src/write/join-bytes.ts'
import { lockAddKey } from '../../replay-encoder/src/write/lock-add-key.ts'
import { shuffle } from '../../replay-encoder/src/write/shuffle.ts'
import { ADD_KEY_CIPHERS, SHUFFLES } from '../src/games/ciphers.ts'
import { PACKED_LAYOUTS, type Unpacked, type UnpackedOld } from '../src/unpack/decrypt-and-unpack.ts'

/** The file with another body, correctly packed and encrypted, with its own header and text blocks. */
export function repack(file: Uint8Array, unpacked: Unpacked, body: Uint8Array): Uint8Array {
  if (unpacked.era === 'old') return repackOld(file, unpacked, body)
  const header = unpacked.magic.startsWith('t20') ? 0x30 : 0x24
  const packed = shuffle(packLiterals(body), SHUFFLES[unpacked.game])
  const out = joinBytes([file.subarray(0, header), packed, file.subarray(unpacked.packedEnd)])
  const view = new DataView(out.buffer)
  view.setUint32(0x0c, header + packed.length, true)
  view.setUint32(header - 8, packed.length, true)
  view.setUint32(header - 4, body.length, true)
  return out
}

function repackOld(file: Uint8Array, unpacked: UnpackedOld, body: Uint8Array): Uint8Array {
  const cipher = ADD_KEY_CIPHERS[unpacked.game]
  if (unpacked.game === 'th06') {
    const out = body.slice()
    if (out.length > cipher.from) lockAddKey(out, { ...cipher, to: out.length })
    return out
  }
  const layout = PACKED_LAYOUTS[unpacked.game]
  const packed = packLiterals(body)
  const out = joinBytes([unpacked.plain.subarray(0, layout.headerBytes), packed, file.subarray(unpacked.packedEnd)])
  const to = layout.headerBytes + packed.length
  const view = new DataView(out.buffer)
  view.setUint32(layout.packedSize, packed.length, true)
  view.setUint32(layout.unpackedSize, body.length, true)
  if (layout.userOffset !== null) view.setUint32(layout.userOffset, to, true)
  lockAddKey(out, { ...cipher, to })
  return out
}

/** Encodes as LZSS with literals only: nine bits per byte. */
function packLiterals(body: Uint8Array): Uint8Array {
  const out = new Uint8Array(Math.ceil((body.length * 9) / 8))
  let bit = 0
  for (const byte of body) {
    const token = 0x100 | byte
    const at = bit >> 3
    const spread = token << (7 - (bit & 7))
    out[at] = (out[at] ?? 0) | (spread >> 8)
    out[at + 1] = spread & 0xff
    bit += 9
  }
  return out
}
