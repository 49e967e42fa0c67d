import type { Allowance } from '../bytes/allowance.ts'
import type { Replay } from '../facts.ts'
import { eachHold } from '../inputs/input-spans.ts'
import type { Reading } from '../locate/reading.ts'
import type { StagePath, Way } from '../path-facts.ts'
import { judge } from './judge.ts'
import { PATH_RULES, type Speeds, speedsOf } from './path-rules.ts'
import { focusKeyOf, stepOf, stepsOf } from './steps.ts'
import { type StageInputs, walk } from './walk.ts'
import { type EventWay, walkWithEvents } from './walk-with-events.ts'

interface Wish {
  /** Also answer the positions: five bytes a frame. */
  readonly ways?: boolean
  /** To try instead of those that are known of the shot. */
  readonly speeds?: Speeds
}

/** The paths of all stages of a run; null where the inputs are not located. */
export function stagePaths(
  { replay, data, streams }: Reading,
  allowance: Allowance,
  wish: Wish = {},
): StagePath[] | null {
  const spans = streams.filter(({ side }) => side === 0)
  if (spans.length === 0) return null
  const rules = PATH_RULES[replay.game]
  const speeds = wish.speeds ?? speedsOf(replay.game, replay.shotIndex)
  return spans.map((span, index) => {
    const stage = replay.stages[index]
    if (!stage || !rules || !speeds || replay.game === 'th09') return undrawn(replay, index, rules ? 'speeds' : 'game')
    return pathOf({ replay, data, span, stage, index, rules, speeds }, allowance, wish)
  })
}

const undrawn = ({ stages }: Replay, index: number, why: 'game' | 'speeds'): StagePath => ({
  index,
  frames: stages[index]?.frames ?? 0,
  clamped: 0,
  start: null,
  end: null,
  next: null,
  events: [],
  way: null,
  verdict: 'notDrawn',
  why,
  certainFrom: null,
  returns: 0,
})

function pathOf(inputs: StageInputs, allowance: Allowance, { ways = false }: Wish): StagePath {
  const { replay, stage, index, rules, speeds } = inputs
  const frames = framesIn(inputs)
  const moves = allowance.take(frames)
  const start = stage.position ?? { x: rules.home[0], y: rules.home[1] }
  const next = replay.stages[index + 1]?.position ?? null
  const way = ways ? emptyWay(frames, allowance) : null
  readMoves(inputs, moves, way?.held)
  const walked: EventWay =
    replay.game === 'th07'
      ? walkWithEvents(inputs, moves, way)
      : { ...walk({ moves, steps: stepsOf(rules, speeds), rules, start }, way), events: [] }
  const { end, clamped, events } = walked
  return {
    index,
    frames,
    clamped,
    start,
    end,
    next,
    events,
    way,
    ...judge({ replay, index, rules, moves, steps: stepsOf(rules, speeds), start, end, next }),
  }
}

const framesIn = ({ span, stage }: StageInputs): number =>
  span.form === 'events' ? (stage.frames ?? 0) : Math.floor((span.to - span.from) / span.width)

function emptyWay(frames: number, allowance: Allowance): Way {
  return {
    held: allowance.take(frames),
    x: new Uint16Array(allowance.take(2 * frames).buffer),
    y: new Uint16Array(allowance.take(2 * frames).buffer),
  }
}

/** Writes the index into `Steps` of each frame, and what is held. */
function readMoves({ replay, data, span, stage, rules }: StageInputs, moves: Uint8Array, keys?: Uint8Array): void {
  const focus = focusKeyOf(replay.game)
  eachHold(data, span, stage.frames ?? 0, (held, from, to) => {
    moves.fill(stepOf(held, focus), from, to)
    keys?.fill(held, from, to)
  })
  for (let frame = 0; frame < Math.min(rules.unfocusedFrames, moves.length); frame++)
    moves[frame] = (moves[frame] ?? 0) & 0xf
}
