import { missingLevel } from '@patisserie/rules/people/privileges'
import type { Tx } from '../../kit/db/database.ts'
import './tables.ts'

/** Whether what a member reports goes first. */
export async function hasPriority(tx: Tx, member: number): Promise<boolean> {
  const { life_level, bomb_level } = await tx
    .selectFrom('members')
    .select(['life_level', 'bomb_level'])
    .where('id', '=', member)
    .executeTakeFirstOrThrow()
  return missingLevel('priorityReport', { life: life_level, bomb: bomb_level }) === null
}
