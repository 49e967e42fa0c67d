import type { ReadDb } from '#kit/db/database.ts'
import { beijingDay } from '#rules/beijing-time.ts'
import { cookedDesserts, dessertOf } from '#rules/desserts/desserts.ts'
import { isHungry, levelOn, nextAt, starsOf } from '#rules/desserts/growth.ts'
import { hoursLeft } from '#rules/desserts/outings.ts'
import { yesNoOf } from '#rules/yes-no.ts'
import type { OwnDessert, Shelf } from '../contract/dessert-rows.ts'
import type { Mixture } from '../rules/synthesis.ts'
import { chooseKey } from './choose.ts'
import { outingRow } from './outing-row.ts'
import { byFood, lyingSince, type StoredServing, servingOf } from './plates.ts'
import { hintOf, type StoredHint } from './recipes.ts'

/** GET /getDesserts: everything about a member's desserts that the member sees. */
export async function ownShelf(db: ReadDb, member: number, now: Date): Promise<Shelf> {
  const [row] = await db.named<StoredShelf>(shelfStatement, [member, lyingSince(now), chooseKey(member)])
  if (!row) throw new Error('a select of one row has none')
  const { keeper, desserts, skins, servings, outing, hints, tried, grants, sold, chosen } = row
  const today = beijingDay(now)
  return {
    DESSERTS: desserts.map((one) => ({
      ...ownDessert(one, today),
      PLATE: byFood(servings.filter(({ dessert }) => dessert === one.dessert).map(servingOf)),
      SKINS: skins.filter(({ dessert }) => dessert === one.dessert).map(({ skin }) => skin),
    })),
    DISPLAYED: keeper?.displayed == null ? null : dessertOf(keeper.displayed),
    DISPLAYEDTODAY: yesNoOf(keeper?.displayed_on != null && keeper.displayed_on >= today),
    CHOSEN: yesNoOf(chosen),
    FIRSTFREE: yesNoOf(!keeper?.first_tried),
    OUT: outing && outingRow({ ...outing, left_at: new Date(outing.left_at), back_at: new Date(outing.back_at) }),
    OUTLEFT: hoursLeft({ day: keeper?.out_on ?? null, hours: keeper?.out_hours ?? 0 }, today),
    HINTS: hints.map(hintOf),
    TRIED: tried.map(({ dessert, distance, tries, came, ...mixture }) => ({
      ...mixture,
      DESSERT: cookedDesserts[dessert] ?? 'icecream',
      DISTANCE: distance,
      TRIES: tries,
      CAME: came,
    })),
    GRANTS: grants.map(({ character, round, ball }) => ({ CHARACTER: character, ROUND: round, BALL: ball })),
    SOLD: sold.map(({ character }) => `c:${character}`),
    WINS: keeper?.wins ?? 0,
  }
}

function ownDessert(row: StoredDessert, today: string): Omit<OwnDessert, 'PLATE' | 'SKINS'> {
  const growth = { exp: row.exp, fedDay: row.fed_on }
  return {
    DESSERT: dessertOf(row.dessert),
    LEVEL: levelOn(growth, today),
    STARS: starsOf(row.exp),
    CARD: yesNoOf(row.card),
    SKIN: row.skin,
    EXP: row.exp,
    NEXT: nextAt(row.exp),
    HUNGRY: yesNoOf(isHungry(growth, today)),
    FED: row.fed_on,
    GOT: new Date(row.got_at).toISOString(),
  }
}

/** The parts come as JSON: moments and days are texts. */
interface StoredShelf {
  readonly keeper: {
    readonly displayed: number | null
    readonly displayed_on: string | null
    readonly first_tried: boolean
    readonly out_on: string | null
    readonly out_hours: number
    readonly wins: number
  } | null
  readonly desserts: readonly StoredDessert[]
  readonly skins: readonly { readonly dessert: number; readonly skin: string }[]
  readonly servings: readonly (StoredServing & { readonly dessert: number })[]
  readonly outing: {
    readonly id: number
    readonly dessert: number
    readonly place: string
    readonly victim: number | null
    readonly nick: string | null
    readonly hours: number
    readonly left_at: string
    readonly back_at: string
  } | null
  readonly hints: readonly StoredHint[]
  readonly tried: readonly StoredTry[]
  readonly grants: readonly { readonly character: string; readonly round: number; readonly ball: number }[]
  /** Characters of whom seven dragon balls were collected. */
  readonly sold: readonly { readonly character: string }[]
  readonly chosen: boolean
}

interface StoredTry extends Mixture {
  readonly dessert: number
  /** From the recipe of the dessert. */
  readonly distance: number
  readonly tries: number
  readonly came: number
}

interface StoredDessert {
  readonly dessert: number
  readonly exp: number
  readonly fed_on: string
  readonly card: boolean
  readonly skin: string
  readonly got_at: string
}

const list = (select: string, order: string): string =>
  `(select coalesce(json_agg(r order by ${order}), '[]') from (${select}) r)`

/** One statement, because a shelf has ten parts and most are small. */
const shelfStatement = {
  name: 'dessert-shelf',
  sql: `select
    (select row_to_json(k) from (
      select displayed, displayed_on, first_tried, wins, out_on, out_hours from dessert_keepers where member = $1) k) as keeper,
    ${list('select dessert, exp, fed_on, card, skin, got_at from desserts where member = $1', 'r.dessert')} as desserts,
    ${list('select dessert, skin, at from dessert_skins where member = $1', 'r.at')} as skins,
    ${list('select id, dessert, food, fed, left_over from dessert_servings where member = $1 and at > $2', 'r.id')} as servings,
    (select row_to_json(o) from (
      select o.id, o.dessert, o.place, o.victim, v.nick, o.hours, o.left_at, o.back_at
      from dessert_outings o left join members v on v.id = o.victim where o.member = $1 and o.ended_at is null) o) as outing,
    ${list(
      `select h.dessert, h.bullet, r.gdd, r.sjd, r.zjj from recipe_hints h join dessert_recipes r on r.dessert = h.dessert
       where h.member = $1`,
      'r.dessert, r.bullet',
    )} as hints,
    ${list(
      `select s.*, abs(s.gdd - r.gdd) + abs(s.sjd - r.sjd) + abs(s.zjj - r.zjj) as distance from (
         select gdd, sjd, zjj, dessert, max(id) as last, count(*) as tries, count(*) filter (where came) as came
         from syntheses where member = $1 group by gdd, sjd, zjj, dessert) s
       join dessert_recipes r on r.dessert = s.dessert`,
      'r.last desc',
    )} as tried,
    ${list('select character, round, ball, at from pending_desserts where member = $1 and paid_at is null', 'r.at, r.ball')} as grants,
    ${list('select distinct character from dragon_rounds where closed_at is not null', 'r.character')} as sold,
    exists (select from dessert_grants where key = $3) as chosen`,
}
