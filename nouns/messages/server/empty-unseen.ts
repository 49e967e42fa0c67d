import { sql } from 'kysely'
import type { Files } from '#core/files/open-files.ts'
import type { Tx } from '#kit/db/database.ts'
import { dropPictures } from './message-pictures.ts'

/**
 * Removes words and pictures of messages that neither side shows any more. The copies of reports stay. `which` is a
 * condition on `conversations` as c.
 */
export async function emptyUnseen(tx: Tx, files: Files, which: ReturnType<typeof sql>): Promise<void> {
  // A side that is gone, of a closed account, shows nothing.
  const unseen = sql`select w.id from conversations c join messages w on w.conversation = c.id
    where (${which}) and (w.text <> '' or w.pictures > 0)
      and not exists (select from conversation_sides s where s.conversation = c.id and s.gone_to < w.id)`
  await dropPictures(tx, files, sql`p.copied_for is null and p.message in (${unseen})`)
  await sql`update messages set text = '', folded = '', pictures = 0 where id in (${unseen})`.execute(tx)
}
