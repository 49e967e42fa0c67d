import { sql } from 'kysely'
import type { Tx } from '#kit/db/database.ts'
import { beijingDay } from '#rules/beijing-time.ts'
import { dessertRates } from '#rules/desserts/dessert-rates.ts'
import { type Dessert, dessertNumber } from '#rules/desserts/desserts.ts'
import { levelOn, wholeLevel } from '#rules/desserts/growth.ts'
import { type Keeper, lockKeeper, ownedDessert } from './keeper.ts'
import { linesSql } from './lines.ts'
import './tables.ts'

interface Grant {
  readonly member: number
  readonly dessert: Dessert
  /** What makes it happen once, for ever: `choose:1000001`, `ball:Reimu:1:3`. */
  readonly key: string
  /** One that is owned already gains a whole level (dragon balls, staff), or what a synthesis brings. */
  readonly again: 'level' | 'exp'
  readonly now: Date
}

export interface Granted {
  /** It was owned already. */
  readonly again: boolean
  readonly level: number
}

/** Gives a member a dessert, once for each key; null if the key was given before. */
export async function grantDessert(tx: Tx, grant: Grant): Promise<Granted | null> {
  return grantLocked(tx, grant, await lockKeeper(tx, grant.member))
}

/** As `grantDessert`, of a member whose keeper is locked and not changed since. */
export async function grantLocked(
  tx: Tx,
  { member, dessert, key, again, now }: Grant,
  keeper: Keeper,
): Promise<Granted | null> {
  const owned = ownedDessert(keeper, dessert)
  const [number, today] = [dessertNumber(dessert), beijingDay(now)]
  const exp = owned ? owned.exp + (again === 'level' ? wholeLevel(owned.exp) : dessertRates.ownedAgain) : 0
  const line = { member, dessert, what: owned ? 'again' : 'came', about: key.split(':')[0] ?? '', now } as const
  const write = owned
    ? sql`update desserts set exp = ${exp}::integer from fresh where member = ${member} and dessert = ${number}`
    : sql`insert into desserts (member, dessert, fed_on, got_at)
        select ${member}::bigint, ${number}::smallint, ${today}::date, ${now}::timestamptz from fresh`
  const { rows } = await sql`${sql.raw(owned ? '-- dessert-grant-again' : '-- dessert-grant')}
    with fresh as (
      insert into dessert_grants (key, member, dessert, at)
      values (${key}, ${member}, ${number}, ${now}) on conflict do nothing returning key
    ), written as (${write}), noted as (${linesSql([line], sql`fresh`)})
    select key from fresh`.execute(tx)
  if (rows.length === 0) return null
  return { again: owned !== null, level: levelOn({ exp, fedDay: owned?.fedDay ?? today }, today) }
}
