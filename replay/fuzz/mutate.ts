import { allowanceFor } from '../src/allowance.ts'
import { Refusal } from '../src/refusal.ts'
import { type Unpacked, unpack } from '../src/unpack.ts'
import type { Chance } from './chance.ts'
import { repack } from './repack.ts'

/** A broken file: one of `files` changed as it lies, or changed inside and correctly packed again. */
export function mutate(files: Uint8Array[], chance: Chance): Uint8Array {
  const file = pick(files, chance)
  const unpacked = chance.below(2) === 0 && file.length < LARGEST_REPACKED ? tryUnpack(file) : null
  if (!unpacked) return change(file, chance)
  return repack(file, unpacked, change(unpacked.body, chance))
}

/** Larger ones would spend the time on packing. */
const LARGEST_REPACKED = 30_000

/** Numbers at the edges of what a field can hold. */
const EDGES = [
  0, 1, 7, 8, 9, 0x7f, 0x80, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0x80000000, 0xfffffff0, 0xffffffff, 0x7f800000,
]

/** Where headers and first records lie: half of the changes go there. */
const HEAD = 0x140

function change(from: Uint8Array, chance: Chance): Uint8Array {
  let bytes = from.slice()
  for (let changes = chance.below(4) + 1; changes > 0 && bytes.length > 0; changes--) bytes = changeOnce(bytes, chance)
  return bytes
}

function changeOnce(bytes: Uint8Array<ArrayBuffer>, chance: Chance): Uint8Array<ArrayBuffer> {
  const span = chance.below(2) === 0 ? Math.min(HEAD, bytes.length) : bytes.length
  const at = chance.below(span)
  switch (chance.below(6)) {
    case 0:
      bytes[at] = chance.below(256)
      return bytes
    case 1:
      bytes[at] = (bytes[at] ?? 0) ^ (1 << chance.below(8))
      return bytes
    case 2:
    case 3:
      if (at + 4 <= bytes.length) new DataView(bytes.buffer).setUint32(at & ~3, pick(EDGES, chance), true)
      return bytes
    case 4:
      return bytes.slice(0, at)
    default: {
      const length = chance.below(64) + 1
      return bytes.copyWithin(chance.below(bytes.length), at, at + length)
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
  const item = from[chance.below(from.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}
