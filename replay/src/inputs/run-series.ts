import { DIRECTIONS, KEYS } from '../games/keys.ts'
import { INPUTS_A_SAMPLE } from '../games/modern-layouts.ts'
import type { InputSpan, Reading } from '../locate/reading.ts'
import { packNumbers, shareChar } from '../pack-numbers.ts'
import { type RunSeries, SERIES_KEYS, type SeriesKey, type StageRate, type StageSeries } from '../series-facts.ts'
import { eachHold } from './input-spans.ts'

/** Keys and frame rate of every stage over time; null where the game's inputs are not located. */
export function runSeries({ replay, data, streams }: Reading): RunSeries | null {
  const spans = streams.filter((span) => span.side === 0)
  if (spans.length === 0) return null
  const rows = rowsOf(replay.game)
  const frames = spans.map((span, index) => framesIn(span, replay.stages[index]?.frames ?? 0))
  const whole = frames.reduce((sum, each) => sum + each, 0)
  const window = INPUTS_A_SAMPLE * Math.max(SHORTEST, Math.ceil(whole / MOST_WINDOWS / INPUTS_A_SAMPLE))
  const exact = { left: MOST_SPAN_TEXT }
  const stages = spans.map((span, index) => {
    const counts = new WindowCounts(rows, frames[index] ?? 0, window)
    eachHold(data, span, frames[index] ?? 0, (held, from, to) => counts.add(held, from, to))
    return { ...counts.series(exact), rate: rateOf(data, span, counts.windows, window) }
  })
  if (exact.left < 0) for (const stage of stages) stage.spans = null
  return { window, keys: rows.map((row) => row.key), stages }
}

/** Frame-rate samples in the shortest window, which is one second. */
const SHORTEST = 2
/** Windows in a run. A run of several stages can have a few more, as each stage's last window may be shorter. */
const MOST_WINDOWS = 600
/** Maximum characters of all stages' `spans` together; a run that needs more gets `spans: null`. */
const MOST_SPAN_TEXT = 44_000
/** Most presses counted in one window, so that the number has at most four digits. */
const MOST_PRESSES = 9999

interface Row {
  key: SeriesKey
  bit: number
}

function rowsOf(game: Reading['replay']['game']): Row[] {
  const { shoot, bomb, focus, special, change } = KEYS[game]
  const bits: Record<SeriesKey, number | null> = { ...DIRECTIONS, shot: shoot, focus, bomb, special, change }
  return SERIES_KEYS.flatMap((key) => {
    const bit = bits[key]
    return bit === null ? [] : [{ key, bit }]
  })
}

const framesIn = ({ form, from, to, width }: InputSpan, counted: number): number =>
  form === 'events' ? counted : Math.floor((to - from) / width)

/** Counts held keys and presses of one stage per window. */
class WindowCounts {
  readonly windows: number
  readonly #rows: readonly Row[]
  readonly #frames: number
  readonly #window: number
  readonly #held: Uint32Array[]
  readonly #presses: Uint32Array
  /** For each key, the frames at which it was pressed and released, alternately. */
  readonly #turns: number[][]
  #before = 0
  #turnCount = 0

  constructor(rows: readonly Row[], frames: number, window: number) {
    this.#rows = rows
    this.#frames = frames
    this.#window = window
    this.windows = Math.ceil(frames / window)
    this.#held = rows.map(() => new Uint32Array(this.windows))
    this.#presses = new Uint32Array(this.windows)
    this.#turns = rows.map(() => [])
  }

  /** Adds that the keys `held` were down in the frames from `from` up to, not including, `to`. */
  add(held: number, from: number, to: number): void {
    const first = Math.floor(from / this.#window)
    this.#rows.forEach(({ bit }, row) => {
      const down = (held & bit) !== 0
      if (down !== ((this.#before & bit) !== 0)) {
        if (down) this.#presses[first] = (this.#presses[first] ?? 0) + 1
        if (this.#turnCount++ < MOST_SPAN_TEXT) this.#turns[row]?.push(from)
      }
      if (down) this.#hold(this.#held[row], from, to)
    })
    this.#before = held
  }

  #hold(counts: Uint32Array | undefined, from: number, to: number): void {
    if (!counts) return
    for (let at = from; at < to; ) {
      const index = Math.floor(at / this.#window)
      const end = Math.min(to, (index + 1) * this.#window)
      counts[index] = (counts[index] ?? 0) + (end - at)
      at = end
    }
  }

  /** The stage's counts as a series. Subtracts the length of its spans from `exact.left`, a budget all stages share. */
  series(exact: { left: number }): Omit<StageSeries, 'rate'> {
    const lengthOf = (index: number) => Math.min(this.#window, this.#frames - index * this.#window)
    const spans = this.#turnCount > exact.left ? null : this.#turns.map((turns) => packNumbers(steps(turns)))
    exact.left -= spans === null ? this.#turnCount : spans.reduce((sum, text) => sum + text.length, 0)
    return {
      frames: this.#frames,
      held: this.#held.map((counts) => Array.from(counts, (count, i) => shareChar(count, lengthOf(i))).join('')),
      presses: Array.from(this.#presses, (count) => Math.min(count, MOST_PRESSES)),
      spans,
    }
  }
}

/** The difference of every number to the number before it. */
const steps = (numbers: readonly number[]): number[] => numbers.map((each, i) => each - (numbers[i - 1] ?? 0))

function rateOf(data: Uint8Array, { samples }: InputSpan, windows: number, window: number): StageRate | null {
  if (samples === null || samples.to === samples.from) return null
  const each = window / INPUTS_A_SAMPLE
  const rate: StageRate = { low: [], slow: [] }
  for (let index = 0; index < windows; index++) {
    const from = samples.from + index * each
    const to = Math.min(samples.to, from + each)
    // The samples of games 7 to 9 end a little early: the last sample stands for the rest.
    const part = data.subarray(to > from ? from : samples.to - 1, to > from ? to : samples.to)
    let [low, short] = [FULL, 0]
    for (const sample of part) {
      low = Math.min(low, sample)
      short += Math.max(0, FULL - sample)
    }
    rate.low.push(low)
    rate.slow.push(Math.round((short * 1000) / (FULL * part.length)))
  }
  return rate
}

/** Frames a second at full speed. */
const FULL = 60
