import type { Draws } from '../draws.ts'

/** So many units on an option. */
export interface Move {
  readonly option: number
  readonly amount: number
}

interface Climb {
  readonly starts: readonly (readonly Move[])[]
  readonly score: (moves: readonly Move[]) => number
  readonly options: number
  /** Of one move. */
  readonly most: number
  readonly steps: number
  readonly draws: Draws
}

/** Looks for the moves with the highest score: the best start, changed a little while that is no loss. It proves nothing. */
export function climb({ starts, score, options, most, steps, draws }: Climb): readonly Move[] {
  let [best = []] = starts.toSorted((a, b) => score(b) - score(a))
  let value = score(best)
  const anyMove = (): Move => ({ option: draws.whole(0, options - 1), amount: draws.whole(1, most) })
  for (let step = 0; step < steps; step++) {
    const moves = [...best]
    const at = draws.whole(0, Math.max(0, moves.length - 1))
    const kind = draws.next()
    const one = moves[at]
    if (!one || (kind < 0.2 && moves.length < 24)) moves.splice(at, 0, anyMove())
    else if (kind < 0.3 && moves.length > 1) moves.splice(at, 1)
    else if (kind < 0.4) moves.splice(at, 1, ...[anyMove(), one])
    else if (kind < 0.5) moves[at] = { ...one, option: draws.whole(0, options - 1) }
    else {
      const amount = Math.floor(one.amount * draws.pick([0.5, 0.8, 0.95, 1.05, 1.25, 2])) + draws.whole(-3, 3)
      moves[at] = { ...one, amount: Math.max(1, amount) }
    }
    const changed = score(moves)
    if (changed >= value) [best, value] = [moves, changed]
  }
  return best
}
