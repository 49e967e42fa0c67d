import type { Database, Tx } from '#kit/db/database.ts'
import { beginSettling } from './begin-settling.ts'
import { keepResults } from './keep-results.ts'
import { payBatch } from './pay-batch.ts'
import '../tables.ts'

/**
 * Settles all events that are due: work of every minute. It goes on where it, or another process, was interrupted; each stake is
 * paid once. An event that fails does not stop the others; all errors are thrown together at the end.
 */
export async function settleDue(db: Database, now: Date): Promise<void> {
  const faults: unknown[] = []
  const each = async (
    ids: readonly { readonly id: number }[],
    step: (tx: Tx, id: number, now: Date) => Promise<boolean>,
  ) => {
    for (const { id } of ids) {
      try {
        while (await db.transaction((tx) => step(tx, id, now))) {
          // The next batch.
        }
      } catch (fault) {
        faults.push(fault)
      }
    }
  }
  await beginSettling(db, now)
  const unpaid = db.own
    .selectFrom('bets')
    .select('id')
    .where('settling_at', 'is not', null)
    .where('paid_at', 'is', null)
  await each(await unpaid.orderBy('id').execute(), payBatch)
  const unkept = db.own.selectFrom('bets').select('id').where('paid_at', 'is not', null).where('results_at', 'is', null)
  await each(await unkept.orderBy('id').execute(), keepResults)
  if (faults.length > 0)
    throw new AggregateError(
      faults,
      `${faults.length} events could not be settled: ${faults.slice(0, 3).map(String).join('; ')}`,
    )
}
