import { areLinked } from '#core/members/links/linked.ts'
import type { Tx } from '#kit/db/database.ts'

/** A work that everybody sees, and the character for whose balls its uploader handed it in ('' for none); locked. */
export const lockWork = (tx: Tx, id: number) =>
  tx
    .selectFrom('paintings')
    .select(['id', 'uploader', 'name', 'dragon'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .where('held_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** Staff do not decide about works of their own, with whatever account they uploaded them. */
export async function refuseOwn(
  tx: Tx,
  { staff, painter }: { readonly staff: number; readonly painter: number | null },
  refuse: (code: 'ownPainting') => never,
): Promise<void> {
  if (painter !== null && (await areLinked(tx, staff, painter))) refuse('ownPainting')
}
