import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Thing } from '#core/desserts/tables.ts'
import { type Food, foods } from '#nouns/desserts/rules/feeding.ts'
import { type Dessert, dessertOf } from '#rules/desserts/desserts.ts'
import type { Displayed } from '#rules/desserts/effects.ts'
import type { HoursOut } from '#rules/desserts/outings.ts'
import { hidesCard } from '#rules/desserts/skins.ts'
import type { TestSite } from '#site/test/open-test-site.ts'

export interface OwnedDessert {
  readonly exp: number
  readonly fedOn: string
  readonly card: boolean
  readonly skin: string
}

export interface Serving {
  readonly dessert: Dessert
  readonly food: Food
  readonly fed: number
  readonly left: number
  /** Milliseconds. */
  readonly at: number
}

export interface Outing {
  readonly id: number
  readonly dessert: Dessert
  readonly place: string
  readonly victim: number | null
  readonly hours: 2 | 4 | 8
  readonly leftAt: number
  readonly backAt: number
  /** Null while the dessert is out. */
  readonly endedAt: number | null
  readonly found: readonly Thing[]
  readonly worth: number
}

/** Everything about the desserts of a member that acts change. */
export interface Kitchen {
  readonly chosen: boolean
  readonly displayed: Dessert | null
  readonly displayedOn: string
  readonly firstTried: boolean
  /** Hours of the outings of the last day on which one began. */
  readonly out: HoursOut
  readonly desserts: Readonly<Partial<Record<Dessert, OwnedDessert>>>
  /** `milk snow`, in this order. */
  readonly skins: readonly string[]
  readonly servings: readonly Serving[]
  readonly outings: readonly Outing[]
  /** Dragon balls whose dessert was not taken. */
  readonly balls: readonly number[]
  readonly syntheses: number
}

export type Kitchens = ReadonlyMap<number, Kitchen>

interface StoredKitchen {
  readonly member: number
  readonly chosen: boolean
  readonly keeper: {
    readonly displayed: number | null
    readonly displayed_on: string | null
    readonly first_tried: boolean
    readonly out_on: string | null
    readonly out_hours: number
  } | null
  readonly desserts: readonly {
    readonly dessert: number
    readonly exp: number
    readonly fed_on: string
    readonly card: boolean
    readonly skin: string
  }[]
  readonly skins: readonly { readonly dessert: number; readonly skin: string }[]
  readonly servings: readonly {
    readonly dessert: number
    readonly food: number
    readonly fed: number
    readonly left_over: number
    readonly at: string
  }[]
  readonly outings: readonly {
    readonly id: number
    readonly dessert: number
    readonly place: string
    readonly victim: number | null
    readonly hours: 2 | 4 | 8
    readonly left_at: string
    readonly back_at: string
    readonly ended_at: string | null
    readonly found: readonly Thing[] | null
    readonly worth: number
  }[]
  readonly balls: readonly { readonly ball: number }[]
  readonly syntheses: number
  /** Lines of the log, which say the same in other words. */
  readonly lines: { readonly left: number; readonly home: number; readonly stolen: number; readonly fed: number }
}

const list = (select: string, order: string) =>
  sql.raw(`(select coalesce(json_agg(r order by ${order}), '[]') from (${select}) r)`)
const lines = (what: string) =>
  sql.raw(`(select count(*) from dessert_lines where member = m.id and what in (${what}))`)

/** Reads the kitchens of members, and expects of each what holds at all times. */
export async function readKitchens({ site }: TestSite, members: readonly number[]): Promise<Kitchens> {
  const { rows } = await sql<StoredKitchen>`select m.id as member,
      exists (select from dessert_grants where key = 'choose:' || m.id) as chosen,
      (select row_to_json(k) from (
        select displayed, displayed_on, first_tried, out_on, out_hours from dessert_keepers where member = m.id) k) as keeper,
      ${list('select dessert, exp, fed_on, card, skin from desserts where member = m.id', 'dessert')} as desserts,
      ${list('select dessert, skin from dessert_skins where member = m.id', 'dessert, skin')} as skins,
      ${list('select id, dessert, food, fed, left_over, at from dessert_servings where member = m.id', 'id')} as servings,
      ${list('select * from dessert_outings where member = m.id', 'id')} as outings,
      ${list('select ball from pending_desserts where member = m.id and paid_at is null', 'ball')} as balls,
      (select count(*)::int from syntheses where member = m.id) as syntheses,
      json_build_object('left', ${lines("'left'")}, 'home', ${lines("'back', 'called'")},
        'stolen', ${lines("'stolenFrom'")}, 'fed', ${lines("'fed'")}) as lines
    from unnest(${[...members]}::bigint[]) as m (id)`.execute(site.foundation.db.own)
  for (const row of rows) expectSound(row, rows)
  return new Map(rows.map((row) => [row.member, kitchenOf(row)]))
}

