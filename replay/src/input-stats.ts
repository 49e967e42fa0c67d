import type { InputStats, StageInputStats } from './facts.ts'
import { KEYS, type Keys } from './games/keys.ts'
import { heldAt } from './input-spans.ts'
import { u16, u32 } from './read.ts'
import type { InputSpan, Reading } from './reading.ts'

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
  const total = emptyCounts(0)
  for (const count of counts) {
    total.frames += count.frames
    total.focused += count.focused
    total.shooting += count.shooting
    total.bombPresses += count.bombPresses
    total.specialPresses += count.specialPresses
    total.presses += count.presses
  }
  const whole = shares(total, keys)
  return {
    frames: total.frames,
    ...whole,
    specialPresses: keys.special === null ? null : total.specialPresses,
    pressesPerMinute: total.frames === 0 ? 0 : (total.presses * FRAMES_A_MINUTE) / total.frames,
    stages: counts.map((count) => ({
      stage: count.stage,
      frames: count.frames,
      ...shares(count, keys),
      presses: count.presses,
    })),
  }
}

const FRAMES_A_MINUTE = 3600

/** The keys a player presses: shot, bomb, focus, directions and the like. */
const PRESSABLE = 0x0fff

interface Counts {
  stage: number
  frames: number
  focused: number
  shooting: number
  bombPresses: number
  specialPresses: number
  presses: number
}

function emptyCounts(stage: number): Counts {
  return { stage, frames: 0, focused: 0, shooting: 0, bombPresses: 0, specialPresses: 0, presses: 0 }
}

function shares(
  { frames, focused, shooting, bombPresses }: Counts,
  keys: Keys,
): Pick<StageInputStats, 'focusedShare' | 'shootingShare' | 'bombPresses'> {
  const over = Math.max(1, frames)
  return {
    focusedShare: keys.focus === null ? null : focused / over,
    shootingShare: shooting / over,
    bombPresses,
  }
}

/** `held` for `frames` frames. */
function countHeld(counts: Counts, held: number, frames: number, keys: Keys): void {
  counts.frames += frames
  if (held & keys.shoot) counts.shooting += frames
  if (keys.focus !== null && held & keys.focus) counts.focused += frames
}

/** The keys of `pressed` that were not held before. */
function countPresses(counts: Counts, pressed: number, keys: Keys): void {
  if (keys.bomb !== null && pressed & keys.bomb) counts.bombPresses++
  if (keys.special !== null && pressed & keys.special) counts.specialPresses++
  for (let rest = pressed & PRESSABLE; rest !== 0; rest &= rest - 1) counts.presses++
}

function countFrames(data: Uint8Array, { stage, from, to, width }: InputSpan, keys: Keys): Counts {
  const counts = emptyCounts(stage)
  let before = 0
  for (let at = from; at + width <= to; at += width) {
    const held = heldAt(data, at, width, before)
    countHeld(counts, held, 1, keys)
    countPresses(counts, held & ~before, keys)
    before = held
  }
  return counts
}

/** Game 6's log has an entry for every change: keys hold until the next one, the last until the stage's end. */
function countEvents(data: Uint8Array, { stage, from, to, width }: InputSpan, frames: number, keys: Keys): Counts {
  const counts = emptyCounts(stage)
  let before = 0
  for (let at = from; at < to; at += width) {
    const start = u32(data, at)
    const end = at + width < to ? u32(data, at + width) : frames
    const held = u16(data, at + 4)
    countHeld(counts, held, Math.min(frames, Math.max(0, end - start)), keys)
    countPresses(counts, held & ~before, keys)
    before = held
  }
  return counts
}
