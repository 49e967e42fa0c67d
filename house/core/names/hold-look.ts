import { sql } from 'kysely'
import type { Tx } from '#kit/db/database.ts'

/** Locks a look: until the transaction ends nobody else can take a name of it. `kind` separates clubs from members. */
export const holdLook = (tx: Tx, kind: 'member' | 'club', look: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`look ${kind} ${look}`}, 0))`.execute(tx)
