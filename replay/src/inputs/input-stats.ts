import { u16, u32 } from '../bytes/read.ts'
import type { InputStats, StageInputStats } from '../facts.ts'
import { KEYS, type Keys } from '../games/keys.ts'
import type { InputSpan, Reading } from '../locate/reading.ts'
import { eachHold } from './input-spans.ts'

/** Counts over the recorded inputs of every stage; null where the game's inputs are not located. */
export function inputStats({ replay, data, streams }: Reading): InputStats | null {
  const keys = KEYS[replay.game]
  const counts: Counts[] = []
  for (const span of streams) {
    if (span.side === 1) continue
    const frames = replay.stages[counts.length]?.frames ?? 0
    counts.push(span.form === 'events' ? countEvents(data, span, frames, keys) : countFrames(data, span, keys))
  }
  if (counts.length === 0) return null
  const total = sumOf(counts)
  return {
    frames: total.frames,
    ...shares(total, keys),
    specialPresses: keys.special === null ? null : total.specialPresses,
    pressesPerMinute: total.frames === 0 ? 0 : (total.presses * FRAMES_A_MINUTE) / total.frames,
    stages: counts.map((count) => ({
      stage: count.stage,
      frames: count.frames,
      ...shares(count, keys),
      presses: count.presses,
      held: count.held,
    })),
  }
}

const FRAMES_A_MINUTE = 3600

/** The keys a player presses: shot, bomb, focus, directions and the like. */
const PRESSABLE = 0x0fff

/** Number of bits in a frame's keys. */
const BITS = 16

interface Counts {
  stage: number | null
  frames: number
  /** For each bit, the number of frames that hold it. */
  held: number[]
  bombPresses: number
  specialPresses: number
  presses: number
}

function emptyCounts(stage: number | null): Counts {
  return { stage, frames: 0, held: Array<number>(BITS).fill(0), bombPresses: 0, specialPresses: 0, presses: 0 }
}

function sumOf(counts: readonly Counts[]): Counts {
  const total = emptyCounts(null)
  for (const count of counts) {
    total.frames += count.frames
    total.bombPresses += count.bombPresses
    total.specialPresses += count.specialPresses
    total.presses += count.presses
    total.held = total.held.map((frames, bit) => frames + (count.held[bit] ?? 0))
  }
  return total
}

function shares(
  { frames, held, bombPresses }: Counts,
  keys: Keys,
): Pick<StageInputStats, 'focusedShare' | 'shootingShare' | 'bombPresses'> {
  const share = (key: number) => (held[bitOf(key)] ?? 0) / Math.max(1, frames)
  return {
    focusedShare: keys.focus === null ? null : share(keys.focus),
    shootingShare: share(keys.shoot),
    bombPresses,
  }
}

/** Number of the lowest bit set; a key is one bit. */
const bitOf = (key: number): number => 31 - Math.clz32(key & -key)

/** Adds `frames` frames in which the keys `held` are down. */
function countHeld(counts: Counts, held: number, frames: number): void {
  counts.frames += frames
  for (let rest = held; rest !== 0; rest &= rest - 1) {
    const bit = bitOf(rest)
    counts.held[bit] = (counts.held[bit] ?? 0) + frames
  }
}

/** Counts the presses of `pressed`: the keys of a frame that the frame before did not hold. */
function countPresses(counts: Counts, pressed: number, keys: Keys): void {
  if (keys.bomb !== null && pressed & keys.bomb) counts.bombPresses++
  if (keys.special !== null && pressed & keys.special) counts.specialPresses++
  for (let rest = pressed & PRESSABLE; rest !== 0; rest &= rest - 1) counts.presses++
}

function countFrames(data: Uint8Array, span: InputSpan, keys: Keys): Counts {
  const counts = emptyCounts(span.stage)
  let before = 0
  eachHold(data, span, 0, (held, from, to) => {
    countHeld(counts, held, to - from)
    countPresses(counts, held & ~before, keys)
    before = held
  })
  return counts
}

/** Counts game 6's event log: keys are held until the next entry, those of the last entry until the stage's end. */
function countEvents(data: Uint8Array, { stage, from, to, width }: InputSpan, frames: number, keys: Keys): Counts {
  const counts = emptyCounts(stage)
  let before = 0
  for (let at = from; at < to; at += width) {
    const start = u32(data, at)
    const end = at + width < to ? u32(data, at + width) : frames
    const held = u16(data, at + 4)
    countHeld(counts, held, Math.min(frames, Math.max(0, end - start)))
    countPresses(counts, held & ~before, keys)
    before = held
  }
  return counts
}
