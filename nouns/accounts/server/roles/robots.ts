import { sql } from 'kysely'
import type { ReadDb } from '#kit/db/database.ts'
import type { Robot } from '../../contract/roles.ts'

/** GET /getRobotAccount: the robots that staff may switch to. */
export async function listRobots(db: ReadDb): Promise<Robot[]> {
  const rows = await db
    .selectFrom('members as m')
    .select(['m.id', 'm.account', 'm.nick', 'm.head'])
    .select(sql<Date | null>`(select max(s.seen_at) from sessions s where s.member = m.id)`.as('seen'))
    .where('m.robot', '=', true)
    .where('m.closed_at', 'is', null)
    .orderBy('m.id')
    .execute()
  return rows.map((row) => ({
    UID: row.id,
    ACCOUNT: row.account,
    NICK: row.nick,
    HEAD: row.head,
    SEEN: row.seen?.toISOString() ?? null,
  }))
}
