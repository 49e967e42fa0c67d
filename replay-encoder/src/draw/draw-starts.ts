import type { StageStart } from '@patisserie/replay/facts'
import type { ModernGame } from '../encodable.ts'
import type { Chance } from './chance.ts'

type StartedGame = ModernGame | 'th06' | 'th07' | 'th08'

/** The player's state at the start of each stage. `scores` are the displayed scores at those starts. */
export function drawStarts(chance: Chance, game: StartedGame, scores: readonly number[]): StageStart[] {
  const { first, next } = traits[game]
  let held: StageStart = { ...first }
  return scores.map((score, index) => {
    if (index > 0) held = { ...held, ...next(chance, held) }
    return storesScore(game) ? { ...held, score } : held
  })
}

function storesScore(game: StartedGame): boolean {
  return game !== 'th06' && game !== 'th07' && game !== 'th08'
}

type Traits = {
  /** State at the start of the first stage. */
  first: StageStart
  /** Draws the fields that a stage changes, from the state at its start. */
  next: (chance: Chance, held: StageStart) => StageStart
}

function more(chance: Chance, held: number | undefined, [least, most]: readonly [number, number]): number {
  return (held ?? 0) + chance.whole(least, most)
}

/** Changes a number by -1 to 2 within the game's bounds. */
function drift(chance: Chance, held: number | undefined, [least, most]: readonly [number, number]): number {
  return Math.min(most, Math.max(least, (held ?? least) + chance.whole(-1, 2)))
}

function grown(chance: Chance, piv: number | undefined, most: number): number {
  return Math.min(most, Math.floor(((piv ?? 0) * chance.number(1.1, 1.9)) / 10) * 10)
}

/** Lives, bombs, power and the other fields that most games since 12 have. */
function usual(chance: Chance, held: StageStart, pieces: { life: number; bomb: number }): StageStart {
  return {
    power: chance.yes(0.7) ? 400 : chance.whole(250, 399),
    lives: drift(chance, held.lives, [0, 8]),
    lifePieces: chance.whole(0, pieces.life - 1),
    bombs: drift(chance, held.bombs, [0, 8]),
    bombPieces: chance.whole(0, pieces.bomb - 1),
    graze: more(chance, held.graze, [150, 2500]),
    piv: grown(chance, held.piv, 500_000),
  }
}

const usualFirst: StageStart = { power: 100, piv: 10_000, lives: 2, lifePieces: 0, bombs: 3, bombPieces: 0, graze: 0 }

/** The count of misses rises at least by the lives that are missing. */
function missed(chance: Chance, held: StageStart, next: StageStart): StageStart {
  const fewer = Math.max(0, (held.lives ?? 0) - (next.lives ?? 0))
  const misses = Math.max(fewer, chance.whole(0, 2))
  return { ...next, missCount: (held.missCount ?? 0) + misses, continues: 0 }
}

