import { type Kysely, sql } from 'kysely'
import type { Tx } from '#kit/db/database.ts'
import type { Tables } from '#kit/db/tables.ts'
import * as limits from '#rules/rich-text/text-limits.ts'
import type { DraftDocument } from './tables.ts'

export interface NewDraft {
  readonly member: number
  readonly place: string
  readonly title: string
  readonly excerpt: string
  readonly document: DraftDocument
  /** Paths of the pictures in the draft; they are not purged while the draft exists. */
  readonly pictures: readonly string[]
  /**
   * The version that the editor loaded or saved last; 0 if there was none. If it is not the newest, the save is
   * refused.
   */
  readonly base: number
  /** Save even if a newer version exists (`base` is stale). */
  readonly force: boolean
  readonly now: Date
}

/**
 * Stores a new version of a draft and drops the oldest beyond the limit. Locks the member's row, so that of two devices
 * that save concurrently the second gets `draftNewer`.
 */
export async function saveDraft(
  tx: Tx,
  draft: NewDraft,
): Promise<{ readonly version: number } | { readonly refused: 'draftNewer' | 'draftMost' | 'draftBytes' }> {
  const { member, place, title, excerpt, now: at } = draft
  await tx.selectFrom('members').select('id').where('id', '=', member).forNoKeyUpdate().executeTakeFirst()
  const newest = await newestVersion(tx, member, place)
  if (newest !== draft.base && !draft.force) return { refused: 'draftNewer' }
  if (newest === 0 && (await countPlaces(tx, member)) >= limits.draftPlaces) return { refused: 'draftMost' }
  const document = JSON.stringify(draft.document)
  const { version } = await tx
    .insertInto('drafts')
    .values({ member, place, title, excerpt, document, at, bytes: Buffer.byteLength(document) })
    .returning('version')
    .executeTakeFirstOrThrow()
  if (draft.pictures.length > 0)
    await tx
      .insertInto('draft_pictures')
      .values(draft.pictures.map((picture) => ({ version, picture })))
      .execute()
  await dropOldVersions(tx, member, place)
  // The caller throws the refusal; the rollback then removes the new version and keeps the earlier ones.
  if ((await countBytes(tx, member)) > limits.draftBytes) return { refused: 'draftBytes' }
  return { version }
}

/** Deletes the draft of a place, if there is one: it was posted there or discarded. */
export const closeDraft = (tx: Tx, member: number, place: string) =>
  sql`-- draft-close
    delete from drafts where member = ${member} and place = ${place}`.execute(tx)

export const dropDraftsBefore = (db: Kysely<Tables>, before: Date) =>
  db.deleteFrom('drafts').where('at', '<', before).execute()

async function newestVersion(tx: Tx, member: number, place: string): Promise<number> {
  const row = await tx
    .selectFrom('drafts')
    .select('version')
    .where('member', '=', member)
    .where('place', '=', place)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.version ?? 0
}

async function countPlaces(tx: Tx, member: number): Promise<number> {
  const { count } = await tx
    .selectFrom('drafts')
    .select(sql<number>`count(distinct place)`.as('count'))
    .where('member', '=', member)
    .executeTakeFirstOrThrow()
  return count
}

async function countBytes(tx: Tx, member: number): Promise<number> {
  const { bytes } = await tx
    .selectFrom('drafts')
    .select(sql<number>`coalesce(sum(coalesce(bytes, pg_column_size(document))), 0)::bigint`.as('bytes'))
    .where('member', '=', member)
    .executeTakeFirstOrThrow()
  return bytes
}

const dropOldVersions = (tx: Tx, member: number, place: string) =>
  tx
    .deleteFrom('drafts')
    .where('version', 'in', (q) =>
      q
        .selectFrom('drafts')
        .select('version')
        .where('member', '=', member)
        .where('place', '=', place)
        .orderBy('version', 'desc')
        .offset(limits.draftVersions),
    )
    .execute()
