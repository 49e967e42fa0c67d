import { sql } from 'kysely'
import { holdLook } from '#core/names/hold-look.ts'
import { lookOf } from '#core/names/look-of.ts'
import type { Tx } from '#kit/db/database.ts'
import { foldNickname } from '#rules/people/fold-nickname.ts'
import '../tables.ts'

export interface ClubCard {
  readonly name: string
  readonly name_en: string
  readonly intro: string
  readonly intro_en: string
  readonly picture: string
}

/** Inserts a club and answers its id; null if another club has the same name or one that looks alike. */
export async function insertClub(tx: Tx, card: ClubCard, now: Date): Promise<number | null> {
  if (await isCardTaken(tx, card)) return null
  const made = await tx
    .insertInto('clubs')
    .values({
      ...card,
      name_folded: foldNickname(card.name),
      place: sql<number>`(select coalesce(max(place), 0) + 1 from clubs)`,
      created_at: now,
    })
    .onConflict((c) => c.column('name_folded').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id ?? null
}

export const lockClub = (tx: Tx, id: number) =>
  tx
    .selectFrom('clubs')
    .select(['id', 'name', 'name_en', 'intro', 'intro_en', 'picture', 'hidden'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Updates a club; false if another club has the same name or one that looks alike. */
export async function updateClubRow(tx: Tx, id: number, card: ClubCard & { hidden: boolean }): Promise<boolean> {
  const name_folded = foldNickname(card.name)
  if (await isCardTaken(tx, card, id)) return false
  await tx
    .updateTable('clubs')
    .set({ ...card, name_folded })
    .where('id', '=', id)
    .execute()
  return true
}

/** Whether another club has one of the card's names. */
async function isCardTaken(tx: Tx, { name, name_en }: ClubCard, club = 0): Promise<boolean> {
  return (await isNameTaken(tx, name, club)) || (name_en !== '' && (await isNameTaken(tx, name_en, club)))
}

/**
 * Whether another club has a name, in one of the two languages, with the same look. Compares with every club: a site
 * has tens of them, and staff write rarely. A club may change its own name within its look, also where another club
 * already looked alike before this rule.
 */
export async function isNameTaken(tx: Tx, name: string, club = 0): Promise<boolean> {
  const look = lookOf(name)
  await holdLook(tx, 'club', look)
  const clubs = await tx.selectFrom('clubs').select(['id', 'name', 'name_en']).execute()
  const own = clubs.find(({ id }) => id === club)
  const has = (other: { readonly name: string; readonly name_en: string }) =>
    lookOf(other.name) === look || (other.name_en !== '' && lookOf(other.name_en) === look)
  if (own && has(own)) return false
  return clubs.some((other) => other.id !== club && has(other))
}

/** Ids of all clubs in their order, with their rows locked against concurrent changes. */
export async function lockOrder(tx: Tx): Promise<number[]> {
  const rows = await tx.selectFrom('clubs').select(['id', 'place']).orderBy('id').forNoKeyUpdate().execute()
  return rows.sort((a, b) => a.place - b.place || a.id - b.id).map(({ id }) => id)
}

export const setOrder = (tx: Tx, ids: readonly number[]) =>
  sql`update clubs c set place = o.place from unnest(${ids}::int[]) with ordinality o (id, place) where c.id = o.id`.execute(
    tx,
  )
