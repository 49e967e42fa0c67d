export interface Position {
  x: number
  y: number
}

/**
 * `exact`: the whole stage is proved by the file. `agrees`: the end is the stored start of the next stage, and what comes
 * after `certainFrom` holds whatever happened before. `byRule`: computed from the rules of the game, events included;
 * nothing in the file to prove it. `startOnly`: right until something that is not recorded. `notDrawn`: not computed.
 */
export type Verdict = 'exact' | 'agrees' | 'byRule' | 'startOnly' | 'notDrawn'

/**
 * Why a stage is not more than it is. `end`: the computed end is not the stored one. `lost`: lives fell or misses rose.
 * `last`: no stage follows that would tell. `losses`: the moments of lost lives are not recorded. `game`, `speeds`: how
 * the game or the shot moves is not known.
 */
export type WhyNot = 'end' | 'lost' | 'last' | 'losses' | 'game' | 'speeds'

export interface Judged {
  readonly verdict: Verdict
  readonly why: WhyNot | null
  /** From this frame on the path is certain even if a life was lost before; null where there is none. */
  readonly certainFrom: number | null
  /** Frames at which a return to the field would lead to the stored end as well. */
  readonly returns: number
}

/** Where the player was in a stage, and how far the file proves it. */
export interface StagePath extends Judged {
  /** 0-based place among the run's stages. */
  readonly index: number
  readonly frames: number
  /** Frames in which a wall held the player. */
  readonly clamped: number
  /** In units of the game; null where nothing is computed. */
  readonly start: Position | null
  readonly end: Position | null
  /** The stored start of the next stage. */
  readonly next: Position | null
  /** Game 7's events by frame, in order. */
  readonly events: readonly PathEvent[]
  /** Null unless asked for. */
  readonly way: Way | null
}

export interface PathEvent {
  readonly frame: number
  readonly what: 'bomb' | 'hit' | 'lifeLost' | 'border' | 'borderBroken'
}

/** The position after each frame, from the field's upper left corner in 1/128 pixel, and what was held. */
export interface Way {
  readonly x: Uint16Array
  readonly y: Uint16Array
  /** The low eight bits of the keys held in each frame. */
  readonly held: Uint8Array
}

/** Units of a `Way` a pixel. */
export const WAY_UNIT = 128
