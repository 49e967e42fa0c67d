import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#kit/db/database.ts'
import { type Dessert, dessertNumber } from '#rules/desserts/desserts.ts'
import type { DessertEvent } from './dessert-events.ts'
import type { Thing } from './tables.ts'
import './tables.ts'

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
  if (lines.length === 0) return
  await sql`-- dessert-lines
    ${linesSql(lines)}`.execute(tx)
}

/** SQL that writes lines, as a statement or for the WITH of another; with `when` only if that has a row. */
export function linesSql(lines: readonly Line[], when?: RawBuilder<unknown>): RawBuilder<unknown> {
  const of = <T>(pick: (line: Line) => T): T[] => lines.map(pick)
  return sql`insert into dessert_lines (member, dessert, what, things, about, other, at)
    select member, dessert, what, things::jsonb, about, other, at from unnest(
      ${of(({ member }) => member)}::bigint[], ${of(({ dessert }) => dessertNumber(dessert))}::smallint[],
      ${of(({ what }) => what)}::text[], ${of(({ things = [] }) => JSON.stringify(things))}::text[],
      ${of(({ about = '' }) => about)}::text[], ${of(({ other = null }) => other)}::bigint[],
      ${of(({ now }) => now)}::timestamptz[]) as line (member, dessert, what, things, about, other, at)
    ${when ? sql`where exists (select from ${when})` : sql``}`
}
