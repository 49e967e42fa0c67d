import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tx } from '#kit/db/database.ts'
import { hasPriority } from '../members/levels/has-priority.ts'
import './tables.ts'

/** Identifies a report: its kind, and its id within the kind. */
export interface ReportAddress {
  readonly kind: string
  readonly id: number
}

interface NewReport {
  readonly kind: string
  readonly subject: number
  readonly reporter: number
  readonly reason: string
  /** What is wrong, in the terms of the noun. */
  readonly about?: string
  /** Whether staff look at it before every other report of the kind. */
  readonly urgent?: boolean
  readonly now: Date
}

/** Inserts a report; false if the member has an open report about this thing already. */
export async function addReport(tx: Tx, { now, ...report }: NewReport): Promise<boolean> {
  const priority = await hasPriority(tx, report.reporter)
  const row = await tx
    .insertInto('reports')
    .values({ ...report, priority, at: now })
    .onConflict((c) => c.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The id of the thing that a report is about. */
export async function subjectOfReport(tx: Tx, { kind, id }: ReportAddress): Promise<number | undefined> {
  const row = await tx
    .selectFrom('reports')
    .select('subject')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.subject
}

const reportsOf = (tx: Tx, kind: string) =>
  tx
    .selectFrom('reports')
    .select(['id', 'kind', 'reporter', 'about', 'reason', 'state', 'taker', 'taken_at', 'verdict', 'decision'])
    .where('kind', '=', kind)

/** Reads a report and locks its row until the transaction ends. */
export const lockReport = (tx: Tx, { kind, id }: ReportAddress) =>
  reportsOf(tx, kind).where('id', '=', id).forUpdate().executeTakeFirst()

interface AlikeReports {
  readonly kind: string
  readonly subject: number
  readonly about: string
}

/** Reads the undecided reports that say one thing about a subject, oldest first, and locks their rows. */
export const lockReports = (tx: Tx, { kind, subject, about }: AlikeReports) =>
  reportsOf(tx, kind)
    .where('subject', '=', subject)
    .where('about', '=', about)
    .where('state', 'in', ['open', 'taken'])
    .orderBy('id')
    .forUpdate()
    .execute()

export type LockedReport = NonNullable<Awaited<ReturnType<typeof lockReport>>>

interface ReportChange {
  readonly state: 'open' | 'taken' | 'pass' | 'notPass' | 'done'
  readonly taker?: number | null
  readonly taken_at?: Date | null
  readonly verdict?: 'pass' | 'notPass'
  readonly decision?: string
  readonly done_at?: Date
}

export const changeReport = (tx: Tx, { kind, id }: ReportAddress, change: ReportChange) =>
  tx.updateTable('reports').set(change).where('kind', '=', kind).where('id', '=', id).execute()

/** Drops all reports of things that are deleted in this transaction; `subjects` is a select of their ids. */
export async function dropReports(tx: Tx, kind: string, subjects: RawBuilder<unknown>): Promise<void> {
  await tx.deleteFrom('reports').where('kind', '=', kind).where(sql<SqlBool>`subject in (${subjects})`).execute()
}
