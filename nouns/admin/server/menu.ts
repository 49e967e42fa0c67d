import type { Stated } from '#core/manifest.ts'
import type { ReadDb } from '#kit/db/database.ts'
import type { Call } from '#kit/http/call.ts'
import { type AdminArea, areaPath, permissions, readPermissions } from '#rules/staff/permissions.ts'
import type { admin } from '../contract/admin.ts'
import './tables.ts'

/** GET /getMenu: the codes, and the areas they open with what waits in each; none of parts that are switched off. */
export async function menuOf(
  { db, member: { id, staff }, now }: Pick<Call<typeof admin.calls.menu>, 'db' | 'member' | 'now'>,
  { desks, closedAreas }: Pick<Stated, 'desks' | 'closedAreas'>,
) {
  const desksOf = (area: AdminArea) => desks.filter((desk) => desk.area === area)
  const waitingIn = (area: AdminArea) => {
    const counts = desksOf(area).flatMap(({ waiting = {} }) => Object.entries(waiting))
    return Promise.all(counts.map(async ([tab, count]) => ({ tab, waiting: await count(db, now) })))
  }
  const held = readPermissions(staff)
  const mayEnter = (area: AdminArea) => area === 'common' || held.includes(area)
  const areas = (['common', ...permissions] as const).filter((area) => mayEnter(area) && !closedAreas.includes(area))
  const waiting = await Promise.all(areas.map(waitingIn))
  return {
    py: held,
    // Who is here without it is a demo account of the demo site.
    unguarded: !(await isFactorOn(db, id)),
    menu: areas.map((area, i) => {
      const tabs = waiting[i] ?? []
      return {
        area,
        path: areaPath(area),
        open: desksOf(area).length > 0,
        waiting: tabs.reduce((sum, tab) => sum + tab.waiting, 0),
        tabs,
      }
    }),
  }
}

const isFactorOn = async (db: ReadDb, member: number): Promise<boolean> =>
  (await db
    .selectFrom('second_factors')
    .select('member')
    .where('member', '=', member)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()) !== undefined
