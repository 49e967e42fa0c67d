import type { RichDocument } from '@patisserie/rules/rich-text/document'
import { collect } from '@patisserie/rules/rich-text/walk'
import { relationsTo } from '../../core/reach/may-reach.ts'
import { renderText } from '../../core/rich-text/render-html.ts'
import type { Database, Tx } from '../../kit/db/database.ts'
import { storable } from '../../kit/db/storable.ts'
import { faithfullyQuoted, quotedFloors, quotedNames } from './quoted-floors.ts'
import { renderSources } from './render-sources.ts'
import './tables.ts'

const batch = 100

/** Renders all floors that show one of these pictures again, with the copies stored by now; answers their topics. */
export const renderAgain = (db: Database, pictures: readonly string[]): Promise<number[]> =>
  renderFloors(db, (after) =>
    db.own
      .selectFrom('floor_pictures')
      .distinct()
      .select('floor')
      .where('picture', 'in', [...pictures])
      .where('floor', '>', after)
      .orderBy('floor')
      .limit(batch)
      .execute(),
  )

/** Renders all floors that show this work again, as it is by now; answers their topics. */
export const renderWithPainting = (db: Database, painting: number): Promise<number[]> =>
  renderFloors(db, (after) =>
    db.own
      .selectFrom('floor_paintings')
      .select('floor')
      .where('painting', '=', painting)
      .where('floor', '>', after)
      .orderBy('floor')
      .limit(batch)
      .execute(),
  )

/** Renders all floors that show this run again, as it is by now; answers their topics. */
export const renderWithReplay = (db: Database, replay: number): Promise<number[]> =>
  renderFloors(db, (after) =>
    db.own
      .selectFrom('floor_replays')
      .select('floor')
      .where('replay', '=', replay)
      .where('floor', '>', after)
      .orderBy('floor')
      .limit(batch)
      .execute(),
  )

/** Renders floors again, batch by batch in the order of their ids. */
async function renderFloors(db: Database, next: (after: number) => Promise<{ floor: number }[]>): Promise<number[]> {
  const topics = new Set<number>()
  for (let after = 0, more = true; more; ) {
    const rows = await next(after)
    for (const { floor } of rows) {
      const topic = await db.transaction((tx) => renderFloor(tx, floor))
      if (topic !== null) topics.add(topic)
    }
    after = rows.at(-1)?.floor ?? after
    more = rows.length === batch
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
