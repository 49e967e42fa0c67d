import { sql } from 'kysely'
import type { Tx } from '../../kit/db/database.ts'

/** Until the transaction ends nobody else takes a name of this look; `kind` tells clubs from members. */
export const holdLook = (tx: Tx, kind: 'member' | 'club', look: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`look ${kind} ${look}`}, 0))`.execute(tx)
