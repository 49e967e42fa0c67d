import { sql } from 'kysely'
import type { Tx } from '../../kit/db/database.ts'

/** Lets acts on the conversation of two members come one after the other, also on one that does not exist yet. */
export const lockPair = (db: Tx, one: number, other: number) =>
  sql`-- messages-lock
    select pg_advisory_xact_lock(hashtextextended(${`messages ${Math.min(one, other)} ${Math.max(one, other)}`}, 0))`.execute(
    db,
  )
