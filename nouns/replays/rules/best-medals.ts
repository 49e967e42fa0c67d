import { type SealedRun, sealOf } from './replay-seal.ts'
import type { AchievementType } from './replays.ts'

/** A medal that somebody holds; `proved` as in a seal. */
export interface HeldMedal {
  readonly xz: string
  readonly proved: boolean
}

/** The highest medal of each game among these runs, in the order of the games; a proved one above a claimed one of its kind. */
export const bestMedals = (runs: readonly (SealedRun & { readonly xz: string })[]): HeldMedal[] => {
  const best = new Map<number, HeldMedal & { readonly rank: number }>()
  for (const run of runs) {
    const [game, type] = run.xz.split('-')
    const at = order.findIndex((known) => known === type)
    const seal = sealOf(run, order[at] ?? null)
    if (at === -1 || !seal) continue
    const rank = at * 2 + (seal.proved ? 1 : 0)
    const gam = Number(game)
    if (rank > (best.get(gam)?.rank ?? -1)) best.set(gam, { xz: run.xz, proved: seal.proved, rank })
  }
  return [...best].sort(([a], [b]) => a - b).map(([, { xz, proved }]) => ({ xz, proved }))
}

/** Medals of one run, lowest first. */
const order = ['clear', 'hard', 'nn'] as const satisfies readonly AchievementType[]
