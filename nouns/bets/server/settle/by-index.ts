import { sql } from 'kysely'
import type { Tx } from '#kit/db/database.ts'

/**
 * Has the statements of a batch find rows by index until the transaction ends. Each is planned once per connection: a plan from a time
 * when an event had few stakes would read all stakes and moves for every batch of a large one.
 */
export const findByIndex = (tx: Tx) => sql`set local enable_seqscan = off`.execute(tx)
