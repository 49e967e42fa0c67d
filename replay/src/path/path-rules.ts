import type { GameCode } from '../facts.ts'
import { SHOTS } from '../games/shots.ts'

/** How far the player moves in a frame: straight, and on each axis of a diagonal. In units of the game. */
export interface Speed {
  readonly straight: number
  readonly diagonal: number
}

export interface Speeds {
  readonly free: Speed
  readonly focused: Speed
}

/** How a game moves the player. Positions are in its own units. */
export interface PathRules {
  /** Units a pixel. */
  readonly unit: number
  /** Position of the field's upper left corner. */
  readonly origin: readonly [x: number, y: number]
  /** What the player cannot leave, both ends included. */
  readonly limits: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }
  /** Where the player stands when the first stage begins, or each, and after a lost life. */
  readonly home: readonly [x: number, y: number]
  /** Opposite keys: up and right win on their axis, or one direction of eight is chosen. */
  readonly opposites: 'byAxis' | 'oneOfEight'
  /** Positions are float32 and rounded after each addition; else integers. */
  readonly rounds: boolean
  /** The first frames of a stage, in which focus does nothing. */
  readonly unfocusedFrames: number
  /** By id of a shot or, where its shots move alike, of a character. */
  readonly speeds: Readonly<Record<string, Speeds>>
}

const speeds = (free: readonly [number, number], focused: readonly [number, number]): Speeds => ({
  free: { straight: free[0], diagonal: free[1] },
  focused: { straight: focused[0], diagonal: focused[1] },
})

/** Games 6 to 8: origin of the field at its upper left, float32. */
const old = {
  unit: 1,
  origin: [0, 0],
  limits: { left: 8, right: 376, top: 16, bottom: 432 },
  home: [192, 384],
  rounds: true,
  unfocusedFrames: 0,
} as const

/** From game 10 on: x from the middle of the field, integers. */
const modern = (unit: number, table: Readonly<Record<string, Speeds>>): PathRules => ({
  unit,
  origin: [-192 * unit, 0],
  limits: { left: -184 * unit, right: 184 * unit, top: 32 * unit, bottom: 432 * unit },
  home: [0, 400 * unit],
  opposites: 'oneOfEight',
  rounds: false,
  unfocusedFrames: 4,
  speeds: table,
})

const slow128 = speeds([576, 407], [256, 181])
const fast128 = speeds([640, 452], [256, 181])

const diagonal = (straight: number): readonly [number, number] => [
  Math.fround(straight),
  Math.fround(Math.fround(straight) / Math.fround(Math.SQRT2)),
]

// biome-ignore-start lint/suspicious/noApproximativeNumericConstant: the numbers are stored so
/**
 * Source: public readings of the games' programs and shot files; those from 10 on are proved by the stages of real files
 * whose computed end is the stored start of the next one, but 18's, which are not. A shot that is not here moves at a
 * speed that nobody has shown.
 */
export const PATH_RULES: Partial<Readonly<Record<GameCode, PathRules>>> = {
  th06: {
    ...old,
    opposites: 'byAxis',
    speeds: {
      Reimu: speeds(diagonal(4), diagonal(2)),
      Marisa: speeds(diagonal(5), diagonal(2.5)),
    },
  },
  th07: {
    ...old,
    opposites: 'byAxis',
    speeds: {
      Reimu: speeds([4, 2.8284271], [1.6, 1.1313709]),
      Marisa: speeds([5, 3.5355339], [2, 1.4142135]),
      Sakuya: speeds([4, 2.8284271], [2.2, 1.555635]),
    },
  },
  th08: {
    ...old,
    opposites: 'oneOfEight',
    speeds: {
      'Reimu & Yukari': speeds([4, 2.82843], [2, 1.41421]),
      'Marisa & Alice': speeds([5, 3.53553], [2.2, 1.55563]),
      'Sakuya & Remilia': speeds([4, 2.82843], [2.3, 1.62635]),
      'Youmu & Yuyuko': speeds([5, 3.53553], [1.9, 1.3435]),
      Reimu: speeds([4, 2.82843], [2, 1.41421]),
      Yukari: speeds([4, 2.82843], [2, 1.41421]),
      Marisa: speeds([5, 3.53553], [2.2, 1.55563]),
      Alice: speeds([4, 2.82843], [2.2, 1.55563]),
      Sakuya: speeds([4, 2.82843], [2.3, 1.62635]),
      Remilia: speeds([5, 3.53553], [2.3, 1.62635]),
      Youmu: speeds([5, 3.53553], [1.9, 1.3435]),
      Yuyuko: speeds([4, 2.82843], [1.9, 1.3435]),
    },
  },
  th10: modern(100, {
    Reimu: speeds([450, 318], [200, 141]),
    Marisa: speeds([500, 353], [200, 141]),
  }),
  th11: modern(128, { Reimu: slow128, Marisa: fast128 }),
  th12: modern(128, { Reimu: slow128, Marisa: fast128, Sanae: slow128 }),
  th128: modern(128, { Cirno: slow128 }),
  th13: modern(128, { Reimu: slow128, Marisa: fast128 }),
  th14: modern(128, { Reimu: slow128, Marisa: fast128, Sakuya: slow128 }),
  th15: modern(128, { Reimu: slow128, Reisen: slow128 }),
  th17: modern(128, { Marisa: fast128 }),
  th18: modern(128, { Reimu: slow128, Marisa: fast128, Sakuya: slow128, Sanae: slow128 }),
  th20: modern(128, { Reimu: slow128 }),
}

// biome-ignore-end lint/suspicious/noApproximativeNumericConstant: the numbers are stored so

/** The speeds of a shot; null where they are not known. */
export function speedsOf(game: GameCode, shotIndex: number | null): Speeds | null {
  const shot = shotIndex === null ? undefined : SHOTS[game].shots[shotIndex]
  const table = PATH_RULES[game]?.speeds
  if (!shot || !table) return null
  return own(table, shot.id) ?? own(table, shot.group)
}

const own = (table: Readonly<Record<string, Speeds>>, key: string): Speeds | null =>
  Object.hasOwn(table, key) ? (table[key] ?? null) : null
