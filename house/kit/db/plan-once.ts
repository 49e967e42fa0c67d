import { sql } from 'kysely'
import type { Tx } from './database.ts'

/**
 * Lets named statements keep the plan that they have for any values until the transaction ends, where planning them takes longer than
 * running them: PostgreSQL would plan a statement anew for each length of its lists. Send it with the first statements.
 */
export const planOnce = (tx: Tx) =>
  sql`-- plan-once
    select set_config('plan_cache_mode', 'force_generic_plan', true)`.execute(tx)
