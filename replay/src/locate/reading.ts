import type { Replay } from '../facts.ts'

/** A parsed replay and the spans of its recorded inputs in `data`. */
export interface Reading {
  replay: Replay
  data: Uint8Array
  streams: InputSpan[]
}

/** One player's recorded inputs of one stage: `data[from..to)`. */
export interface InputSpan {
  stage: number | null
  /** 1 only for game 9's second player. */
  side: 0 | 1
  from: number
  to: number
  /** `events` is game 6's log; `frames` has `width` bytes a frame, the held keys first. */
  form: 'events' | 'frames'
  width: number
  /** Frame-rate samples of these inputs: bytes, one for every 30 inputs begun. Null where the file has none. */
  samples: { from: number; to: number } | null
}
