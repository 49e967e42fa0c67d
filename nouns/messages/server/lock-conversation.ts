import { sql } from 'kysely'
import type { Tx } from '#kit/db/database.ts'

/** Advisory lock until the transaction ends: serializes acts on the conversation of two members, also before its row exists. */
export const lockConversation = (db: Tx, one: number, other: number) =>
  sql`-- messages-lock
    select pg_advisory_xact_lock(hashtextextended(${`messages ${Math.min(one, other)} ${Math.max(one, other)}`}, 0))`.execute(
    db,
  )
