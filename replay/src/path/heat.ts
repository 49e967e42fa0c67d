import { type StagePath, WAY_UNIT, type Way } from '../path-facts.ts'

/** The field in pixels of the game. */
export const FIELD = { width: 384, height: 448 } as const

/** Side of a cell of the heat map, in pixels of the game. */
export const CELL = 16
const across = FIELD.width / CELL
const down = FIELD.height / CELL

/** The frames of a stage in which the way is certain: from one up to the other; null where there are none. */
export function certainFrames({ verdict, certainFrom, frames }: StagePath): { from: number; to: number } | null {
  if (verdict === 'exact' || verdict === 'byRule') return { from: 0, to: frames }
  return certainFrom === null || certainFrom >= frames ? null : { from: certainFrom, to: frames }
}

export interface Heat {
  /** Frames in each cell, row by row. */
  readonly cells: Uint32Array
  readonly most: number
  readonly frames: number
}

/** How long the player was in each cell, from what is certain. */
export function heatOf(paths: readonly StagePath[]): Heat {
  const cells = new Uint32Array(across * down)
  let frames = 0
  for (const path of paths) {
    const part = certainFrames(path)
    if (!part || !path.way) continue
    frames += part.to - part.from
    for (let frame = part.from; frame < part.to; frame++) {
      const cell = cellAt(path.way, frame)
      cells[cell] = (cells[cell] ?? 0) + 1
    }
  }
  return { cells, most: cells.reduce((most, each) => Math.max(most, each), 0), frames }
}

const cellAt = ({ x, y }: Way, frame: number): number =>
  Math.min(down - 1, Math.floor((y[frame] ?? 0) / (CELL * WAY_UNIT))) * across +
  Math.min(across - 1, Math.floor((x[frame] ?? 0) / (CELL * WAY_UNIT)))

/** The middle of a cell, in pixels of the game. */
export const middleOf = (cell: number): readonly [x: number, y: number] => [
  (cell % across) * CELL + CELL / 2,
  Math.floor(cell / across) * CELL + CELL / 2,
]

/** No player goes farther in a frame, in pixels of the game: more is a return to the field. */
export const FARTHEST = 24
