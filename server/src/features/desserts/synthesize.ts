import type { desserts } from '@patisserie/contract/desserts'
import { beijingDay } from '@patisserie/rules/beijing-time'
import { dessertRates } from '@patisserie/rules/desserts/dessert-rates'
import { dessertNumber } from '@patisserie/rules/desserts/desserts'
import { givesBulletsBack, helpsSynthesis } from '@patisserie/rules/desserts/effects'
import { levelOn } from '@patisserie/rules/desserts/growth'
import { halfBack, isMixture, type Mixture, nearestRecipe, synthesisChance } from '@patisserie/rules/desserts/synthesis'
import { termsOf } from '@patisserie/rules/desserts/work-out'
import { house } from '@patisserie/rules/ledger/houses'
import { bullets } from '@patisserie/rules/ledger/resources'
import { displayedOf } from '../../core/desserts/displayed.ts'
import { grantDessert } from '../../core/desserts/grant.ts'
import { changeKeeper, lockKeeper, ownedDessert } from '../../core/desserts/keeper.ts'
import { noteLine } from '../../core/desserts/lines.ts'
import type { Thing } from '../../core/desserts/tables.ts'
import { drawsFor, noteDraws } from '../../core/draws/member-draws.ts'
import { type Move, postTransfer, tooLittle } from '../../core/ledger/post-transfer.ts'
import type { Call } from '../../kit/http/call.ts'
import { refuseRobot } from './no-robots.ts'
import { recipesOf } from './recipes.ts'
import './tables.ts'

/** POST /synthesize */
export async function synthesize({ db, input, member, now, refuse }: Call<typeof desserts.calls.synthesize>) {
  const { sugar } = input
  const mixture: Mixture = { gdd: input.gdd, sjd: input.sjd, zjj: input.zjj }
  if (!isMixture(mixture) || sugar % 10 !== 0) refuse('mixtureWrong')
  await refuseRobot(db, member.id, refuse)
  const keeper = await lockKeeper(db, member.id)
  const isFree = input.first === 'Y'
  if (isFree && keeper.firstTried) refuse('firstDone')
  const shown = await displayedOf(db, member.id)
  const { dessert, distance } = nearestRecipe(await recipesOf(db), mixture)
  const chance = synthesisChance(distance, { sugar, milk: helpsSynthesis(shown) })
  const { id } = await db
    .insertInto('syntheses')
    .values({
      ...mixture,
      member: member.id,
      sugar,
      dessert: dessertNumber(dessert),
      chance: Math.round(chance * 10),
      came: false,
      at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const act = { member: member.id, kind: 'synthesis', subject: String(id), now } as const
  const came = (await drawsFor(db, act))(0) * 100 < chance
  await noteDraws(db, act, { count: 1, terms: termsOf.synthesis(dessert, chance), outcome: came ? dessert : '' })
  if (isFree) await changeKeeper(db, member.id, { first_tried: true })
  const spent = [
    ...(isFree ? [] : bulletsOf(mixture)),
    ...(sugar > 0 ? [{ resource: 'sugar', amount: sugar } as const] : []),
  ]
  let level = 0
  let again = false
  if (came) {
    await db.updateTable('syntheses').set({ came: true }).where('id', '=', id).execute()
    const granted = await grantDessert(db, { member: member.id, dessert, key: `synthesis:${id}`, again: 'exp', now })
    level = granted?.level ?? 0
    again = granted?.again ?? false
  } else {
    await noteLine(db, { member: member.id, dessert, what: 'tried', things: spent, now })
    const owned = await ownedDessert(db, member.id, dessert)
    level = owned ? levelOn(owned, beijingDay(now)) : 0
  }
  const back: Thing[] = came
    ? []
    : [
        { resource: 'sugar', amount: dessertRates.failureSugar },
        ...(givesBulletsBack(shown) && !isFree ? bulletsOf(halfBack(mixture)) : []),
      ]
  const moves: Move[] = [
    ...spent.map((thing) => ({ ...thing, from: member.id, to: house('burn') })),
    ...back.map((thing) => ({ ...thing, from: house('mint'), to: member.id })),
  ]
  if (moves.length > 0) {
    await postTransfer(db, {
      reason: 'synthesis',
      about: { kind: 'synthesis', id },
      key: `synthesis:${id}`,
      at: now,
      moves,
    }).catch(tooLittle(() => refuse('insufficient')))
  }
  return {
    DESSERT: dessert,
    CAME: came ? ('Y' as const) : ('N' as const),
    AGAIN: again ? ('Y' as const) : ('N' as const),
    CHANCE: chance,
    LEVEL: level,
    BACK: back,
  }
}

const bulletsOf = (mixture: Mixture): Thing[] =>
  bullets.flatMap((bullet) => (mixture[bullet] > 0 ? [{ resource: bullet, amount: mixture[bullet] }] : []))
