import type { Tx } from '#kit/db/database.ts'
import { missingLevel } from '#rules/people/privileges.ts'
import { levelsOf } from './levels-of.ts'

/** Whether a member's reports go to the top of the queue. */
export const hasPriority = async (tx: Tx, member: number): Promise<boolean> =>
  missingLevel('priorityReport', await levelsOf(tx, member)) === null
