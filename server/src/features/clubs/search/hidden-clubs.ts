import type { ReadDb } from '../../../kit/db/database.ts'

/** Numbers of the clubs that nobody but staff sees. */
export async function hiddenClubs(db: ReadDb): Promise<ReadonlySet<number>> {
  const rows = await db.named<{ id: number }>({ name: 'clubs-hidden', sql: 'select id from clubs where hidden' }, [])
  return new Set(rows.map(({ id }) => id))
}
