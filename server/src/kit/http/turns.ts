import { Refusal } from './refusal.ts'

/** Runs work when its turn has come. Throws the refusal `busy` where too many wait already. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** A line for work that is slow on purpose or by nature: so much at once, so much waiting. */
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
      // The place goes straight to who waits longest.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
