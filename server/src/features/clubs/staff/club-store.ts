import { foldNickname } from '@patisserie/rules/fold-nickname'
import { sql } from 'kysely'
import type { Tx } from '../../../kit/db/database.ts'
import '../tables.ts'

export interface ClubCard {
  readonly name: string
  readonly intro: string
  readonly picture: string
}

/** Null where another club is called so, or as good as so. */
export async function insertClub(tx: Tx, card: ClubCard, now: Date): Promise<number | null> {
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
    .select(['id', 'name', 'intro', 'picture', 'hidden'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** False where another club is called so. */
export async function updateClubRow(tx: Tx, id: number, card: ClubCard & { hidden: boolean }): Promise<boolean> {
  const name_folded = foldNickname(card.name)
  const twin = await tx
    .selectFrom('clubs')
    .select('id')
    .where('name_folded', '=', name_folded)
    .where('id', '<>', id)
    .executeTakeFirst()
  if (twin) return false
  await tx
    .updateTable('clubs')
    .set({ ...card, name_folded })
    .where('id', '=', id)
    .execute()
  return true
}

/** Ids in their order, kept from changes of it. */
export async function lockOrder(tx: Tx): Promise<number[]> {
  const rows = await tx.selectFrom('clubs').select(['id', 'place']).orderBy('id').forNoKeyUpdate().execute()
  return rows.sort((a, b) => a.place - b.place || a.id - b.id).map(({ id }) => id)
}

export const setOrder = (tx: Tx, ids: readonly number[]) =>
  sql`update clubs c set place = o.place from unnest(${ids}::int[]) with ordinality o (id, place) where c.id = o.id`.execute(
    tx,
  )
