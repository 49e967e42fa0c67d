import type { Tx } from '../../../kit/db/database.ts'
import type { Verdict } from './tables.ts'

interface NewReport {
  readonly replay: number
  readonly reporter: number
  readonly reason: string
  readonly priority: boolean
  readonly at: Date
}

/** False where the member has an open report about this replay already. */
export async function insertReport(tx: Tx, report: NewReport): Promise<boolean> {
  const row = await tx
    .insertInto('replay_reports')
    .values(report)
    .onConflict((c) => c.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** A report with the replay it is about, kept from changes until the transaction ends. */
export const lockReport = (tx: Tx, id: number) =>
  tx
    .selectFrom('replay_reports as p')
    .innerJoin('replays as r', 'r.id', 'p.replay')
    .select([
      'p.id',
      'p.replay',
      'p.reporter',
      'p.reason',
      'p.state',
      'p.taker',
      'p.taken_at',
      'p.verdict',
      'p.decision',
    ])
    .select(['r.uploader', 'r.removed_at', 'r.game'])
    .where('p.id', '=', id)
    .forUpdate('p')
    .executeTakeFirst()

export const setTaker = (tx: Tx, id: number, taken: { by: number; at: Date } | null) =>
  tx
    .updateTable('replay_reports')
    .set({ state: taken ? 'taken' : 'open', taker: taken?.by ?? null, taken_at: taken?.at ?? null })
    .where('id', '=', id)
    .execute()

export const setVerdict = (tx: Tx, id: number, { verdict, decision }: { verdict: Verdict; decision: string }) =>
  tx.updateTable('replay_reports').set({ state: verdict, verdict, decision }).where('id', '=', id).execute()

export const setDone = (tx: Tx, id: number, now: Date) =>
  tx.updateTable('replay_reports').set({ state: 'done', done_at: now }).where('id', '=', id).execute()
