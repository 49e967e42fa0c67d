import { randomUUID } from 'node:crypto'
import type { desserts } from '@patisserie/contract/desserts'
import { beijingDay } from '@patisserie/rules/beijing-time'
import { dessertNumber, materialOf } from '@patisserie/rules/desserts/desserts'
import { feedWorth } from '@patisserie/rules/desserts/feeding'
import { levelOn, starsOf } from '@patisserie/rules/desserts/growth'
import { house } from '@patisserie/rules/ledger/houses'
import { changeDessert, lockKeeper, ownedDessert } from '../../core/desserts/keeper.ts'
import { noteLine } from '../../core/desserts/lines.ts'
import { postTransfer, tooLittle } from '../../core/ledger/post-transfer.ts'
import type { Call } from '../../kit/http/call.ts'
import { refuseRobot } from './no-robots.ts'
import { serve } from './plates.ts'

/** POST /feed */
export async function feed({ db, input, member, now, refuse }: Call<typeof desserts.calls.feed>) {
  const { dessert, material: food, amount } = input
  await refuseRobot(db, member.id, refuse)
  await lockKeeper(db, member.id)
  const owned = (await ownedDessert(db, member.id, dessert)) ?? refuse('notOwned')
  const today = beijingDay(now)
  const after = {
    exp: owned.exp + feedWorth(dessert, food) * amount,
    fedDay: food === materialOf(dessert) ? today : owned.fedDay,
  }
  await changeDessert(db, member.id, dessert, { exp: after.exp, fed_on: after.fedDay })
  await serve(db, { member: member.id, dessert, food, amount, now })
  const spent = { resource: food, amount }
  await noteLine(db, { member: member.id, dessert, what: 'fed', things: [spent], now })
  await postTransfer(db, {
    reason: 'feed',
    about: { kind: 'dessert', id: dessertNumber(dessert) },
    key: `feed:${randomUUID()}`,
    at: now,
    moves: [{ ...spent, from: member.id, to: house('burn') }],
  }).catch(tooLittle(() => refuse('insufficient')))
  const [before, level] = [levelOn(owned, today), levelOn(after, today)]
  const stars = starsOf(after.exp)
  return {
    EXP: after.exp,
    LEVEL: level,
    STARS: stars,
    ROSE: level > before || stars > starsOf(owned.exp) ? ('Y' as const) : ('N' as const),
  }
}
