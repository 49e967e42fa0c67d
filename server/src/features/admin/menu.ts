import { areaPath, openAreas, type Permission, permissions, readPermissions } from '@patisserie/rules/permissions'
import type { ReadDb } from '../../kit/db/database.ts'
import { openAppeals } from './appeal-store.ts'
import './tables.ts'

/** GET /getMenu: the codes, and the areas they open with what waits in each. */
export async function menuOf(db: ReadDb, staff: readonly string[], now: Date) {
  const held = readPermissions(staff)
  const areas = (['common', ...permissions] as const).filter((area) => area === 'common' || held.includes(area))
  const waiting = await Promise.all(areas.map((area) => (area === 'common' ? 0 : waitingIn(db, area, now))))
  return {
    py: held,
    menu: areas.map((area, i) => ({
      area,
      path: areaPath(area),
      open: openAreas.includes(area),
      waiting: waiting[i] ?? 0,
    })),
  }
}

async function waitingIn(db: ReadDb, area: Permission, now: Date): Promise<number> {
  if (area === 'replay') {
    const [row] = await db.named<{ n: number }>(replayQueue, [])
    return row?.n ?? 0
  }
  if (area !== 'user') return 0
  const { n } = await openAppeals(db, now)
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

const replayQueue = {
  name: 'admin-replay-queue',
  sql: `select (select count(*) from replay_reports where state <> 'done')
    + (select count(*) from replays where held_at is not null and removed_at is null)
    + (select count(*) from replay_comments where held_at is not null and removed_at is null) as n`,
}
