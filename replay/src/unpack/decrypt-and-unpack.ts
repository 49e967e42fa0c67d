import { type Allowance, allowanceFor, LARGEST_BODY, LARGEST_FILE } from '../bytes/allowance.ts'
import { u32 } from '../bytes/read.ts'
import { Refusal } from '../bytes/refusal.ts'
import type { GameCode } from '../facts.ts'
import { ADD_KEY_CIPHERS, type ModernGame, type OldGame, SHUFFLES } from '../games/ciphers.ts'
import { MODERN_MAGICS } from '../games/modern-layouts.ts'
import { LAYOUT_06, LAYOUT_07, LAYOUT_08, LAYOUT_09, type PackedLayout } from '../games/old-layouts.ts'
import { undoAddKey } from './add-key-cipher.ts'
import { unpackLzss } from './lzss.ts'
import { unshuffle } from './shuffle.ts'

/** Decrypts and unpacks a file without parsing it; answers the bytes a game's layout describes. Throws a `Refusal`. */
export function unpackBody(file: Uint8Array): Uint8Array {
  return unpack(file, allowanceFor(file.length)).body
}

export type Unpacked = UnpackedOld | UnpackedModern

export interface UnpackedOld {
  era: 'old'
  game: OldGame
  magic: string
  /** The file with its encrypted part decrypted; offsets are those of the file. */
  plain: Uint8Array
  /** The unpacked body. Game 6 packs nothing: its body is the whole plain file. */
  body: Uint8Array
  /** First byte after the encrypted part. */
  packedEnd: number
  checksumOk: boolean
}

export interface UnpackedModern {
  era: 'modern'
  /** `th13` stands for 13 or 14 here: they share a magic. */
  game: ModernGame
  magic: string
  body: Uint8Array
  packedEnd: number
}

export function unpack(file: Uint8Array, allowance: Allowance, kind = identify(file)): Unpacked {
  const { magic, game } = kind
  if (isOld(game)) return unpackOld(file, game, magic, allowance)
  const header = magic === 't20r' || magic === 't20t' ? 0x30 : 0x24
  requireHeader(file, header)
  const packed = u32(file, header - 8)
  const packedEnd = header + packed
  if (packedEnd > file.length) throw new Refusal('bad_length', 'compressed size beyond end of file')
  const size = bodySize(packed, u32(file, header - 4))
  const passes = SHUFFLES[game]
  let source = file
  let from = header
  for (const pass of passes) {
    const out = allowance.take(packed)
    unshuffle(source, from, out, pass)
    source = out
    from = 0
  }
  const body = allowance.take(size)
  checkUnpacked(unpackLzss(source, from, from + packed, body), size)
  return { era: 'modern', game, magic, body, packedEnd }
}

/** Answers the game by the file's first four bytes. Throws a `Refusal` if size or first bytes are not a replay's. */
export function identify(file: Uint8Array): { magic: string; game: GameCode } {
  if (file.length === 0) throw new Refusal('empty', 'no bytes')
  if (file.length > LARGEST_FILE) throw new Refusal('too_large', `over ${LARGEST_FILE} bytes`)
  const magic = String.fromCharCode(...file.subarray(0, 4))
  if (magics.some((whole) => whole !== magic && whole.startsWith(magic)))
    throw new Refusal('too_short', 'shorter than any magic')
  const game = OLD_MAGICS[magic] ?? MODERN_MAGICS[magic]
  if (game) return { magic, game }
  if (/^(t\d\d|\d{3})t$/.test(magic)) throw new Refusal('unsupported_trial', `trial version ${magic}`)
  if (OTHER_KINDS.test(magic)) throw new Refusal('not_a_replay', 'another kind of file')
  throw new Refusal('unknown_magic', 'no known game begins like this')
}

const OLD_MAGICS: Readonly<Record<string, OldGame>> = { T6RP: 'th06', T7RP: 'th07', T8RP: 'th08', T9RP: 'th09' }

const magics = [...Object.keys(OLD_MAGICS), ...Object.keys(MODERN_MAGICS)]

/** First bytes of archives, pictures, programs, documents and web pages. */
const OTHER_KINDS = /^(PK|MZ|Rar!|7z|\x89PNG|GIF8|BM|RIFF|%PDF|\xff\xd8|\x1f\x8b|\x7fELF|\s*<|\{|\[)/

/** Offsets of the sizes and tables in files of games 7 to 9, whose body is packed. */
export const PACKED_LAYOUTS: Readonly<Record<Exclude<OldGame, 'th06'>, PackedLayout>> = {
  th07: LAYOUT_07.packed,
  th08: LAYOUT_08.packed,
  th09: LAYOUT_09.packed,
}

function isOld(game: GameCode): game is OldGame {
  return game === 'th06' || game === 'th07' || game === 'th08' || game === 'th09'
}

function unpackOld(file: Uint8Array, game: OldGame, magic: string, allowance: Allowance): UnpackedOld {
  const cipher = ADD_KEY_CIPHERS[game]
  const layout = game === 'th06' ? null : PACKED_LAYOUTS[game]
  const header = layout?.headerBytes ?? LAYOUT_06.headerBytes
  requireHeader(file, header)
  const end = layout?.userOffset == null ? file.length : u32(file, layout.userOffset)
  if (end < header || end > file.length) throw new Refusal('bad_length', 'text offset outside the file')
  const plain = allowance.take(end)
  const checksumOk = undoAddKey(file, end, plain, cipher) === u32(file, cipher.checksumAt)
  if (!layout) return { era: 'old', game, magic, plain, body: plain, packedEnd: end, checksumOk }
  const packed = u32(plain, layout.packedSize)
  if (header + packed > end) throw new Refusal('bad_length', 'compressed size beyond end of file')
  const size = bodySize(packed, u32(plain, layout.unpackedSize))
  const body = allowance.take(size)
  checkUnpacked(unpackLzss(plain, header, header + packed, body), size)
  return {
    era: 'old',
    game,
    magic,
    plain,
    body,
    packedEnd: layout.userOffset === null ? header + packed : end,
    checksumOk,
  }
}

function requireHeader(file: Uint8Array, bytes: number): void {
  if (file.length < bytes) throw new Refusal('too_short', 'ends inside the header')
}

/** The densest token turns 18 bits into 18 bytes, so no valid body is over eight times its packed size. */
function bodySize(packed: number, declared: number): number {
  if (packed === 0 || declared === 0) throw new Refusal('bad_length', 'empty body')
  if (declared > 8 * packed + 64) throw new Refusal('bad_length', 'decompressed size impossible for the compressed one')
  if (declared > LARGEST_BODY) throw new Refusal('too_large', 'decompressed size over the limit')
  return declared
}

function checkUnpacked(written: number, declared: number): void {
  if (written !== declared) throw new Refusal('corrupt_body', `unpacked to ${written} bytes, ${declared} declared`)
}
