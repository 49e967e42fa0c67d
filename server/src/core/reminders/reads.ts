import type { ReadDb } from '../../kit/db/database.ts'
import './tables.ts'

/** How many reminders a member has not read. */
export async function unreadCount(db: Pick<ReadDb, 'selectFrom'>, member: number): Promise<number> {
  const { count } = await db
    .selectFrom('reminders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('member', '=', member)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
