import type { ReadDb } from '#kit/db/database.ts'
import type { SharedRead } from '#kit/db/share-read.ts'

/** Reads the numbers of the clubs that nobody but staff sees. */
export type HiddenClubs = SharedRead<ReadonlySet<number>>

export const readHiddenClubs: HiddenClubs = async (db: ReadDb) => {
  const rows = await db.named<{ id: number }>({ name: 'clubs-hidden', sql: 'select id from clubs where hidden' }, [])
  return new Set(rows.map(({ id }) => id))
}
