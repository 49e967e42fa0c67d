import { allowanceFor } from './bytes/allowance.ts'
import { u32 } from './bytes/read.ts'
import { Refusal } from './bytes/refusal.ts'
import type { GameCode } from './facts.ts'
import type { InputSpan } from './locate/reading.ts'
import { readReplay } from './parse.ts'
import { identify, unpack } from './unpack/decrypt-and-unpack.ts'

/**
 * The recorded inputs of a replay, one entry per stage in the file's order (game 9: player one's, then player two's), as
 * the game stores them, without frame-rate samples and event flags. Two files of the same run give equal streams,
 * whatever their name, comment or encryption. Null where the inputs are not located (9.5, 16.5) and for refused files.
 */
export function inputStreams(bytes: Uint8Array): Uint8Array[] | null {
  return orNull(() => {
    const { data, streams } = readReplay(bytes, allowanceFor(bytes.length))
    return streams.length === 0 ? null : streams.map((span) => keysOf(data, span))
  })
}

/**
 * The bytes that earlier versions of this parser hashed, one entry per stage. In game 7 they begin eight bytes earlier
 * and include event flags. In game 8 they begin two bytes later. In stages of 30k + 1 inputs with samples by
 * ceil((n-1)/30) they include the samples. Null where they equal those of `inputStreams`, and for refused files.
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

/** The keys of a span without game 7's event flags, which record what happened in a frame, not what was pressed. */
function keysOf(data: Uint8Array, { from, to, width }: InputSpan): Uint8Array {
  if (width !== KEYS_AND_FLAGS) return data.subarray(from, to)
  const keys = new Uint8Array((to - from) / 2)
  for (let at = from, next = 0; at < to; at += width, next += 2) keys.set(data.subarray(at, at + 2), next)
  return keys
}

const KEYS_AND_FLAGS = 4

/**
 * The packed part of the file, without header and text blocks, so that editing the comment does not change it. Used for
 * games whose inputs are not located. Null for refused files.
 */
export function packedPart(bytes: Uint8Array): Uint8Array | null {
  return orNull(() => {
    const { game } = identify(bytes)
    const end = game === 'th165' ? u32(bytes, 0x0c) : unpack(bytes, allowanceFor(bytes.length)).packedEnd
    return end > HEADER && end <= bytes.length ? bytes.subarray(HEADER, end) : null
  })
}

/** Shortest header of games 9.5 and later, in bytes: the packed part begins after it. */
const HEADER = 0x24

function orNull<T>(read: () => T | null): T | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
