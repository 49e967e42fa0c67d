import type { ReadDb } from './database.ts'

/** A read that several callers may share. */
export type SharedRead<V> = (db: ReadDb) => Promise<V>

/**
 * Lets callers share one read: who asks while one is under way waits for the next, together with everybody else who asks
 * until then. So an answer is never older than its caller's question, and under load a read is made once for many callers.
 */
export function shareRead<V>(read: SharedRead<V>): SharedRead<V> {
  let underWay: Promise<V> | null = null
  let next: Promise<V> | null = null
  const begin = (db: ReadDb): Promise<V> => {
    next = null
    const begun = read(db)
    underWay = begun
    const end = () => {
      if (underWay === begun) underWay = null
    }
    begun.then(end, end)
    return begun
  }
  return (db) => {
    if (next) return next
    if (!underWay) return begin(db)
    const after = () => begin(db)
    next = underWay.then(after, after)
    return next
  }
}