function kitchenOf(row: StoredKitchen): Kitchen {
  const time = (text: string) => new Date(text).getTime()
  return {
    chosen: row.chosen,
    displayed: row.keeper?.displayed == null ? null : dessertOf(row.keeper.displayed),
    displayedOn: row.keeper?.displayed_on ?? '',
    firstTried: row.keeper?.first_tried ?? false,
    out: { day: row.keeper?.out_on ?? null, hours: row.keeper?.out_hours ?? 0 },
    desserts: Object.fromEntries(
      row.desserts.map(({ dessert, exp, fed_on, card, skin }) => [
        dessertOf(dessert),
        { exp, fedOn: fed_on, card, skin },
      ]),
    ),
    skins: row.skins.map(({ dessert, skin }) => `${dessertOf(dessert)} ${skin}`),
    servings: row.servings.map(({ dessert, food, fed, left_over, at }) => ({
      ...{ dessert: dessertOf(dessert), food: foods[food] ?? 'sugar', fed, left: left_over, at: time(at) },
    })),
    outings: row.outings.map(({ id, dessert, place, victim, hours, left_at, back_at, ended_at, found, worth }) => ({
      ...{ id, dessert: dessertOf(dessert), place, victim, hours, found: found ?? [], worth },
      ...{ leftAt: time(left_at), backAt: time(back_at), endedAt: ended_at === null ? null : time(ended_at) },
    })),
    balls: row.balls.map(({ ball }) => ball),
    syntheses: row.syntheses,
  }
}

/** A dessert is out or home, an outing ends once, and of what was fed at most half is stolen. */
function expectSound(row: StoredKitchen, all: readonly StoredKitchen[]): void {
  const of = `the kitchen of ${row.member}`
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
  const out = row.outings.filter(({ ended_at }) => ended_at === null)
  expect(out.length, of).toBeLessThanOrEqual(1)
  const thefts = all.flatMap(({ outings }) => outings).filter(({ victim, worth }) => victim === row.member && worth > 0)
  expect(row.lines, of).toEqual({
    left: row.outings.length,
    home: row.outings.length - out.length,
    stolen: thefts.length,
    fed: row.servings.length,
  })
  for (const { fed, left_over } of row.servings) {
    expect(left_over, of).toBeGreaterThanOrEqual(0)
    expect(left_over, of).toBeLessThanOrEqual(fed)
  }
  for (const dessert of new Set(row.servings.map((one) => one.dessert))) {
    const plate = row.servings.filter((one) => one.dessert === dessert)
    const fed = sum(plate.map((one) => one.fed))
    expect(fed - sum(plate.map(({ left_over }) => left_over)), of).toBeLessThanOrEqual(fed / 2)
  }
  for (const { card, skin } of row.desserts) expect(card && hidesCard(skin), of).toBe(false)
}

const noKitchen: Kitchen = {
  ...{ chosen: false, displayed: null, displayedOn: '', firstTried: false, desserts: {} },
  out: { day: null, hours: 0 },
  ...{ skins: [], servings: [], outings: [], balls: [], syntheses: 0 },
}

export const kitchenIn = (kitchens: Kitchens, member: number): Kitchen => kitchens.get(member) ?? noKitchen

export const outOf = ({ outings }: Kitchen): Outing | null => outings.find(({ endedAt }) => endedAt === null) ?? null

/** What a member displays, as effects see it. */
export function shownIn({ displayed, desserts }: Kitchen): Displayed | null {
  const owned = displayed && desserts[displayed]
  return owned ? { dessert: displayed, card: owned.card && !hidesCard(owned.skin) } : null
}

/** What a member may display while several acts are done at once; when one is done alone, what they do. */
export function mayShow(before: Kitchens, member: number, alone: boolean): readonly (Displayed | null)[] {
  const kitchen = kitchenIn(before, member)
  if (alone) return [shownIn(kitchen)]
  const owned = Object.keys(kitchen.desserts) as Dessert[] // its keys
  return [null, ...owned.flatMap((dessert) => [true, false].map((card) => ({ dessert, card })))]
}

/** Kitchens as one compares them: without moments that a call had for itself. */
export const comparable = (kitchens: Kitchens): object =>
  Object.fromEntries(
    [...kitchens].map(([member, kitchen]) => [
      member,
      {
        ...kitchen,
        servings: kitchen.servings.map(({ at, ...serving }) => serving),
        outings: kitchen.outings.map(({ leftAt, backAt, endedAt, found, ...outing }) => ({
          ...outing,
          ended: endedAt !== null,
          found: found.map(({ resource, amount }) => `${resource} ${amount}`).toSorted(),
        })),
      },
    ]),
  )

/** What an act makes of the kitchens, or a code if it is refused or did something else. */
export type KitchenEvent = (kitchens: Kitchens) => Kitchens | string

/** Whether some order of events makes one state of another. */
export function explains(events: readonly KitchenEvent[], before: Kitchens, after: Kitchens): boolean {
  const wanted = comparable(after)
  const search = (left: readonly KitchenEvent[], now: Kitchens): boolean => {
    if (left.length === 0) return isDeepStrictEqual(comparable(now), wanted)
    return left.some((event, at) => {
      const next = event(now)
      return typeof next !== 'string' && search(left.toSpliced(at, 1), next)
    })
  }
  return search(events, before)
}
