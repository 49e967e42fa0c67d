import { type Dessert, dessertNumber, dessertOf } from '@patisserie/rules/desserts/desserts'
import type { Growth } from '@patisserie/rules/desserts/growth'
import type { Tx } from '../../kit/db/database.ts'
import './tables.ts'

/** What a member's acts on their desserts begin with. */
export interface Keeper {
  readonly member: number
  readonly displayed: Dessert | null
  /** The last Beijing day on which another dessert was put on display. */
  readonly displayedOn: string | null
  readonly firstTried: boolean
}

/**
 * Locks everything about a member's desserts until the transaction ends. Who locks two members locks the lower id first;
 * the ledger comes after.
 */
export async function lockKeeper(tx: Tx, member: number): Promise<Keeper> {
  await tx
    .insertInto('dessert_keepers')
    .values({ member })
    .onConflict((c) => c.doNothing())
    .execute()
  const row = await tx
    .selectFrom('dessert_keepers')
    .select(['displayed', 'displayed_on', 'first_tried'])
    .where('member', '=', member)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return {
    member,
    displayed: row.displayed === null ? null : dessertOf(row.displayed),
    displayedOn: row.displayed_on,
    firstTried: row.first_tried,
  }
}

export interface OwnedDessert extends Growth {
  readonly dessert: Dessert
  readonly card: boolean
  readonly skin: string
}

/** A dessert of a member whose keeper is locked; null if they have none of it. */
export async function ownedDessert(tx: Tx, member: number, dessert: Dessert): Promise<OwnedDessert | null> {
  const row = await tx
    .selectFrom('desserts')
    .select(['exp', 'fed_on', 'card', 'skin'])
    .where('member', '=', member)
    .where('dessert', '=', dessertNumber(dessert))
    .executeTakeFirst()
  return row ? { dessert, exp: row.exp, fedDay: row.fed_on, card: row.card, skin: row.skin } : null
}

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
}>

export const changeKeeper = (tx: Tx, member: number, changes: KeeperChanges) =>
  tx.updateTable('dessert_keepers').set(changes).where('member', '=', member).execute()
