import type { Replay, StageRecord } from '../facts.ts'
import type { InputSpan } from '../locate/reading.ts'
import { type Position, WAY_UNIT, type Way } from '../path-facts.ts'
import type { PathRules, Speeds } from './path-rules.ts'
import type { Steps } from './steps.ts'

export interface StageInputs {
  readonly replay: Replay
  readonly data: Uint8Array
  readonly span: InputSpan
  readonly stage: StageRecord
  readonly index: number
  readonly rules: PathRules
  readonly speeds: Speeds
}

/** A stage to walk: the index into `steps` of each frame. */
export interface Walk {
  readonly moves: Uint8Array
  readonly steps: Steps
  readonly rules: PathRules
  readonly start: Position
}

export interface Walked {
  readonly end: Position
  readonly clamped: number
}

/** Walks from the start of a stage to its end by the keys alone. */
export const walk = (stage: Walk, way: Way | null): Walked =>
  stage.rules.rounds
    ? walkRounding(stage, way, 0, stage.moves.length)
    : way
      ? walkExactly(stage, way)
      : walkByHolds(stage)

/**
 * Walks the frames in a game whose positions are 32-bit floats: every sum is rounded, so that equal steps are not one. Where a
 * step leads nowhere, at rest or in a corner, its repetitions lead nowhere too.
 */
export function walkRounding({ moves, steps, rules, start }: Walk, way: Way | null, from: number, to: number): Walked {
  const { left, right, top, bottom } = rules.limits
  const put = way && writerOf(way, rules)
  let { x, y } = start
  let clamped = 0
  for (let frame = from; frame < to; ) {
    const move = moves[frame] ?? 0
    const across = steps.x[move] ?? 0
    const down = steps.y[move] ?? 0
    let until = frame + 1
    while (until < to && moves[until] === move) until++
    for (; frame < until; frame++) {
      const toX = Math.fround(x + across)
      const toY = Math.fround(y + down)
      const nextX = toX < left ? left : toX > right ? right : toX
      const nextY = toY < top ? top : toY > bottom ? bottom : toY
      const isHeld = nextX !== toX || nextY !== toY
      if (isHeld) clamped++
      if (nextX === x && nextY === y) {
        if (isHeld) clamped += until - frame - 1
        break
      }
      x = nextX
      y = nextY
      if (put) put(frame, x, y)
    }
    if (put && frame < until) stand(put, { x, y }, frame, until)
    frame = until
  }
  return { end: { x, y }, clamped }
}

/** Writes the same position for some frames. */
export function stand(put: PutPosition, { x, y }: Position, from: number, to: number): void {
  for (let frame = from; frame < to; frame++) put(frame, x, y)
}

export type PutPosition = (frame: number, x: number, y: number) => void

function walkExactly({ moves, steps, rules, start }: Walk, way: Way): Walked {
  const { left, right, top, bottom } = rules.limits
  const { x: across, y: down } = steps
  const put = writerOf(way, rules)
  let { x, y } = start
  let clamped = 0
  for (let frame = 0; frame < moves.length; frame++) {
    const move = moves[frame] ?? 0
    const toX = x + (across[move] ?? 0)
    const toY = y + (down[move] ?? 0)
    x = toX < left ? left : toX > right ? right : toX
    y = toY < top ? top : toY > bottom ? bottom : toY
    if (x !== toX || y !== toY) clamped++
    put(frame, x, y)
  }
  return { end: { x, y }, clamped }
}

/**
 * The same without the positions between: equal steps are one, for whole numbers lose nothing by that. The first frame is
 * alone, as a stored start can lie beyond the walls.
 */
function walkByHolds({ moves, steps, rules, start }: Walk): Walked {
  const { left, right, top, bottom } = rules.limits
  const { x: across, y: down } = steps
  if (moves.length === 0) return { end: { x: start.x, y: start.y }, clamped: 0 }
  const first = moves[0] ?? 0
  const [firstX, firstY] = [start.x + (across[first] ?? 0), start.y + (down[first] ?? 0)]
  let x = Math.min(right, Math.max(left, firstX))
  let y = Math.min(bottom, Math.max(top, firstY))
  let clamped = x !== firstX || y !== firstY ? 1 : 0
  for (let frame = 1; frame < moves.length; ) {
    const from = frame
    const move = moves[from] ?? 0
    while (frame < moves.length && moves[frame] === move) frame++
    const toX = across[move] ?? 0
    const toY = down[move] ?? 0
    const free = Math.min(freeFrames(x, toX, left, right), freeFrames(y, toY, top, bottom))
    const frames = frame - from
    if (frames > free) clamped += frames - free
    x = Math.min(right, Math.max(left, x + frames * toX))
    y = Math.min(bottom, Math.max(top, y + frames * toY))
  }
  return { end: { x, y }, clamped }
}

/** How often a step can be taken before a wall is in its way. */
const freeFrames = (at: number, step: number, low: number, high: number): number =>
  step === 0 ? Number.POSITIVE_INFINITY : Math.floor(step > 0 ? (high - at) / step : (at - low) / -step)

/** Writes positions of a game into a way. */
export function writerOf(way: Way, { origin, unit }: PathRules): PutPosition {
  const [left, top] = origin
  const scale = WAY_UNIT / unit
  return (frame, x, y) => {
    way.x[frame] = Math.round((x - left) * scale)
    way.y[frame] = Math.round((y - top) * scale)
  }
}
