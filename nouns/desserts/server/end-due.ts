import { endForages } from './end-forages.ts'
import { endOuting, type OutingParts } from './end-outing.ts'
import './tables.ts'

/** Thefts that are looked up together. */
const together = 50

/**
 * Brings home all desserts whose hours have passed; answers how many. Safe to run in several processes and again: each
 * outing ends once. One that fails does not stop the others; all errors are thrown together at the end.
 */
export async function endDueOutings(parts: OutingParts, now: Date): Promise<number> {
  const faults: unknown[] = []
  const failed = (fault: unknown): null => {
    faults.push(fault)
    return null
  }
  const ended = (await endForages(parts, now, failed)) + (await endThefts(parts, now, failed))
  if (faults.length === 0) return ended
  const why = faults.slice(0, 3).map(String).join('; ')
  throw new AggregateError(faults, `${faults.length} outings could not end: ${why}`)
}

async function endThefts(
  { db, giftsOfWeek }: OutingParts,
  now: Date,
  failed: (fault: unknown) => null,
): Promise<number> {
  let ended = 0
  for (let after = 0; ; ) {
    const due = await db.own
      .selectFrom('dessert_outings')
      .select(['id', 'member'])
      .where('ended_at', 'is', null)
      .where('victim', 'is not', null)
      .where('back_at', '<=', now)
      .where('id', '>', after)
      .orderBy('id')
      .limit(together)
      .execute()
    for (const { member } of due.toSorted((a, b) => a.member - b.member)) {
      const one = await db.transaction((tx) => endOuting(tx, { member, now, called: null, giftsOfWeek })).catch(failed)
      if (one) ended++
    }
    after = due.at(-1)?.id ?? after
    if (due.length < together) return ended
  }
}