const traits: Record<StartedGame, Traits> = {
  th06: {
    first: { pointItems: 0, power: 0, lives: 2, bombs: 3, rank: 16 },
    next: (chance, held) => ({
      pointItems: more(chance, held.pointItems, [30, 120]),
      power: chance.yes(0.6) ? 128 : chance.whole(60, 127),
      lives: drift(chance, held.lives, [0, 8]),
      bombs: drift(chance, held.bombs, [0, 8]),
      rank: chance.whole(12, 32),
    }),
  },
  th07: {
    first: { pointItems: 0, piv: 0, cherrymax: 200_000, cherry: 0, graze: 0, power: 0, lives: 2, bombs: 3 },
    next: (chance, held) => {
      const cherrymax = (held.cherrymax ?? 0) + 10 * chance.whole(1000, 6000)
      return {
        pointItems: more(chance, held.pointItems, [25, 200]),
        piv: 10 * chance.whole(9000, cherrymax / 10),
        cherrymax,
        cherry: 10 * chance.whole(0, 4500),
        graze: more(chance, held.graze, [100, 1500]),
        power: chance.yes(0.6) ? 128 : chance.whole(60, 127),
        lives: drift(chance, held.lives, [0, 8]),
        bombs: drift(chance, held.bombs, [0, 4]),
      }
    },
  },
  th08: {
    first: {
      pointItems: 0,
      graze: 0,
      extends: 0,
      nextExtend: 100,
      piv: 200_000,
      gauge: 0,
      power: 0,
      lives: 2,
      bombs: 3,
      rank: 8,
    },
    next: (chance, held) => {
      const pointItems = more(chance, held.pointItems, [50, 180])
      const passed = extendGoals.filter((goal) => goal <= pointItems).length
      return {
        pointItems,
        graze: more(chance, held.graze, [400, 1500]),
        extends: passed,
        nextExtend: extendGoals[passed] ?? 1100,
        piv: grown(chance, held.piv, 999_990),
        gauge: chance.whole(-10_000, 10_000),
        power: chance.yes(0.6) ? 128 : chance.whole(60, 127),
        lives: drift(chance, held.lives, [0, 8]),
        bombs: drift(chance, held.bombs, [0, 8]),
        rank: chance.whole(6, 22),
      }
    },
  },
  th10: {
    first: { power: 0, piv: 50_000, lives: 2 },
    next: (chance, held) => ({
      power: chance.yes(0.7) ? 100 : chance.whole(40, 99),
      piv: grown(chance, held.piv, 999_990),
      lives: drift(chance, held.lives, [0, 8]),
    }),
  },
  th11: {
    first: { power: 0, piv: 50_000, lives: 2, lifePieces: 0, graze: 0 },
    next: (chance, held) => ({
      power: chance.yes(0.7) ? 80 : chance.whole(40, 79),
      piv: grown(chance, held.piv, 999_990),
      lives: drift(chance, held.lives, [0, 8]),
      lifePieces: chance.whole(0, 4),
      graze: more(chance, held.graze, [200, 1500]),
    }),
  },
  th12: {
    first: { power: 100, piv: 10_000, lives: 2, lifePieces: 0, bombs: 2, bombPiecesRaw: 0, ufo: [0, 0, 0], graze: 0 },
    next: (chance, held) => {
      const { bombPieces, ...rest } = usual(chance, held, { life: 4, bomb: 3 })
      return { ...rest, bombPiecesRaw: 2 * (bombPieces ?? 0), ufo: drawUfos(chance) }
    },
  },
  th128: {
    first: { iceLevel: 1, continues: 0, graze: 0, motivation: 20_000, perfectFreeze: 10_000, frozenArea: 0 },
    next: (chance, held) => ({
      iceLevel: Math.min(20, more(chance, held.iceLevel, [3, 6])),
      graze: more(chance, held.graze, [800, 2600]),
      motivation: chance.whole(20_000, 90_000),
      perfectFreeze: 10_000 * chance.whole(0, 3),
      frozenArea: Math.fround((held.frozenArea ?? 0) + chance.number(400, 1100)),
    }),
  },
  th13: {
    first: { ...usualFirst, continues: 0, extends: 0, trance: 0 },
    next: (chance, held) => ({
      ...usual(chance, held, { life: 8, bomb: 8 }),
      extends: more(chance, held.extends, [0, 1]),
      trance: chance.whole(0, 600),
    }),
  },
  th14: {
    first: { ...usualFirst, continues: 0 },
    next: (chance, held) => usual(chance, held, { life: 3, bomb: 8 }),
  },
  th15: {
    first: { ...usualFirst, missCount: 0, continues: 0, chapter: 0, pdResetsTotal: 0 },
    next: (chance, held) => missed(chance, held, usual(chance, held, { life: 3, bomb: 5 })),
  },
  th16: {
    first: { ...usualFirst, missCount: 0, continues: 0, seasonPower: 0 },
    next: (chance, held) => ({
      ...missed(chance, held, usual(chance, held, { life: 3, bomb: 5 })),
      seasonPower: chance.whole(0, 1140),
    }),
  },
  th17: {
    first: { ...usualFirst, missCount: 0, continues: 0, tokens: [0, 0, 0, 0, 0] },
    next: (chance, held) => ({
      ...missed(chance, held, usual(chance, held, { life: 3, bomb: 3 })),
      tokens: Array.from({ length: 5 }, (_, index) => (index < 2 ? chance.whole(0, 3) : 0)),
    }),
  },
  th18: {
    first: { ...usualFirst, missCount: 0, continues: 0, money: 0, cards: [34], activeCard: 0 },
    next: (chance, held) => ({
      ...missed(chance, held, usual(chance, held, { life: 3, bomb: 3 })),
      money: more(chance, held.money, [200, 1200]),
      cards: [...(held.cards ?? []), chance.whole(1, 56)],
    }),
  },
  th20: {
    first: usualFirst,
    next: (chance, held) => usual(chance, held, { life: 3, bomb: 3 }),
  },
}

/** Game 8: numbers of point items that give a life. */
const extendGoals = [100, 250, 500, 800, 1100]

function drawUfos(chance: Chance): number[] {
  const held = chance.whole(0, 2)
  return Array.from({ length: 3 }, (_, index) => (index < held ? chance.whole(1, 3) : 0))
}
