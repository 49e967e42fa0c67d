import type { Levels } from '@patisserie/rules/people/privileges'
import { sql } from 'kysely'
import { levelsOf } from './levels-of.ts'
import type { Reading } from './reads.ts'

/** The levels that count for another member than the caller; undefined if there is none or the account is closed. */
export async function memberLevels(db: Reading, id: number): Promise<Levels | undefined> {
  const row = await db
    .selectFrom('members')
    .select(['life_level', 'bomb_level', sql<boolean>`mail_verified_at is not null`.as('verified')])
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return row && levelsOf(row)
}
