import { changeDessert, lockKeeper, ownedDessert } from '#core/desserts/keeper.ts'
import { noteLine } from '#core/desserts/lines.ts'
import { postTransfer, tooLittle } from '#core/ledger/post-transfer.ts'
import type { Reading } from '#core/members/reads.ts'
import type { Call } from '#kit/http/call.ts'
import { type Dessert, dessertNumber } from '#rules/desserts/desserts.ts'
import { hidesCard, isHouseSkin, skinCharacter } from '#rules/desserts/skins.ts'
import { prices } from '#rules/economy/economy-rates.ts'
import { house } from '#rules/ledger/houses.ts'
import type { desserts } from '../contract/desserts.ts'
import { lockOwnKeeper } from './no-robots.ts'
import './tables.ts'

/** POST /skin: puts a skin on a dessert, or takes it off. */
export async function wearSkin({ db, input, member, now, refuse }: Call<typeof desserts.calls.skin>) {
  const { dessert, skin } = input
  const keeper = await lockKeeper(db, member.id)
  const owned = ownedDessert(keeper, dessert) ?? refuse('notOwned')
  if (skin !== '' && !(await isSold(db, skin))) refuse('skinUnknown')
  if (skin !== '' && !(await hasSkin(db, { member: member.id, dessert, skin }))) refuse('skinMissing')
  if (owned.card && hidesCard(skin)) refuse('skinConflict')
  if (owned.skin === skin) return 'suc' as const
  await changeDessert(db, member.id, dessert, { skin })
  await noteLine(db, { member: member.id, dessert, what: 'skin', about: skin, now })
  return 'suc' as const
}

/** POST /buySkin */
export async function buySkin({ db, input, member, now, refuse }: Call<typeof desserts.calls.buySkin>) {
  const { dessert, skin } = input
  const keeper = await lockOwnKeeper(db, member.id, refuse)
  if (!ownedDessert(keeper, dessert)) refuse('notOwned')
  if (!(await isSold(db, skin))) refuse('skinUnknown')
  const bought = await db
    .insertInto('dessert_skins')
    .values({ member: member.id, dessert: dessertNumber(dessert), skin, at: now })
    .onConflict((c) => c.doNothing())
    .returning('skin')
    .executeTakeFirst()
  if (!bought) refuse('skinOwned')
  await postTransfer(db, {
    reason: 'skin',
    about: { kind: 'dessert', id: dessertNumber(dessert) },
    key: `skin:${member.id}:${dessert}:${skin}`,
    at: now,
    moves: [{ from: member.id, to: house('shop'), resource: 'score', amount: prices.skin }],
  }).catch(tooLittle(() => refuse('insufficient')))
  return 'suc' as const
}

/** Skins of the house are always sold, those of a character once seven dragon balls of it were collected. */
async function isSold(db: Reading, skin: string): Promise<boolean> {
  if (isHouseSkin(skin)) return true
  const character = skinCharacter(skin)
  if (character === null) return false
  const closed = await db
    .selectFrom('dragon_rounds')
    .select('round')
    .where('character', '=', character)
    .where('closed_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return closed !== undefined
}

async function hasSkin(db: Reading, { member, dessert, skin }: { member: number; dessert: Dessert; skin: string }) {
  const row = await db
    .selectFrom('dessert_skins')
    .select('skin')
    .where('member', '=', member)
    .where('dessert', '=', dessertNumber(dessert))
    .where('skin', '=', skin)
    .executeTakeFirst()
  return row !== undefined
}
