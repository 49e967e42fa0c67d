/** Balls of one round; the last one closes it. */
export const ballsOfRound = 7

/** The lowest number that no ball of an open round has. */
export function firstFreeBall(taken: readonly number[]): number {
  const free = Array.from({ length: ballsOfRound }, (_, n) => n + 1).find((ball) => !taken.includes(ball))
  if (free === undefined) throw new Error('an open round has a free place')
  return free
}
