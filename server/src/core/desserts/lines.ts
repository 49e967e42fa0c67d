import { type Dessert, dessertNumber } from '@patisserie/rules/desserts/desserts'
import type { Tx } from '../../kit/db/database.ts'
import type { Thing } from './tables.ts'
import './tables.ts'

/** What may happen to a dessert. */
export const dessertEvents = [
  'came',
  'again',
  'fed',
  'taught',
  'skin',
  'display',
  'left',
  'back',
  'called',
  'stolenFrom',
  'tried',
] as const
export type DessertEvent = (typeof dessertEvents)[number]

interface Line {
  readonly member: number
  readonly dessert: Dessert
  readonly what: DessertEvent
  readonly things?: readonly Thing[]
  /** A place, a skin, or where a dessert came from. */
  readonly about?: string
  /** The other member of a theft. */
  readonly other?: number | null
  readonly now: Date
}

/** Writes a line into the log of a member's desserts. */
export async function noteLine(
  tx: Tx,
  { member, dessert, what, things = [], about = '', other = null, now }: Line,
): Promise<void> {
  await tx
    .insertInto('dessert_lines')
    .values({
      member,
      dessert: dessertNumber(dessert),
      what,
      things: JSON.stringify(things),
      about,
      other,
      at: now,
    })
    .execute()
}
