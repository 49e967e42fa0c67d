import { allowanceFor } from './allowance.ts'
import { identify, unpack } from './decrypt-and-unpack.ts'
import type { GameCode } from './facts.ts'
import { readReplay } from './parse.ts'
import { u32 } from './read.ts'
import type { InputSpan } from './reading.ts'
import { Refusal } from './refusal.ts'

/**
 * The recorded inputs of a replay, one entry a stage in the file's order (game 9: player one's, then player two's), as
 * the game stores them, without frame-rate samples and event flags: two files of one run agree here whatever their name,
 * comment or encryption. Null where the inputs are not located (9.5, 16.5) and for files that are refused.
 */
export function inputStreams(bytes: Uint8Array): Uint8Array[] | null {
  return orNull(() => {
    const { data, streams } = readReplay(bytes, allowanceFor(bytes.length))
    return streams.length === 0 ? null : streams.map((span) => keysOf(data, span))
  })
}

/**
 * The bytes that hashes of older readings covered, one entry a stage. In game 7 they begin eight bytes earlier and hold
 * event flags, in game 8 they begin two bytes later, and after 30k + 1 inputs with samples by ceil((n-1)/30) they hold
 * the samples. Null where they are what `inputStreams` gives.
 */
export function formerInputStreams(bytes: Uint8Array): Uint8Array[] | null {
  return orNull(() => {
    const { replay, data, streams } = readReplay(bytes, allowanceFor(bytes.length))
    const shift = FORMER_SHIFT[replay.game] ?? 0
    const sampled = replay.stages.some(({ sampleRule }) => sampleRule === 'ceil((n-1)/30)')
    if (streams.length === 0 || (shift === 0 && !sampled)) return null
    return streams.map(({ from, to, samples }, index) => {
      const whole = replay.stages[index]?.sampleRule === 'ceil((n-1)/30)'
      return data.subarray(Math.min(to, from + shift), whole ? (samples?.to ?? to) : to)
    })
  })
}

const FORMER_SHIFT: Partial<Record<GameCode, number>> = { th07: -8, th08: 2 }

/** Game 7 keeps event flags beside the keys of a frame: what happened, not what was pressed. */
function keysOf(data: Uint8Array, { from, to, width }: InputSpan): Uint8Array {
  if (width !== KEYS_AND_FLAGS) return data.subarray(from, to)
  const keys = new Uint8Array((to - from) / 2)
  for (let at = from, next = 0; at < to; at += width) {
    keys[next++] = data[at] ?? 0
    keys[next++] = data[at + 1] ?? 0
  }
  return keys
}

const KEYS_AND_FLAGS = 4

/**
 * The part of the file the game packed, without header and text blocks: unchanged by an edited comment. For games whose
 * inputs are not located; null for files that are refused.
 */
export function packedPart(bytes: Uint8Array): Uint8Array | null {
  return orNull(() => {
    const { game } = identify(bytes)
    const end = game === 'th165' ? u32(bytes, 0x0c) : unpack(bytes, allowanceFor(bytes.length)).packedEnd
    return end > HEADER && end <= bytes.length ? bytes.subarray(HEADER, end) : null
  })
}

/** No game packs before this. */
const HEADER = 0x24

function orNull<T>(read: () => T | null): T | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
