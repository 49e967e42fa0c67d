import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#kit/db/database.ts'
import { type Dessert, dessertNumber, dessertOf } from '#rules/desserts/desserts.ts'
import type { Growth } from '#rules/desserts/growth.ts'
import type { HoursOut } from '#rules/desserts/outings.ts'
import './tables.ts'

/** What a member's acts on their desserts begin with. */
export interface Keeper {
  readonly member: number
  readonly displayed: Dessert | null
  /** The last Beijing day on which another dessert was put on display. */
  readonly displayedOn: string | null
  readonly firstTried: boolean
  /** Outings of the last Beijing day on which one began. */
  readonly out: HoursOut
  /** An account that staff play: it keeps no desserts. */
  readonly robot: boolean
  readonly owned: readonly OwnedDessert[]
}

export interface OwnedDessert extends Growth {
  readonly dessert: Dessert
  readonly card: boolean
  readonly skin: string
}

/**
 * Locks everything about a member's desserts until the transaction ends, and answers it. Who locks two members locks the
 * lower id first; the ledger comes after.
 */
export async function lockKeeper(tx: Tx, member: number): Promise<Keeper> {
  const { rows } = await sql<StoredKeeper>`-- keeper-lock
    select k.* from ${keeperSql(member)} k`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('a function of one row has none')
  return keeperOf(member, row)
}

/** SQL for the FROM of a prepared select: locks and answers a keeper as a row, for `keeperOf`. */
export const keeperSql = (member: number): RawBuilder<unknown> => sql`lock_keeper(${member}::bigint)`

export const keeperOf = (member: number, row: StoredKeeper): Keeper => ({
  member,
  displayed: row.displayed === null ? null : dessertOf(row.displayed),
  displayedOn: row.displayed_on,
  firstTried: row.first_tried,
  out: { day: row.out_on, hours: row.out_hours },
  robot: row.robot,
  owned: row.owned.map(({ dessert, fed_on, ...one }) => ({ ...one, dessert: dessertOf(dessert), fedDay: fed_on })),
})

export interface StoredKeeper {
  readonly displayed: number | null
  readonly displayed_on: string | null
  readonly first_tried: boolean
  readonly out_on: string | null
  readonly out_hours: number
  readonly robot: boolean
  /** Made by JSON. */
  readonly owned: readonly {
    readonly dessert: number
    readonly exp: number
    readonly fed_on: string
    readonly card: boolean
    readonly skin: string
  }[]
}

/** A dessert of a member; null if they have none of it. */
export const ownedDessert = ({ owned }: Keeper, wanted: Dessert | null): OwnedDessert | null =>
  owned.find(({ dessert }) => dessert === wanted) ?? null

type Changes = Partial<{ readonly exp: number; readonly fed_on: string; readonly card: boolean; readonly skin: string }>

export const changeDessert = (tx: Tx, member: number, dessert: Dessert, changes: Changes) =>
  tx
    .updateTable('desserts')
    .set(changes)
    .where('member', '=', member)
    .where('dessert', '=', dessertNumber(dessert))
    .execute()

type KeeperChanges = Partial<{
  readonly displayed: number | null
  readonly displayed_on: string
  readonly first_tried: boolean
  readonly out_on: string
  readonly out_hours: number
}>

export const changeKeeper = (tx: Tx, member: number, changes: KeeperChanges) =>
  tx.updateTable('dessert_keepers').set(changes).where('member', '=', member).execute()

interface Meal {
  readonly member: number
  readonly dessert: Dessert
  /** Experience that it gains. */
  readonly gain: number
  /** The day it was last fed its own material, this meal included. */
  readonly fedDay: string
}

/** SQL for the WITH of a statement: a dessert of a member whose keeper is locked gains experience. */
export const growSql = ({ member, dessert, gain, fedDay }: Meal): RawBuilder<unknown> =>
  sql`update desserts set exp = exp + ${gain}::integer, fed_on = ${fedDay}::date
    where member = ${member}::bigint and dessert = ${dessertNumber(dessert)}::smallint`

/** SQL for the WITH of a statement: the first mixture of a member whose keeper is locked was tried. */
export const firstTriedSql = (member: number): RawBuilder<unknown> =>
  sql`update dessert_keepers set first_tried = true where member = ${member}::bigint`
