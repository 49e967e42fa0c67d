import type { Levels } from '#rules/people/privileges.ts'
import type { Reading } from '../reads.ts'
import { levelSelections, levelsFrom } from './levels-of.ts'

/** The privilege levels of another member than the caller; undefined if there is none or the account is closed. */
export async function memberLevels(db: Reading, id: number): Promise<Levels | undefined> {
  const row = await db
    .selectFrom('members as m')
    .select(levelSelections('m'))
    .where('m.id', '=', id)
    .where('m.closed_at', 'is', null)
    .executeTakeFirst()
  return row && levelsFrom(row)
}
