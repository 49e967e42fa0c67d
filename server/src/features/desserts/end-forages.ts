import { beijingDay } from '@patisserie/rules/beijing-time'
import type { OutingHours } from '@patisserie/rules/desserts/dessert-rates'
import { dessertOf } from '@patisserie/rules/desserts/desserts'
import { hidesCard } from '@patisserie/rules/desserts/skins'
import { house } from '@patisserie/rules/ledger/houses'
import { sql } from 'kysely'
import { noteLines } from '../../core/desserts/lines.ts'
import { drawFrom, noteManyDraws, seedsOf } from '../../core/draws/member-draws.ts'
import { postGifts } from '../../core/ledger/post-transfer.ts'
import type { Database, Tx } from '../../kit/db/database.ts'
import { type BroughtHome, bringForage } from './bring-forage.ts'
import './tables.ts'

/** Outings that end in one transaction. */
const together = 200

/** Brings home all desserts from places whose hours have passed; answers how many. Each outing ends once. */
export async function endForages(db: Database, now: Date): Promise<number> {
  for (let ended = 0; ; ) {
    const some = await db.transaction((tx) => endSome(tx, now))
    ended += some
    if (some < together) return ended
  }
}

/**
 * Ends outings to places together, so that a hundred thousand of one minute cost a few statements each. Locks keepers and
 * outings without waiting: what another act holds ends a minute later.
 */
async function endSome(tx: Tx, now: Date): Promise<number> {
  const due = await dueForages(tx, now)
  if (due.length === 0) return 0
  const seeds = await seedsOf(tx, [...new Set(due.map(({ member }) => member))], beijingDay(now))
  const home: (Due & BroughtHome)[] = []
  for (const one of due) {
    const seed = seeds.get(one.member)
    if (!seed) throw new Error('a day has no seed')
    const { member, id, place, hours, closed, shown, card, skin } = one
    const displayed =
      shown === null ? null : { dessert: dessertOf(shown), card: card === true && !hidesCard(skin ?? '') }
    // A closed account has no use for what comes home.
    const forage = { member, place, hours, part: closed ? 0 : 1, displayed, now }
    home.push({ ...one, ...(await bringForage(tx, forage, drawFrom(seed, 'outing', String(id)))) })
  }
  await sql`update dessert_outings o set ended_at = ${now}::timestamptz, found = each.found::jsonb
    from unnest(${home.map(({ id }) => id)}::integer[], ${home.map(({ found }) => JSON.stringify(found))}::text[]) as each (id, found)
    where o.id = each.id`.execute(tx)
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
  await postGifts(
    tx,
    home
      .filter(({ found }) => found.length > 0)
      .map(({ id, member, found }) => ({
        reason: 'forage',
        about: { kind: 'outing', id },
        key: `forage:${id}`,
        at: now,
        moves: found.map((thing) => ({ ...thing, from: house('mint'), to: member })),
      })),
  )
  return due.length
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
}

async function dueForages(tx: Tx, now: Date): Promise<Due[]> {
  const { rows } = await sql<Due>`select o.id, o.member, o.dessert, o.place, o.hours, m.closed_at is not null as closed,
      d.dessert as shown, d.card, d.skin
    from dessert_outings o join dessert_keepers k on k.member = o.member join members m on m.id = o.member
    left join desserts d on d.member = k.member and d.dessert = k.displayed
    where o.ended_at is null and o.victim is null and o.back_at <= ${now}
    order by o.back_at limit ${together} for update of k, o skip locked`.execute(tx)
  return rows
}
