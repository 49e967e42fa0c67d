import type { Device } from '#contract/profile.ts'
import type { Reading } from '#core/members/reads.ts'
import './tables.ts'

/** How long a network counts as known after the member logged in from it, in milliseconds. */
const knownNetworkMs = 30 * 86_400_000

export const isKnownNetwork = async (
  db: Reading,
  { member, network, now }: { readonly member: number; readonly network: string; readonly now: Date },
): Promise<boolean> => {
  const row = await db
    .selectFrom('log_ins')
    .select('id')
    .where('member', '=', member)
    .where('network', '=', network)
    .where('at', '>', new Date(now.getTime() - knownNetworkMs))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** A member's sessions, last used first. `ip` is the address of the log-in, '' once that has been deleted. */
export async function devicesOf(db: Reading, member: number, current: string): Promise<Device[]> {
  const rows = await db
    .selectFrom('sessions as s')
    .leftJoin('log_ins as l', (on) => on.onRef('l.session', '=', 's.id').onRef('l.member', '=', 's.member'))
    .leftJoin('sessions as o', 'o.id', 's.switched_from')
    .leftJoin('members as m', 'm.id', 'o.member')
    .select(['s.id', 's.agent', 's.created_at', 's.seen_at', 'l.ip', 'm.account as origin'])
    .where('s.member', '=', member)
    .orderBy('s.seen_at', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    agent: row.agent,
    ip: row.ip ?? '',
    since: row.created_at.toISOString(),
    seen: row.seen_at.toISOString(),
    current: row.id === current,
    switchedFrom: row.origin ?? '',
  }))
}

/** The last log-in that is not later than this session and did not make it. */
export const logInBefore = (db: Reading, member: number, session: string) =>
  db
    .selectFrom('log_ins as l')
    .select(['l.at', 'l.ip'])
    .where('l.member', '=', member)
    .where('l.session', '<>', session)
    .where('l.at', '<=', (q) => q.selectFrom('sessions as s').select('s.created_at').where('s.id', '=', session))
    .orderBy('l.at', 'desc')
    .limit(1)
    .executeTakeFirst()
