import { Refusal } from '../bytes/refusal.ts'
import type { PathEvent, Position, Way } from '../path-facts.ts'
import type { PathRules, Speeds } from './path-rules.ts'
import { FOCUSED, type Steps, stepsOf } from './steps.ts'
import { type StageInputs, stand, type Walked, walkRounding, writerOf } from './walk.ts'

/** What an entry's second word says of the frame before it. Source: public readings of the game's program. */
const FLAGS = [
  { what: 'bomb', flag: 0x01 },
  { what: 'hit', flag: 0x02 },
  { what: 'lifeLost', flag: 0x04 },
  { what: 'border', flag: 0x08 },
  { what: 'borderBroken', flag: 0x10 },
] as const
const ANY = 0x1f

/** Frames after a hit in which a bomb saves, by character. */
const SAVING: Readonly<Record<string, number>> = { Reimu: 15, Marisa: 8, Sakuya: 6 }

/** By what a bomb multiplies the speed, and for how many frames: started without focus, and with it. */
type Slowing = readonly [
  free: readonly [factor: number, frames: number],
  focused: readonly [factor: number, frames: number],
]

const BOMBS: Readonly<Record<string, Slowing>> = {
  ReimuA: [
    [1, 300],
    [0.6, 300],
  ],
  ReimuB: [
    [1, 190],
    [0.4, 190],
  ],
  MarisaA: [
    [1, 260],
    [0.4, 260],
  ],
  MarisaB: [
    [0.4, 300],
    [0.2, 340],
  ],
  SakuyaA: [
    [1, 250],
    [0.3, 250],
  ],
  SakuyaB: [
    [2, 160],
    [1.5, 300],
  ],
}

/** After a lost life: frames until the player stands at home again, and until it moves. Counted from the hit. */
const GONE = 30
const STILL = 60

export interface EventWay extends Walked {
  readonly events: readonly PathEvent[]
}

/**
 * Walks a stage of game 7, whose file records bombs, hits and lost lives by frame: from one change of speed or control to the
 * next.
 */
export function walkWithEvents(inputs: StageInputs, moves: Uint8Array, way: Way | null): EventWay {
  const { replay, rules, speeds } = inputs
  const shot = replay.shot ?? ''
  const saving = SAVING[shot.slice(0, -1)] ?? 0
  const frames = moves.length
  const events = eventsOf(inputs, frames)
  const stops = stopsOf(events, saving, frames)
  const bombFrames = events.flatMap(({ what, frame }) => (what === 'bomb' ? [frame] : []))
  const bombs = new Bombs(rules, speeds, BOMBS[shot])
  const usual = stepsOf(rules, speeds)
  const put = way && writerOf(way, rules)
  const home = { x: rules.home[0], y: rules.home[1] }
  let at: Position = home
  let clamped = 0
  let [nextBomb, nextStop, bombEnd] = [0, 0, 0]
  for (let frame = 0; frame < frames; ) {
    if (frame === bombFrames[nextBomb]) {
      nextBomb++
      bombEnd = frame + bombs.start(((moves[frame] ?? 0) & FOCUSED) !== 0)
    }
    while ((stops[nextStop]?.to ?? frames) < frame) nextStop++
    const stop = stops[nextStop] ?? { from: frames, to: frames, homeFrom: frames }
    const to = firstAfter(frame, [
      bombFrames[nextBomb] ?? frames,
      bombEnd,
      stop.from,
      stop.homeFrom,
      stop.to + 1,
      frames,
    ])
    if (frame >= stop.from) {
      if (frame >= stop.homeFrom) at = home
      if (put) stand(put, at, frame, to)
    } else {
      const steps = frame < bombEnd ? bombs.steps : usual
      const walked = walkRounding({ moves, steps, rules, start: at }, way, frame, to)
      clamped += walked.clamped
      at = walked.end
    }
    frame = to
  }
  return { end: at, clamped, events }
}

/** The next of some frames. The last is after all that are asked for. */
const firstAfter = (frame: number, frames: readonly number[]): number =>
  frames.reduce((first, each) => (each > frame && each < first ? each : first), frames.at(-1) ?? frame)

/** Most events of a stage. The longest stage of the collection, of 25 minutes, has 346. */
export const MOST_EVENTS = 10_000

/** The flags of an entry belong to the frame before it. */
function eventsOf({ data, span }: StageInputs, frames: number): PathEvent[] {
  const events: PathEvent[] = []
  let at = span.from + span.width + 2
  for (let frame = 0; frame + 1 < frames; frame++, at += span.width) {
    const flags = (data[at] ?? 0) & ANY
    if (flags === 0) continue
    for (const { what, flag } of FLAGS) if (flags & flag) events.push({ frame, what })
    if (events.length > MOST_EVENTS) throw new Refusal('too_large', `more than ${MOST_EVENTS} events in a stage`)
  }
  return events
}

interface Stop {
  /** First and last frame without a move. */
  readonly from: number
  readonly to: number
  /** From this frame on the player stands at home. */
  readonly homeFrom: number
}

/** When the player does not move: after a hit that cost a life, and from a hit to the bomb that saved. */
function stopsOf(events: readonly PathEvent[], saving: number, frames: number): Stop[] {
  const stops: Stop[] = []
  const hits = events.flatMap(({ what, frame }) => (what === 'hit' ? [frame] : []))
  let oldest = 0
  for (const { frame, what } of events) {
    if (what === 'lifeLost') {
      const hit = frame - saving
      stops.push({ from: hit + 1, to: hit + STILL, homeFrom: hit + GONE + 1 })
    } else if (what === 'bomb') {
      while ((hits[oldest] ?? frame) < frame - saving) oldest++
      const hit = hits[oldest] ?? frame
      if (hit < frame) stops.push({ from: hit + 1, to: frame - 1, homeFrom: frames })
    }
  }
  return stops.sort((a, b) => a.from - b.from)
}

/** The steps under the bomb in force. */
class Bombs {
  readonly #rules: PathRules
  readonly #speeds: Speeds
  readonly #slowing: Slowing | undefined
  readonly #made = new Map<number, Steps>()
  steps: Steps

  constructor(rules: PathRules, speeds: Speeds, slowing: Slowing | undefined) {
    this.#rules = rules
    this.#speeds = speeds
    this.#slowing = slowing
    this.steps = this.#stepsBy(1)
  }

  /** Puts a bomb in force; answers for how many frames. */
  start(focused: boolean): number {
    const [factor, frames] = this.#slowing?.[focused ? 1 : 0] ?? [1, 0]
    this.steps = this.#stepsBy(factor)
    return frames
  }

  #stepsBy(factor: number): Steps {
    const made = this.#made.get(factor) ?? stepsOf(this.#rules, this.#speeds, factor)
    this.#made.set(factor, made)
    return made
  }
}
