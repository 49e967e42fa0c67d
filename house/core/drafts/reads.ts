import type { ReadDb } from '#kit/db/database.ts'
import type { DraftDocument } from './tables.ts'
import './tables.ts'

type Reading = Pick<ReadDb, 'selectFrom'>

export interface StoredDraft {
  readonly version: number
  readonly title: string
  readonly document: DraftDocument
  readonly at: Date
}

/** The stored versions of the draft at one place, newest first. */
export const draftsAt = (db: Reading, member: number, place: string): Promise<StoredDraft[]> =>
  db
    .selectFrom('drafts')
    .select(['version', 'title', 'document', 'at'])
    .where('member', '=', member)
    .where('place', '=', place)
    .orderBy('version', 'desc')
    .execute()

/** The newest version of the draft at every place, the last saved place first. */
export async function draftPlaces(db: Reading, member: number) {
  const rows = await db
    .selectFrom('drafts')
    .distinctOn('place')
    .select(['place', 'title', 'excerpt', 'at'])
    .where('member', '=', member)
    .orderBy('place')
    .orderBy('version', 'desc')
    .execute()
  return rows.sort((a, b) => b.at.getTime() - a.at.getTime())
}
