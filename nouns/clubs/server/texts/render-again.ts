import { type RawBuilder, sql } from 'kysely'
import { relationsTo } from '#core/reach/may-reach.ts'
import { renderText } from '#core/rich-text/render-html.ts'
import type { Database, Tx } from '#kit/db/database.ts'
import { storable } from '#kit/db/storable.ts'
import type { RichDocument } from '#rules/rich-text/document.ts'
import { collect } from '#rules/rich-text/walk.ts'
import { faithfullyQuoted, quotedFloors, quotedNames } from './quoted-floors.ts'
import { renderSources } from './render-sources.ts'
import '../tables.ts'

const batch = 100

/** Renders all floors that show one of these pictures again, with the copies stored by now; answers their topics. */
export const renderAgain = (db: Database, pictures: readonly string[]): Promise<number[]> =>
  renderFloors(db, sql`floor_pictures where picture = any (${[...pictures]}::text[])`)

/** Renders all floors that show this work again, as it is by now; answers their topics. */
export const renderWithPainting = (db: Database, painting: number): Promise<number[]> =>
  renderFloors(db, sql`floor_paintings where painting = ${painting}`)

/** Renders all floors that show this run again, as it is by now; answers their topics. */
export const renderWithReplay = (db: Database, replay: number): Promise<number[]> =>
  renderFloors(db, sql`floor_replays where replay = ${replay}`)

/** Renders the floors of these rows again, batch by batch in the order of their ids. `rows` is SQL: a table with a condition. */
async function renderFloors(db: Database, rows: RawBuilder<unknown>): Promise<number[]> {
  const topics = new Set<number>()
  for (let after = 0, more = true; more; ) {
    const found = await sql<{ floor: number }>`select distinct floor from ${rows} and floor > ${after}
      order by floor limit ${batch}`.execute(db.own)
    for (const { floor } of found.rows) {
      const topic = await db.transaction((tx) => renderFloor(tx, floor))
      if (topic !== null) topics.add(topic)
    }
    after = found.rows.at(-1)?.floor ?? after
    more = found.rows.length === batch
  }
  return [...topics]
}

/** Renders a floor and its versions again and answers its topic; null if the floor is purged or deleted. */
async function renderFloor(tx: Tx, id: number): Promise<number | null> {
  const floor = await tx
    .selectFrom('floors as f')
    .innerJoin('members as m', 'm.id', 'f.author')
    .innerJoin('floor_documents as d', 'd.floor', 'f.id')
    .select(['f.topic', 'f.author', 'm.language', 'd.document'])
    .where('f.id', '=', id)
    .where('f.purged', '=', false)
    .forNoKeyUpdate('f')
    .executeTakeFirst()
  if (!floor) return null
  const render = async (stored: object) => {
    const document = stored as RichDocument // stored documents were validated on posting
    const { mentions, quoted } = collect(document)
    const people = await relationsTo(tx, floor.author, mentions)
    const floors = await quotedFloors(tx, floor.topic, quoted)
    const names = quotedNames(floors, faithfullyQuoted(document, floors))
    const sources = renderSources(tx, { language: floor.language, people, asker: null, names })
    return storable((await renderText(document, sources)).html)
  }
  const html = await render(floor.document)
  await tx.updateTable('floors').set({ html }).where('id', '=', id).execute()
  const versions = await tx.selectFrom('floor_versions').select(['edit', 'document']).where('floor', '=', id).execute()
  for (const { edit, document } of versions) {
    const before = await render(document)
    await tx
      .updateTable('floor_versions')
      .set({ html: before })
      .where('floor', '=', id)
      .where('edit', '=', edit)
      .execute()
  }
  return floor.topic
}
