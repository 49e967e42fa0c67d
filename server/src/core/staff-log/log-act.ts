import { sql } from 'kysely'
import type { Tx } from '../../kit/db/database.ts'
import { storable } from '../../kit/db/storable.ts'
import type { Caller } from '../../kit/http/call.ts'
import { linkHash, noHash } from './chain.ts'
import './tables.ts'

export interface StaffAct {
  /** Who acted; id 0 is the command line of the house. */
  readonly by: Pick<Caller, 'id'>
  /** What was done, as a bare word: `updateUserBlack`. */
  readonly act: string
  /** What it was done to: `member:1000001`, `replay:123`. */
  readonly subject: string
  readonly reason: string
  readonly before: unknown
  readonly after: unknown
  readonly now: Date
  /** The member they had entered as, where they had. */
  readonly entered?: number
}

/** Whose log the chain is: transactions that write to it wait for one another here. */
const chainLock = 7_391_060

/** Writes what staff did into the append-only log, in the transaction that did it. */
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

/** What PostgreSQL keeps is what was hashed. */
const asJson = (value: unknown): string => storable(JSON.stringify(value ?? null))
