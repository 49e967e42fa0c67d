import { areaPath, openAreas, type Permission, permissions, readPermissions } from '@patisserie/rules/staff/permissions'
import type { ReadDb } from '../../kit/db/database.ts'
import type { Caller } from '../../kit/http/call.ts'
import './tables.ts'

/** GET /getMenu: the caller's codes, and the areas they open, each with the number of waiting things. */
export async function menuOf(db: ReadDb, { id, staff }: Pick<Caller, 'id' | 'staff'>, now: Date) {
  const held = readPermissions(staff)
  const areas = (['common', ...permissions] as const).filter((area) => area === 'common' || held.includes(area))
  const waiting = await Promise.all(areas.map((area) => (area === 'common' ? 0 : waitingIn(db, area, now))))
  return {
    py: held,
    // Only demo accounts on the demo site can be here without two-factor.
    unguarded: !(await isFactorOn(db, id)),
    menu: areas.map((area, i) => ({
      area,
      path: areaPath(area),
      open: openAreas.includes(area),
      waiting: waiting[i] ?? 0,
    })),
  }
}

const isFactorOn = async (db: ReadDb, member: number): Promise<boolean> =>
  (await db
    .selectFrom('second_factors')
    .select('member')
    .where('member', '=', member)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()) !== undefined

async function waitingIn(db: ReadDb, area: Permission, now: Date): Promise<number> {
  const queue = queues[area]
  if (!queue) return 0
  const [row] = await db.named<{ n: number }>(queue, area === 'user' ? [now] : [])
  return row?.n ?? 0
}

/** Number of waiting things per area. Each condition must match what the queue of that area lists. */
const queues: Readonly<Partial<Record<Permission, { readonly name: string; readonly sql: string }>>> = {
  user: {
    name: 'admin-queue-user',
    sql: `select count(*) as n from appeals a join members m on m.id = a.member
      where a.state = 'open' and not a.past and m.black and (m.black_until is null or m.black_until > $1)`,
  },
  replay: {
    name: 'admin-queue-replay',
    sql: `select (select count(*) from reports where kind = 'replay' and state <> 'done')
      + (select count(*) from waiting where kind in ('replay', 'comment')) as n`,
  },
  ms: {
    name: 'admin-queue-ms',
    sql: `select (select count(*) from reports where kind = 'floor' and state <> 'done')
      + (select count(*) from waiting w join floors f on f.id = w.subject join topics t on t.id = f.topic
        where w.kind = 'floor' and t.removed_at is null) as n`,
  },
  iscore: {
    name: 'admin-queue-iscore',
    sql: `select (select count(*) from iscore_runs where standing = 'waits')
      + (select count(*) from pilot_claims where state = 'waits') as n`,
  },
  board: {
    name: 'admin-queue-board',
    sql: `select count(*) as n from archived_claims where state = 'waits'`,
  },
}
