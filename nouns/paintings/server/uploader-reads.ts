import type { ReadDb } from '#kit/db/database.ts'

/**
 * Whether a member shows their works to a reader. Everybody sees their own. `reader` is asked only where the works are
 * hidden: asking it makes an answer personal.
 */
export async function shownTo(
  db: ReadDb,
  uploader: number,
  reader: () => number | undefined,
): Promise<'shown' | 'hidden' | 'personUnknown'> {
  const [row] = await db.named<{ shown: boolean }>(shownStatement, [uploader])
  if (!row) return 'personUnknown'
  return row.shown || reader() === uploader ? 'shown' : 'hidden'
}

const shownStatement = {
  name: 'paintings-uploader',
  sql: 'select shows_paintings as shown from members where id = $1 and closed_at is null',
}
