import { beijingDay } from '@patisserie/rules/beijing-time'
import { dessertRates } from '@patisserie/rules/desserts/dessert-rates'
import { type Dessert, dessertNumber } from '@patisserie/rules/desserts/desserts'
import { levelOn, wholeLevel } from '@patisserie/rules/desserts/growth'
import type { Tx } from '../../kit/db/database.ts'
import { changeDessert, lockKeeper, ownedDessert } from './keeper.ts'
import { noteLine } from './lines.ts'
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
export async function grantDessert(tx: Tx, { member, dessert, key, again, now }: Grant): Promise<Granted | null> {
  await lockKeeper(tx, member)
  const number = dessertNumber(dessert)
  const fresh = await tx
    .insertInto('dessert_grants')
    .values({ key, member, dessert: number, at: now })
    .onConflict((c) => c.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (!fresh) return null
  const [owned, today] = [await ownedDessert(tx, member, dessert), beijingDay(now)]
  const exp = owned ? owned.exp + (again === 'level' ? wholeLevel(owned.exp) : dessertRates.ownedAgain) : 0
  if (owned) await changeDessert(tx, member, dessert, { exp })
  else await tx.insertInto('desserts').values({ member, dessert: number, fed_on: today, got_at: now }).execute()
  await noteLine(tx, { member, dessert, what: owned ? 'again' : 'came', about: key.split(':')[0] ?? '', now })
  return { again: owned !== null, level: levelOn({ exp, fedDay: owned?.fedDay ?? today }, today) }
}
