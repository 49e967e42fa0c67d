import type { Tx } from '../../../kit/db/database.ts'
import '../tables.ts'

/** A report with the floor it is about, kept from changes until the transaction ends. */
export const lockReport = (tx: Tx, id: number) =>
  tx
    .selectFrom('floor_reports as p')
    .innerJoin('floors as f', 'f.id', 'p.floor')
    .innerJoin('topics as t', 't.id', 'f.topic')
    .select(['p.id', 'p.reporter', 'p.reason', 'p.state', 'p.taker', 'p.taken_at', 'p.verdict', 'p.decision'])
    .select(['f.topic', 'f.number', 'f.author', 't.title'])
    .where('p.id', '=', id)
    .forUpdate('p')
    .executeTakeFirst()

export const setTaker = (tx: Tx, id: number, taken: { by: number; at: Date } | null) =>
  tx
    .updateTable('floor_reports')
    .set({ state: taken ? 'taken' : 'open', taker: taken?.by ?? null, taken_at: taken?.at ?? null })
    .where('id', '=', id)
    .execute()

export const setVerdict = (tx: Tx, id: number, decided: { verdict: 'pass' | 'notPass'; decision: string }) =>
  tx
    .updateTable('floor_reports')
    .set({ ...decided, state: decided.verdict })
    .where('id', '=', id)
    .execute()

export const setDone = (tx: Tx, id: number, now: Date) =>
  tx.updateTable('floor_reports').set({ state: 'done', done_at: now }).where('id', '=', id).execute()
