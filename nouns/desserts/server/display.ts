import { changeKeeper, ownedDessert } from '#core/desserts/keeper.ts'
import { noteLine } from '#core/desserts/lines.ts'
import type { Call } from '#kit/http/call.ts'
import { beijingDay } from '#rules/beijing-time.ts'
import { dessertNumber } from '#rules/desserts/desserts.ts'
import type { desserts } from '../contract/desserts.ts'
import { lockOwnKeeper } from './no-robots.ts'

/** POST /display: another dessert is put on display at most once a Beijing day; taking it away is always possible. */
export async function display({ db, input, member, now, refuse }: Call<typeof desserts.calls.display>) {
  const { dessert } = input
  const keeper = await lockOwnKeeper(db, member.id, refuse)
  if (keeper.displayed === dessert) return 'suc' as const
  if (dessert === null) {
    await changeKeeper(db, member.id, { displayed: null })
    return 'suc' as const
  }
  if (!ownedDessert(keeper, dessert)) refuse('notOwned')
  const today = beijingDay(now)
  if (keeper.displayedOn !== null && keeper.displayedOn >= today) refuse('displayedToday')
  await changeKeeper(db, member.id, { displayed: dessertNumber(dessert), displayed_on: today })
  await noteLine(db, { member: member.id, dessert, what: 'display', now })
  return 'suc' as const
}
