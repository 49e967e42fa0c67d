import { Refusal } from './refusal.ts'

export interface Turn {
  /** Whom the work is for: nobody has two turns at the same moment. */
  readonly whose: string
  /** Work of a lower rank goes first. */
  readonly rank: number
}

export type InFairTurn = <T>(turn: Turn, work: () => Promise<T>) => Promise<T>

interface Waiting extends Turn {
  readonly begin: () => void
  readonly giveUp: (reason: Refusal) => void
}

/**
 * A line for slow work of many callers: so much at once, one of each caller, so much waiting. Where too many wait, `busy` is
 * thrown to whoever came last of the highest rank, be it the new one or one that waits.
 */
export function openFairTurns(bounds: { readonly atOnce: number; readonly waiting: number }): InFairTurn {
  const running = new Set<string>()
  const line: Waiting[] = []

  const admit = () => {
    while (running.size < bounds.atOnce) {
      const at = line.findIndex(({ whose }) => !running.has(whose))
      const [next] = at < 0 ? [] : line.splice(at, 1)
      if (!next) return
      running.add(next.whose)
      next.begin()
    }
  }
  const enter = (turn: Turn) =>
    new Promise<void>((begin, giveUp) => {
      // Behind everybody of its own rank.
      const behind = line.findLastIndex(({ rank }) => rank <= turn.rank)
      line.splice(behind + 1, 0, { ...turn, begin, giveUp })
      admit()
      if (line.length > bounds.waiting) line.pop()?.giveUp(new Refusal({ code: 'busy' }))
    })
  return async (turn, work) => {
    await enter(turn)
    try {
      return await work()
    } finally {
      running.delete(turn.whose)
      admit()
    }
  }
}
