import { changeDessert, ownedDessert } from '#core/desserts/keeper.ts'
import { noteLine } from '#core/desserts/lines.ts'
import { postTransfer, tooLittle } from '#core/ledger/post-transfer.ts'
import type { Call } from '#kit/http/call.ts'
import { beijingDay } from '#rules/beijing-time.ts'
import { dessertRates } from '#rules/desserts/dessert-rates.ts'
import { dessertNumber } from '#rules/desserts/desserts.ts'
import { levelOn } from '#rules/desserts/growth.ts'
import { hidesCard } from '#rules/desserts/skins.ts'
import { house } from '#rules/ledger/houses.ts'
import type { desserts } from '../contract/desserts.ts'
import { lockOwnKeeper } from './no-robots.ts'

/** POST /teach: a dessert learns its spell card. */
export async function teach({ db, input, member, now, refuse }: Call<typeof desserts.calls.teach>) {
  const { dessert } = input
  const keeper = await lockOwnKeeper(db, member.id, refuse)
  const owned = ownedDessert(keeper, dessert) ?? refuse('notOwned')
  if (owned.card) refuse('taught')
  if (levelOn(owned, beijingDay(now)) < dessertRates.cardLevel) refuse('levelLow')
  if (hidesCard(owned.skin)) refuse('skinConflict')
  await changeDessert(db, member.id, dessert, { card: true })
  const spent = { resource: 'power', amount: dessertRates.cardPower } as const
  await noteLine(db, { member: member.id, dessert, what: 'taught', things: [spent], now })
  await postTransfer(db, {
    reason: 'teach',
    about: { kind: 'dessert', id: dessertNumber(dessert) },
    key: `teach:${member.id}:${dessert}`,
    at: now,
    moves: [{ ...spent, from: member.id, to: house('burn') }],
  }).catch(tooLittle(() => refuse('insufficient')))
  return 'suc' as const
}
