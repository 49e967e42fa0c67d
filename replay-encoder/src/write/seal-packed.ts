import { ADD_KEY_CIPHERS } from '@patisserie/replay/games/ciphers'
import { ByteSheet } from './byte-sheet.ts'
import { joinBytes } from './join-bytes.ts'
import { lockAddKey } from './lock-add-key.ts'
import { compress } from './lzss.ts'
import { practiceTail } from './practice-tail.ts'

type PackedFile = {
  game: 'th07' | 'th08' | 'th09'
  /** The plain file header: magic, version, key byte and offset tables filled in. */
  header: Uint8Array
  body: Uint8Array
  /** Game 7: the practice tool's JSON, appended to the file. */
  practiceTool?: string | undefined
  /** Games 8 and 9: the finished text blocks. */
  users?: Uint8Array
}

/** A file of games 7 to 9: packs the body, completes the header, encrypts both and appends the text blocks. */
export function sealPacked({ game, header, body, practiceTool, users }: PackedFile): Uint8Array<ArrayBuffer> {
  const cipher = ADD_KEY_CIPHERS[game]
  const packed = compress(body)
  const end = header.length + packed.length
  const sheet = new ByteSheet(end)
  sheet.copy(0, header)
  sheet.copy(header.length, packed)
  const sizesAt = game === 'th07' ? 0x14 : 0x18
  sheet.u32(sizesAt, packed.length)
  sheet.u32(sizesAt + 4, body.length)
  if (users !== undefined) sheet.u32(0x0c, end)

  const keyAtEnd = (header[cipher.keyAt] ?? 0) + 7 * (end - cipher.from)
  const locked = joinBytes([sheet.bytes, practiceTail(practiceTool, keyAtEnd)])
  lockAddKey(locked, { ...cipher, to: locked.length })
  return users === undefined ? locked : joinBytes([locked, users])
}
