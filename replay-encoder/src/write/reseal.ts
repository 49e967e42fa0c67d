import { allowanceFor } from '@patisserie/replay/bytes/allowance'
import { ADD_KEY_CIPHERS } from '@patisserie/replay/games/ciphers'
import { type UnpackedOld, unpack } from '@patisserie/replay/unpack/decrypt-and-unpack'
import { joinBytes } from './join-bytes.ts'
import { lockAddKey } from './lock-add-key.ts'
import { sealBody } from './seal-body.ts'
import { sealPacked } from './seal-packed.ts'

/** The file with its body changed or replaced, packed and encrypted again, with its own header and text blocks. */
export function reseal(file: Uint8Array, change: ChangeBody = () => {}): Uint8Array<ArrayBuffer> {
  const unpacked = unpack(file, allowanceFor(file.length))
  const bytes = Uint8Array.from(unpacked.body)
  const body = change(viewOf(bytes)) ?? bytes
  if (unpacked.era === 'old') return resealOld(file, unpacked, body)
  const { game, magic } = unpacked
  const view = viewOf(file)
  const users = file.subarray(view.getUint32(0x0c, true))
  return sealBody({ game, magic, formatVersion: view.getUint32(0x04, true), body, users })
}

/** Changes the given copy of the unpacked body (game 6: of the whole plain file) in place, or answers another body. */
type ChangeBody = (body: DataView) => Uint8Array | undefined

/** A file of games 6 to 9 whose decrypted bytes, header and sizes included, are changed and encrypted again. */
export function relock(file: Uint8Array, change: (plain: DataView) => void): Uint8Array<ArrayBuffer> {
  const unpacked = unpack(file, allowanceFor(file.length))
  if (unpacked.era !== 'old') throw new Error(`${unpacked.game} keeps its header in plain`)
  const plain = Uint8Array.from(unpacked.plain)
  change(viewOf(plain))
  lockAddKey(plain, { ...ADD_KEY_CIPHERS[unpacked.game], to: plain.length })
  return joinBytes([plain, file.subarray(plain.length)])
}

const headerLengths = { th07: 0x54, th08: 0x68, th09: 0xc0 }

function resealOld(file: Uint8Array, { game, plain }: UnpackedOld, body: Uint8Array): Uint8Array<ArrayBuffer> {
  if (game === 'th06') {
    const locked = Uint8Array.from(body)
    lockAddKey(locked, { ...ADD_KEY_CIPHERS.th06, to: locked.length })
    return locked
  }
  const header = plain.subarray(0, headerLengths[game])
  if (game === 'th07') return sealPacked({ game, header, body })
  return sealPacked({ game, header, body, users: file.subarray(viewOf(file).getUint32(0x0c, true)) })
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
}
