import type { GameCode } from '@patisserie/replay/facts'
import { GAMES } from '@patisserie/replay/games/catalogue'
import { canEncode } from '../write/encode-text.ts'
import type { Chance } from './chance.ts'
import { drawInputs } from './draw-inputs.ts'
import { drawScore } from './draw-scores.ts'
import type { RunWish } from './run-wish.ts'

/** The wish with every missing value drawn. */
export type Draft = ReturnType<typeof drawDraft>

/** Fills in the wish. Always makes every draw, so that a value set in the wish does not change the other draws. */
export function drawDraft(wish: RunWish, chance: Chance) {
  const { game, comment } = wish
  const { difficulties, year, shots, scoreUnit } = GAMES[game]
  const drawnDifficulty = chance.whole(0, Math.max(0, Math.min(4, difficulties.length - 1)))
  const difficulty = wish.difficulty ?? drawnDifficulty
  const drawnShot = drawShot(game, difficulty, chance.whole(0, shots.length - 1))
  const drawnScore = drawScore(game, difficulty, chance)
  const drawnTime = Date.UTC(year + 1, 0, 1) / 1000 + chance.whole(0, 3 * 365 * 86_400)
  const drawnSlowRate = chance.number(-1.5, 1)
  const drawnName = chance.pick(names)
  return {
    difficulty,
    shot: wish.shot ?? drawnShot,
    clear: wish.clear ?? true,
    time: wish.date === undefined ? drawnTime : Math.floor(Date.parse(wish.date) / 1000),
    averageFrames: wish.frames ?? 900,
    head: {
      name: wish.name ?? drawnName,
      score: Math.floor((wish.score ?? drawnScore) / scoreUnit) * scoreUnit,
      slowdownPercent: Math.fround(wish.slowRate ?? Math.max(0, drawnSlowRate)),
    },
    texts: {
      ...(comment === undefined ? {} : { comment }),
      encoding: comment === undefined || canEncode(comment, 'cp932') ? ('cp932' as const) : ('gbk' as const),
    },
  }
}

/** Seed and inputs of one stage or scene. */
export function drawPlay(game: GameCode, { averageFrames }: Draft, chance: Chance) {
  const frames = Math.max(1, Math.round(averageFrames * chance.number(0.7, 1.3)))
  return {
    seed: chance.whole(0, 0xffff),
    inputs: drawInputs(chance, { game, frames, bombs: chance.whole(0, 3) }),
  }
}

/** The shot's index. Game 16 plays its Extra stage without a season, and all other difficulties with one. */
function drawShot(game: GameCode, difficulty: number, drawn: number): number {
  if (game !== 'th16') return drawn
  return drawn - (drawn % 5) + (difficulty === 4 ? 4 : drawn % 4)
}

const names = [
  'AAAAAAAA',
  'YUKIHANA',
  'Mochi',
  'sakura',
  'MELON',
  'kaze.',
  'tea time',
  'NeKo',
  'Rin',
  'hoshi',
  'LUNA!',
  'ichigo',
  'Pudding',
  'No.9',
] as const
