import type { OwnDessert, Shelf } from '@patisserie/contract/dessert-rows'
import { beijingDay } from '@patisserie/rules/beijing-time'
import { cookedDesserts, dessertOf } from '@patisserie/rules/desserts/desserts'
import { isHungry, levelOn, nextAt, starsOf } from '@patisserie/rules/desserts/growth'
import { mixtureDistance } from '@patisserie/rules/desserts/synthesis'
import { yesNoOf } from '@patisserie/rules/yes-no'
import type { ReadDb } from '../../kit/db/database.ts'
import { chooseKey } from './choose.ts'
import { outingRow } from './outing-row.ts'
import { byFood, plateOf } from './plates.ts'
import { hintsOf, recipesOf } from './recipes.ts'
import { soldCharacters } from './skins.ts'
import './tables.ts'

/** GET /getDesserts: everything about a member's desserts that the member sees. */
export async function ownShelf(db: ReadDb, member: number, now: Date): Promise<Shelf> {
  const [keeper, desserts, out, HINTS, TRIED, GRANTS, SOLD, chosen] = await Promise.all([
    db
      .selectFrom('dessert_keepers')
      .select(['displayed', 'displayed_on', 'first_tried', 'wins'])
      .where('member', '=', member)
      .executeTakeFirst(),
    ownDesserts(db, member, now),
    db
      .selectFrom('dessert_outings as o')
      .leftJoin('members as v', 'v.id', 'o.victim')
      .select(['o.id', 'o.dessert', 'o.place', 'o.victim', 'v.nick', 'o.hours', 'o.left_at', 'o.back_at'])
      .where('o.member', '=', member)
      .where('o.ended_at', 'is', null)
      .executeTakeFirst(),
    hintsOf(db, member),
    triedMixtures(db, member),
    openGrants(db, member),
    soldCharacters(db),
    db.selectFrom('dessert_grants').select('key').where('key', '=', chooseKey(member)).executeTakeFirst(),
  ])
  return {
    DESSERTS: desserts,
    DISPLAYED: keeper?.displayed == null ? null : dessertOf(keeper.displayed),
    DISPLAYEDTODAY: yesNoOf(keeper?.displayed_on != null && keeper.displayed_on >= beijingDay(now)),
    CHOSEN: yesNoOf(chosen !== undefined),
    FIRSTFREE: yesNoOf(!keeper?.first_tried),
    OUT: out ? outingRow(out) : null,
    HINTS,
    TRIED,
    GRANTS,
    SOLD: SOLD.map((character) => `c:${character}`),
    WINS: keeper?.wins ?? 0,
  }
}

async function ownDesserts(db: ReadDb, member: number, now: Date): Promise<OwnDessert[]> {
  const [rows, skins] = await Promise.all([
    db
      .selectFrom('desserts')
      .select(['dessert', 'exp', 'fed_on', 'card', 'skin', 'got_at'])
      .where('member', '=', member)
      .orderBy('dessert')
      .execute(),
    db.selectFrom('dessert_skins').select(['dessert', 'skin']).where('member', '=', member).orderBy('at').execute(),
  ])
  const today = beijingDay(now)
  return Promise.all(
    rows.map(async (row) => {
      const dessert = dessertOf(row.dessert)
      const growth = { exp: row.exp, fedDay: row.fed_on }
      return {
        DESSERT: dessert,
        LEVEL: levelOn(growth, today),
        STARS: starsOf(row.exp),
        CARD: yesNoOf(row.card),
        SKIN: row.skin,
        EXP: row.exp,
        NEXT: nextAt(row.exp),
        HUNGRY: yesNoOf(isHungry(growth, today)),
        FED: row.fed_on,
        GOT: row.got_at.toISOString(),
        PLATE: byFood(await plateOf(db, { member, dessert }, now)),
        SKINS: skins.filter((one) => one.dessert === row.dessert).map(({ skin }) => skin),
      }
    }),
  )
}

/** Mixtures that a member tried lately, each once. */
const mostTried = 66

async function triedMixtures(db: ReadDb, member: number) {
  const recipes = await recipesOf(db)
  const rows = await db
    .selectFrom('syntheses')
    .select((eb) => [
      'gdd',
      'sjd',
      'zjj',
      'dessert',
      eb.fn.max('id').as('last'),
      eb.fn.countAll<number>().as('tries'),
      eb.fn.count<number>('id').filterWhere('came', '=', true).as('came'),
    ])
    .where('member', '=', member)
    .groupBy(['gdd', 'sjd', 'zjj', 'dessert'])
    .orderBy('last', 'desc')
    .limit(mostTried)
    .execute()
  return rows.map(({ gdd, sjd, zjj, dessert, tries, came }) => {
    const DESSERT = cookedDesserts[dessert] ?? 'icecream'
    const mixture = { gdd, sjd, zjj }
    const DISTANCE = mixtureDistance(recipes[DESSERT], mixture)
    return { ...mixture, DESSERT, DISTANCE, TRIES: Number(tries), CAME: Number(came) }
  })
}

/** Desserts of collected dragon balls that the member has not taken yet. */
async function openGrants(db: ReadDb, member: number) {
  const rows = await db
    .selectFrom('pending_desserts')
    .select(['character', 'round', 'ball'])
    .where('member', '=', member)
    .where('paid_at', 'is', null)
    .orderBy('at')
    .orderBy('ball')
    .execute()
  return rows.map(({ character, round, ball }) => ({ CHARACTER: character, ROUND: round, BALL: ball }))
}
