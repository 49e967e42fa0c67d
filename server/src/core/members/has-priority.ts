import { missingLevel } from '@patisserie/rules/people/privileges'
import { sql } from 'kysely'
import type { Tx } from '../../kit/db/database.ts'
import { levelsOf } from './levels-of.ts'
import './tables.ts'

/** Whether a member's reports go to the top of the queue. */
export async function hasPriority(tx: Tx, member: number): Promise<boolean> {
  const row = await tx
    .selectFrom('members')
    .select(['life_level', 'bomb_level', sql<boolean>`mail_verified_at is not null`.as('verified')])
    .where('id', '=', member)
    .executeTakeFirstOrThrow()
  return missingLevel('priorityReport', levelsOf(row)) === null
}
