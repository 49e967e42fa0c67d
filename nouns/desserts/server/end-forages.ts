import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { actingAs } from '#core/desserts/displayed.ts'
import { noteLines } from '#core/desserts/lines.ts'
import { drawFrom, noteManyDraws, seedsOf } from '#core/draws/member-draws.ts'
import { postGifts } from '#core/ledger/post-gifts.ts'
import type { Database, Tx } from '#kit/db/database.ts'
import { beijingDay } from '#rules/beijing-time.ts'
import type { OutingHours } from '#rules/desserts/dessert-rates.ts'
import { dessertOf } from '#rules/desserts/desserts.ts'
import { house } from '#rules/ledger/houses.ts'
import type { Recipes } from '../rules/synthesis.ts'
import { type BroughtHome, bringForage } from './bring-forage.ts'
import { endOuting, type OutingParts } from './end-outing.ts'
import { hintNameOf, keepHints, recipesOf, type StoredHintPlace } from './recipes.ts'
import './tables.ts'

/** Outings that end in one transaction. */
const together = 250
/** Milliseconds from the begin of a transaction to that of the next: 100,000 outings take 40 s, so that other calls have the processor too. */
const paceMs = 100

/**
 * Brings home all desserts from places whose hours have passed; answers how many. Each outing ends once. Of outings that fail
 * together each is ended alone, and `failed` told of those that fail again.
 */
export async function endForages(
  { db, giftsOfWeek }: OutingParts,
  now: Date,
  failed: (fault: unknown) => null,
): Promise<number> {
  const recipes = await recipesOf(db.read)
  const tried: number[] = []
  for (let ended = 0; ; ) {
    const next = performance.now() + paceMs
    const some = await db
      .transaction((tx) => endSome(tx, { recipes, tried, now }))
      .catch(async (fault: unknown) => {
        const due = await dueOf(db, tried, now)
        if (due.length === 0) throw fault
        for (const { id, member } of due) {
          tried.push(id)
          if (await db.transaction((tx) => endOuting(tx, { member, now, called: null, giftsOfWeek })).catch(failed))
            ended++
        }
        return null
      })
    ended += some ?? 0
    if (some !== null && some < together) return ended
    await sleep(Math.max(0, next - performance.now()))
  }
}

interface Round {
  readonly recipes: Recipes
  /** Outings that were ended alone, or failed. */
  readonly tried: readonly number[]
  readonly now: Date
}

/** The outings that `endSome` would end. */
const dueOf = (db: Database, tried: readonly number[], now: Date) =>
  db.own
    .selectFrom('dessert_outings')
    .select(['id', 'member'])
    .where('ended_at', 'is', null)
    .where('victim', 'is', null)
    .where('back_at', '<=', now)
    .where(sql<boolean>`id <> all(${tried}::integer[])`)
    .orderBy('back_at')
    .limit(together)
    .execute()

/**
 * Ends outings to places together, so that a hundred thousand of one minute cost a few statements each batch. Locks keepers and
 * outings without waiting: what another act holds ends a minute later.
 */
async function endSome(tx: Tx, { recipes, tried, now }: Round): Promise<number> {
  const due = await dueForages(tx, tried, now)
  if (due.length === 0) return 0
  const seeds = await seedsOf(tx, [...new Set(due.map(({ member }) => member))], beijingDay(now))
  const home = due.map((one) => ({ ...one, ...bring(one, recipes, seeds.get(one.member)) }))
  await sql`-- outings-home
    update dessert_outings o set ended_at = ${now}::timestamptz, found = each.found::jsonb
    from unnest(${home.map(({ id }) => id)}::integer[], ${home.map(({ found }) => JSON.stringify(found))}::text[]) as each (id, found)
    where o.id = each.id`.execute(tx)
  await keepHints(
    tx,
    home.flatMap(({ member, hint }) => (hint ? [{ member, hint }] : [])),
    now,
  )
  await noteManyDraws(
    tx,
    home.flatMap(({ id, member, noted }) =>
      noted ? [{ member, kind: 'outing' as const, subject: String(id), now, ...noted }] : [],
    ),
  )
  await noteLines(
    tx,
    home.map(({ member, dessert, place, found }) => ({
      ...{ member, dessert: dessertOf(dessert), what: 'back' as const, things: found, about: place, now },
    })),
  )
  const gifts = home
    .filter(({ found }) => found.length > 0)
    .map(({ id, member, found }) => ({ id, key: `forage:${id}`, to: member, things: found }))
  await postGifts(tx, { reason: 'forage', kind: 'outing', from: house('mint'), at: now, gifts })
  return due.length
}

function bring(
  { id, place, hours, closed, shown, card, skin, known }: Due,
  recipes: Recipes,
  seed?: Buffer,
): BroughtHome {
  if (!seed) throw new Error('a day has no seed')
  const displayed =
    shown === null ? null : actingAs({ dessert: dessertOf(shown), card: card === true, skin: skin ?? '' })
  const book = { recipes, known: new Set(known.map((hint) => hintNameOf(hint))) }
  // A closed account has no use for what comes home.
  const forage = { place, hours, part: closed ? 0 : 1, displayed, book }
  return bringForage(forage, drawFrom(seed, 'outing', String(id)))
}

interface Due {
  readonly id: number
  readonly member: number
  readonly dessert: number
  readonly place: string
  readonly hours: OutingHours
  readonly closed: boolean
  /** Number of the displayed dessert. */
  readonly shown: number | null
  readonly card: boolean | null
  readonly skin: string | null
  readonly known: readonly StoredHintPlace[]
}

async function dueForages(tx: Tx, tried: readonly number[], now: Date): Promise<Due[]> {
  const { rows } = await sql<Due>`-- outings-due
    select o.id, o.member, o.dessert, o.place, o.hours, m.closed_at is not null as closed,
      d.dessert as shown, d.card, d.skin,
      (select coalesce(json_agg(h), '[]') from (
        select dessert, bullet from recipe_hints where member = o.member) h) as known
    from dessert_outings o join dessert_keepers k on k.member = o.member join members m on m.id = o.member
    left join desserts d on d.member = k.member and d.dessert = k.displayed
    where o.ended_at is null and o.victim is null and o.back_at <= ${now} and o.id <> all(${tried}::integer[])
    order by o.back_at limit ${sql.lit(together)} for update of k, o skip locked`.execute(tx)
  return rows
}
