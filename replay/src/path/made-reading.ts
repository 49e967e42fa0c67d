import type { GameCode, StageStart } from '../facts.ts'
import { SHOTS } from '../games/shots.ts'
import { blankReplay } from '../locate/blank-replay.ts'
import type { InputSpan, Reading } from '../locate/reading.ts'
import type { Position } from '../path-facts.ts'

export interface MadeStage {
  readonly keys: readonly number[]
  /** Game 7: the second word of the entries, by place among them. */
  readonly flags?: Readonly<Record<number, number>>
  readonly position?: Position | undefined
  readonly start?: StageStart
}

/** For tests: a run as its file would be read. Game 6 has an event for each change of keys, later ones an entry a frame. */
export function madeReading(game: GameCode, stages: readonly MadeStage[], shotIndex = 0): Reading {
  const replay = blankReplay(game, 'made')
  replay.shotIndex = shotIndex
  replay.shot = SHOTS[game].shots[shotIndex]?.id ?? null
  const parts = stages.map((stage) => entriesOf(game, stage))
  const data = new Uint8Array(parts.flat())
  let to = 0
  const streams = stages.map(({ keys, position, start = {} }, index): InputSpan => {
    const from = to
    to += parts[index]?.length ?? 0
    replay.stages.push({
      index: index + 1,
      stage: index + 1,
      label: `Stage ${index + 1}`,
      slot: null,
      endScore: null,
      start,
      frames: keys.length,
      counter: keys.length,
      inputCount: game === 'th06' ? null : keys.length,
      sampleRule: null,
      seed: null,
      position: position ?? null,
      sides: null,
    })
    const form = game === 'th06' ? 'events' : 'frames'
    return { stage: index + 1, side: 0, from, to, form, width: widths[game] ?? 6, samples: null }
  })
  return { replay, data, streams }
}

const widths: Partial<Record<GameCode, number>> = { th06: 8, th07: 4, th08: 2 }

function entriesOf(game: GameCode, { keys, flags = {} }: MadeStage): number[] {
  if (game === 'th06') return eventsOf(keys)
  return keys.flatMap((held, entry) => {
    if (game === 'th08') return word(held)
    return game === 'th07' ? [...word(held), ...word(flags[entry] ?? 0)] : [...word(held), 0, 0, 0, 0]
  })
}

const eventsOf = (keys: readonly number[]): number[] =>
  keys.flatMap((held, frame) =>
    frame > 0 && held === keys[frame - 1] ? [] : [...word(frame), ...word(frame >> 16), ...word(held), 0, 0],
  )

const word = (value: number): number[] => [value & 0xff, (value >> 8) & 0xff]
