import { SHUFFLES } from '@patisserie/replay/games/ciphers'
import type { AlcoRun, ModernGame, SceneGame } from '../encodable.ts'
import { ByteSheet } from './byte-sheet.ts'
import { joinBytes } from './join-bytes.ts'
import { compress } from './lzss.ts'
import { shuffle } from './shuffle.ts'

type Sealing = {
  game: ModernGame | SceneGame | AlcoRun['game']
  magic: string
  formatVersion: number
  body: Uint8Array
  /** The finished text blocks. */
  users: Uint8Array
}

/** A file of game 9.5 or later: the shared header, the packed and shuffled body, the text blocks. */
export function sealBody({ game, magic, formatVersion, body, users }: Sealing): Uint8Array<ArrayBuffer> {
  const packed = shuffle(compress(body), SHUFFLES[game])
  const headerLength = game === 'th20' ? 0x30 : 0x24
  const header = new ByteSheet(headerLength)
  header.ascii(0x00, magic, { size: 4 })
  header.u32(0x04, formatVersion)
  header.u32(0x0c, headerLength + packed.length)
  header.u32(0x10, game === 'th095' ? 0x102 : 0x100)
  if (game === 'th20') {
    header.u32(0x1c, headerLength)
    header.u32(0x20, 0x100)
    header.u32(0x24, 0x2a0)
  }
  header.u32(headerLength - 8, packed.length)
  header.u32(headerLength - 4, body.length)
  return joinBytes([header.bytes, packed, users])
}
