import { Refusal } from '../refusal.ts'

/** Runs work when its turn has come. Throws the refusal `busy` if the queue is full. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** A queue for slow work: at most `atOnce` run, and at most `waiting` wait. */
export function openTurns(bounds: { readonly atOnce: number; readonly waiting: number }): InTurn {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running < bounds.atOnce) running++
    else if (waiting.length < bounds.waiting) await new Promise<void>((begin) => waiting.push(begin))
    else throw new Refusal({ code: 'busy' })
    try {
      return await work()
    } finally {
      // Hands the slot directly to the one that waits longest.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
