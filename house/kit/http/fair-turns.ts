import { Refusal } from '../refusal.ts'

export interface Turn {
  /** Key of the caller: a caller never has two turns at the same time. */
  readonly whose: string
  /** Lower ranks go first. */
  readonly rank: number
}

export type InFairTurn = <T>(turn: Turn, work: () => Promise<T>) => Promise<T>

interface Waiting extends Turn {
  readonly begin: () => void
  readonly giveUp: (reason: Refusal) => void
}

/**
 * A queue for slow work of many callers: at most `atOnce` run, one per caller, and `waiting` wait. If the queue is
 * full, the last one of the highest rank gets `busy`, whether it is the new one or one already waiting.
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
      // Inserts behind everybody of its own rank.
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
