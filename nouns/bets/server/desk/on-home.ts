import type { Out } from '#contract/endpoint.ts'
import { logAct } from '#core/staff-log/log-act.ts'
import type { ReadDb } from '#kit/db/database.ts'
import type { Call } from '#kit/http/call.ts'
import type { betStaff } from '../../contract/bet-staff.ts'
import '../tables.ts'

/** GET /getHomeBocai: open events, those that end soonest first. */
export async function eventsOnHome(db: ReadDb, now: Date): Promise<Out<typeof betStaff.calls.onHome>> {
  const rows = await db
    .selectFrom('bets')
    .select(['name', 'title', 'deadline', 'on_home'])
    .where('opened_at', 'is not', null)
    .where('settling_at', 'is', null)
    .where('deadline', '>', now)
    .orderBy('deadline')
    .orderBy('id')
    .limit(100)
    .execute()
  return rows.map((row) => ({
    NAME: row.name,
    TITLE: row.title,
    DEADLINE: row.deadline.toISOString(),
    SHOWN: row.on_home ? ('Y' as const) : ('N' as const),
  }))
}

/** POST /showHomeBocai: takes an event off the home page, or lets it be there again. */
export async function showOnHome({ db, input, member, now, refuse }: Call<typeof betStaff.calls.showOnHome>) {
  const shown = input.shown === 'Y'
  const bet =
    (await db
      .selectFrom('bets')
      .select(['id', 'on_home'])
      .where('name', '=', input.bocaiName)
      .where('opened_at', 'is not', null)
      .forUpdate()
      .executeTakeFirst()) ?? refuse('betUnknown')
  if (bet.on_home === shown) return 'suc' as const
  await db.updateTable('bets').set({ on_home: shown }).where('id', '=', bet.id).execute()
  const [before, after] = [{ shown: bet.on_home }, { shown }]
  await logAct(db, {
    by: member,
    act: 'showHomeBocai',
    subject: `bet:${input.bocaiName}`,
    reason: '',
    before,
    after,
    now,
  })
  return 'suc' as const
}
