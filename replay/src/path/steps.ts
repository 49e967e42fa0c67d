import type { GameCode } from '../facts.ts'
import { DIRECTIONS, KEYS } from '../games/keys.ts'
import type { PathRules, Speeds } from './path-rules.ts'

/** Steps on both axes by index: bits 0 to 3 are up, down, left and right, bit 4 is focus. */
export interface Steps {
  readonly x: Int32Array | Float64Array
  readonly y: Int32Array | Float64Array
}

export const FOCUSED = 16
const COUNT = 32

/** Index into `Steps` of the keys held in a frame. */
export function stepOf(held: number, focusKey: number): number {
  return ((held >> 4) & 0xf) | (held & focusKey ? FOCUSED : 0)
}

/** The bit of the focus key; 0 where a game has none. */
export const focusKeyOf = (game: GameCode): number => KEYS[game].focus ?? 0

/** What each combination of keys moves. `factor` multiplies both axes, as some bombs of game 7 do. */
export function stepsOf({ opposites, rounds }: PathRules, speeds: Speeds, factor = 1): Steps {
  const [x, y] = rounds
    ? [new Float64Array(COUNT), new Float64Array(COUNT)]
    : [new Int32Array(COUNT), new Int32Array(COUNT)]
  for (let index = 0; index < COUNT; index++) {
    const [across, down] = directionOf(index << 4, opposites)
    const { straight, diagonal } = index & FOCUSED ? speeds.focused : speeds.free
    const speed = across !== 0 && down !== 0 ? diagonal : straight
    x[index] = scaled(across * speed, factor, rounds)
    y[index] = scaled(down * speed, factor, rounds)
  }
  return { x, y }
}

const scaled = (step: number, factor: number, rounds: boolean): number =>
  rounds ? Math.fround(Math.fround(step) * Math.fround(factor)) : step

/** -1, 0 or 1 on each axis. */
function directionOf(held: number, opposites: PathRules['opposites']): readonly [across: number, down: number] {
  const [up, down, left, right] = [
    (held & DIRECTIONS.up) !== 0,
    (held & DIRECTIONS.down) !== 0,
    (held & DIRECTIONS.left) !== 0,
    (held & DIRECTIONS.right) !== 0,
  ]
  if (opposites === 'byAxis') return [right ? 1 : left ? -1 : 0, up ? -1 : down ? 1 : 0]
  if (up && left) return [-1, -1]
  if (down && left) return [-1, 1]
  if (up && right) return [1, -1]
  if (down && right) return [1, 1]
  if (down) return [0, 1]
  if (up) return [0, -1]
  if (left) return [-1, 0]
  return [right ? 1 : 0, 0]
}
