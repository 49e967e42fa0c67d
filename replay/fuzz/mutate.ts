import type { Chance } from '../../replay-encoder/src/draw/chance.ts'
import { allowanceFor } from '../src/bytes/allowance.ts'
import { Refusal } from '../src/bytes/refusal.ts'
import { type Unpacked, unpack } from '../src/unpack/decrypt-and-unpack.ts'
import { repack } from './repack.ts'

/** A mutated file: one of `files` with changed bytes, or with a changed body that is correctly packed again. */
export function mutate(files: Uint8Array[], chance: Chance): Uint8Array {
  const file = pick(files, chance)
  const unpacked = below(2, chance) === 0 && file.length < LARGEST_REPACKED ? tryUnpack(file) : null
  if (!unpacked) return change(file, chance)
  return repack(file, unpacked, change(unpacked.body, chance))
}

/** Largest file that is packed again, in bytes; larger ones would spend the time on packing. */
const LARGEST_REPACKED = 30_000

/** Numbers at the limits of fields. */
const EDGES = [
  0, 1, 7, 8, 9, 0x7f, 0x80, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0x80000000, 0xfffffff0, 0xffffffff, 0x7f800000,
]

/** Length of the file's start with the headers and first records; half of the changes go there. */
const HEAD = 0x140

function change(from: Uint8Array, chance: Chance): Uint8Array {
  let bytes = from.slice()
  for (let changes = below(4, chance) + 1; changes > 0 && bytes.length > 0; changes--) bytes = changeOnce(bytes, chance)
  return bytes
}

function changeOnce(bytes: Uint8Array<ArrayBuffer>, chance: Chance): Uint8Array<ArrayBuffer> {
  const span = below(2, chance) === 0 ? Math.min(HEAD, bytes.length) : bytes.length
  const at = below(span, chance)
  switch (below(6, chance)) {
    case 0:
      bytes[at] = below(256, chance)
      return bytes
    case 1:
      bytes[at] = (bytes[at] ?? 0) ^ (1 << below(8, chance))
      return bytes
    case 2:
    case 3:
      if (at + 4 <= bytes.length) new DataView(bytes.buffer).setUint32(at & ~3, pick(EDGES, chance), true)
      return bytes
    case 4:
      return bytes.slice(0, at)
    default: {
      const length = below(64, chance) + 1
      return bytes.copyWithin(below(bytes.length, chance), at, at + length)
    }
  }
}

function tryUnpack(file: Uint8Array): Unpacked | null {
  try {
    return unpack(file, allowanceFor(file.length))
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

function pick<T>(from: readonly T[], chance: Chance): T {
  const item = from[below(from.length, chance)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

/** A whole number from 0 to `limit` - 1. */
const below = (limit: number, chance: Chance): number => chance.whole(0, limit - 1)
