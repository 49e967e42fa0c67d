import { displayedOf } from '#core/desserts/displayed.ts'
import { changeKeeper, type Keeper, lockKeeper, ownedDessert } from '#core/desserts/keeper.ts'
import { noteLine } from '#core/desserts/lines.ts'
import { refuseBlack } from '#core/members/black-gate.ts'
import { areLinked } from '#core/members/links/linked.ts'
import { mayReach } from '#core/reach/may-reach.ts'
import type { Call } from '#kit/http/call.ts'
import { beijingDay } from '#rules/beijing-time.ts'
import { dessertRates } from '#rules/desserts/dessert-rates.ts'
import { dessertNumber } from '#rules/desserts/desserts.ts'
import { backAt, hoursLeft } from '#rules/desserts/outings.ts'
import type { desserts } from '../contract/desserts.ts'
import { refuseRobot } from './no-robots.ts'
import { outingRow } from './outing-row.ts'
import { plateOf } from './plates.ts'
import './tables.ts'

type Sending = Call<typeof desserts.calls.sendOut>

/** POST /sendOut: one dessert of a member is out at a time, and all together for so many hours a Beijing day. */
export async function sendOut(call: Sending) {
  const { db, input, member, now, refuse } = call
  const { dessert, hours, place = '', victim = null } = input
  if ((place === '') === (victim === null)) refuse('targetMissing')
  await refuseRobot(db, member.id, refuse)
  if (victim !== null) await refuseVictim(call, victim)
  const keeper = await lockKeeper(db, member.id)
  if (!ownedDessert(keeper, dessert)) refuse('notOwned')
  const times = { leftAt: now, hours }
  const row = {
    member: member.id,
    dessert: dessertNumber(dessert),
    place,
    victim,
    hours,
    left_at: now,
    back_at: backAt(times),
  }
  const out = await db
    .insertInto('dessert_outings')
    .values(row)
    .onConflict((c) => c.column('member').where('ended_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  const { id } = out ?? refuse('isOut')
  const today = lastDay(keeper, now)
  const left = hoursLeft(keeper.out, today) - hours
  if (left < 0) refuse('tired')
  await changeKeeper(db, member.id, { out_on: today, out_hours: dessertRates.outHoursADay - left })
  await noteLine(db, { member: member.id, dessert, what: 'left', about: place, other: victim, now })
  const nick = victim === null ? '' : await nickOf(call, victim)
  return outingRow({ ...row, id, nick })
}

/** The day that counts the hours: a call of the evening may wait for one that was sent after midnight. */
function lastDay({ out }: Keeper, now: Date): string {
  const today = beijingDay(now)
  return out.day !== null && out.day > today ? out.day : today
}

/** What may be stolen from: the plate of what another member displays, whom the caller may reach. */
async function refuseVictim({ db, member, now, refuse }: Sending, victim: number): Promise<void> {
  await refuseBlack(db, member)
  if (victim === member.id) refuse('victimSelf')
  if (!(await mayReach(db, member.id, victim, 'steal'))) refuse('victimUnknown')
  const shown = await displayedOf(db, victim)
  const plate = shown ? await plateOf(db, { member: victim, dessert: shown.dessert }, now) : []
  // Own accounts have nothing to take from one another, which nobody is told.
  if (!plate.some(({ left }) => left > 0) || (await areLinked(db, member.id, victim))) refuse('plateEmpty')
}

async function nickOf({ db }: Sending, member: number): Promise<string> {
  const row = await db.selectFrom('members').select('nick').where('id', '=', member).executeTakeFirst()
  return row?.nick ?? ''
}
