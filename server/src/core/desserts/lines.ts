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
export const noteLine = (tx: Tx, line: Line): Promise<void> => noteLines(tx, [line])

/** Writes lines into the logs of their members. */
export async function noteLines(tx: Tx, lines: readonly Line[]): Promise<void> {
  const rows = lines.map(({ member, dessert, what, things = [], about = '', other = null, now }) => ({
    ...{ member, what, about, other, at: now },
    dessert: dessertNumber(dessert),
    things: JSON.stringify(things),
  }))
  await tx.insertInto('dessert_lines').values(rows).execute()
}
