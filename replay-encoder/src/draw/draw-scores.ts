import type { GameCode } from '@patisserie/replay/facts'
import type { Chance } from './chance.ts'

/** A displayed score that is usual for the game and difficulty. */
export function drawScore(game: GameCode, difficulty: number, chance: Chance): number {
  const [low, high] = usualScores[game]
  const factor = difficultyFactors[difficulty] ?? 1
  return Math.floor(low * (high / low) ** chance.number(0, 1) * factor)
}

/** Scores at the end of each of `count` stages. Later stages give more; the last score is `total`. */
export function drawSums(total: number, { count, unit }: { count: number; unit: 1 | 10 }, chance: Chance): number[] {
  const gains = Array.from({ length: count }, (_, index) => (index + 1) ** 1.4 * chance.number(0.7, 1.3))
  const all = gains.reduce((sum, gain) => sum + gain, 0)
  let share = 0
  return gains.map((gain, index) => {
    share += gain
    return index === count - 1 ? total : Math.floor((total * share) / all / unit) * unit
  })
}

/** Score of a modest and of a strong Normal run (scene games: of any scene). */
const usualScores: Record<GameCode, readonly [low: number, high: number]> = {
  th06: [75e6, 217e6],
  th07: [345e6, 1498e6],
  th08: [1144e6, 3028e6],
  th09: [20e6, 120e6],
  th095: [79_000, 1_100_000],
  th10: [229e6, 1366e6],
  th11: [204e6, 742e6],
  th12: [162e6, 2108e6],
  th125: [30_000, 900_000],
  th128: [19e6, 58e6],
  th13: [205e6, 1653e6],
  th14: [334e6, 1107e6],
  th143: [200_000, 2_000_000],
  th15: [464e6, 2317e6],
  th16: [157e6, 3210e6],
  th165: [200_000, 2_000_000],
  th17: [377e6, 6133e6],
  th18: [952e6, 4782e6],
  th20: [150e6, 900e6],
  alco: [3e6, 15e6],
}

/** Factors on the Normal score for Easy, Normal, Hard, Lunatic, Extra, Phantasm. */
const difficultyFactors = [0.75, 1, 1.2, 1.5, 0.8, 0.9]
