import { sql } from 'kysely'
import type { Tx } from '#kit/db/database.ts'
import { storable } from '#kit/db/storable.ts'
import { paintingsIn, replaysIn } from '../floor-store.ts'
import type { Written } from '../texts/written.ts'
import '../tables.ts'

/** Loads a floor that was not removed and locks its row until the transaction ends. */
export const standingFloor = (tx: Tx, topic: number, number: number) =>
  tx
    .selectFrom('floors')
    .select(['id', 'number', 'author', 'at', 'edited_at', 'edits', 'likes', 'html', 'mentions', 'held_at', 'held_why'])
    .where('topic', '=', topic)
    .where('number', '=', number)
    .where('removed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()

type StandingFloor = NonNullable<Awaited<ReturnType<typeof standingFloor>>>

interface Rewriting {
  readonly topic: number
  readonly title: string
  readonly floor: StandingFloor
  readonly written: Written
  readonly html: string
  readonly now: Date
}

/** Stores the present text as a version and replaces it with the new text. */
export async function rewriteFloor(tx: Tx, { topic, title, floor, written, html, now }: Rewriting): Promise<void> {
  const { document, found, words, excerpt } = written
  await sql`insert into floor_versions (floor, edit, at, html, document)
    select ${floor.id}, ${floor.edits}, ${floor.edited_at ?? floor.at}, ${floor.html}, document
    from floor_documents where floor = ${floor.id}`.execute(tx)
  await tx
    .updateTable('floor_documents')
    .set({ document: storable(JSON.stringify(document)) })
    .where('floor', '=', floor.id)
    .execute()
  const text = { html: storable(html), words: storable(words), excerpt: storable(excerpt), mentions: found.mentions }
  await tx
    .updateTable('floors')
    .set({ ...text, edits: floor.edits + 1, edited_at: now })
    .where('id', '=', floor.id)
    .execute()
  const pictures = [...found.pictures, ...found.remotes].map((picture) => ({ floor: floor.id, picture }))
  // The pictures of the old text stay listed, because its version still shows them.
  if (pictures.length > 0) {
    await tx
      .insertInto('floor_pictures')
      .values(pictures)
      .onConflict((c) => c.doNothing())
      .execute()
  }
  const paintings = paintingsIn(found).map((painting) => ({ floor: floor.id, painting }))
  if (paintings.length > 0) {
    await tx
      .insertInto('floor_paintings')
      .values(paintings)
      .onConflict((c) => c.doNothing())
      .execute()
  }
  const replays = replaysIn(found).map((replay) => ({ floor: floor.id, replay }))
  // Those of the version before stay, for that version.
  await tx.updateTable('floor_replays').set({ shown: false }).where('floor', '=', floor.id).execute()
  if (replays.length > 0) {
    await tx
      .insertInto('floor_replays')
      .values(replays)
      .onConflict((c) => c.columns(['floor', 'replay']).doUpdateSet({ shown: true }))
      .execute()
  }
  if (floor.number > 1) return
  await tx.updateTable('topics').set({ title, excerpt: text.excerpt }).where('id', '=', topic).execute()
}
