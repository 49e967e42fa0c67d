import { sql } from 'kysely'
import type { Tx } from '#kit/db/database.ts'
import { storable } from '#kit/db/storable.ts'
import type { Caller } from '#kit/http/call.ts'
import { linkHash, noHash } from './chain.ts'
import './tables.ts'

export interface StaffAct {
  /** Who acted; id 0 is the command line. */
  readonly by: Pick<Caller, 'id'>
  /** What was done, as a plain name: `updateUserBlack`. */
  readonly act: string
  /** What it was done to: `member:1000001`, `replay:123`. */
  readonly subject: string
  readonly reason: string
  readonly before: unknown
  readonly after: unknown
  readonly now: Date
  /** The id of the member they were logged in as, if they had entered another account. */
  readonly entered?: number
}

/** Advisory lock that serialises writes to the log, so that the hash chain has no forks. */
const chainLock = 7_391_060

/** Appends a staff act to the log, in the transaction that does the act. */
export async function logAct(tx: Tx, { by, now, entered, ...said }: StaffAct): Promise<void> {
  await sql`select pg_advisory_xact_lock(${chainLock})`.execute(tx)
  const last = await tx.selectFrom('staff_log').select(['id', 'hash']).orderBy('id', 'desc').limit(1).executeTakeFirst()
  const link = {
    id: (last?.id ?? 0) + 1,
    at: now,
    actor: by.id,
    entered: entered ?? null,
    act: said.act,
    subject: said.subject,
    reason: storable(said.reason),
    before: asJson(said.before),
    after: asJson(said.after),
  }
  const hash = linkHash(last?.hash ?? noHash, link)
  await tx
    .insertInto('staff_log')
    .values({ ...link, hash })
    .execute()
}

/** The text that is hashed must be what PostgreSQL stores: `storable` removes what it cannot store. */
const asJson = (value: unknown): string => storable(JSON.stringify(value ?? null))
