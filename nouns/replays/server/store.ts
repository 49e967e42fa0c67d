import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { dropComments } from '#core/comments/store.ts'
import type { HeldWhy } from '#core/moderation/held-why.ts'
import { dropReports } from '#core/moderation/report-store.ts'
import { dropReactions } from '#core/reactions/store.ts'
import type { Database, Tx } from '#kit/db/database.ts'
import { askRecount } from './iscore/ask-recount.ts'
import type { RunColumns, WrittenColumns } from './tables.ts'
import './tables.ts'

export interface NewReplay extends RunColumns, WrittenColumns {
  uploader: number
  uploaded_at: Date
  file_hash: string
  file_size: number
  input_hash: string | null
  /** Since when the replay is held for review; null if it is visible at once. */
  held_at: Date | null
  held_why?: HeldWhy | null
}

/** Version of the parser's stored facts. `reread-replays.ts` parses replays with a lower version again. */
export const currentReading = 2

export interface ReplayToInsert {
  readonly row: NewReplay
  /** The hash of the keys as older readings computed it; null if it is the same. */
  readonly formerHash: string | null
}

/**
 * Inserts a replay and answers its id; null if a live replay has the same file or the same recorded keys. Waits for a
 * concurrent upload of the same run. A replay of an older reading is found by its former hash before the insert; once
 * read again, the unique index finds it.
 */
export async function insertReplay(
  tx: Tx,
  { row: replay, formerHash }: ReplayToInsert,
  facts: string,
): Promise<number | null> {
  if (formerHash !== null && (await isKnown(tx, formerHash))) return null
  const row = await tx
    .insertInto('replays')
    .values({ ...replay, iscore: null, removed_at: null })
    .onConflict((c) => c.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return null
  await tx.insertInto('replay_facts').values({ replay: row.id, facts, reading: currentReading }).execute()
  await askRecount(tx, { replay: row.id })
  return row.id
}

const isKnown = async (tx: Tx, inputHash: string): Promise<boolean> =>
  (await tx
    .selectFrom('replays')
    .select('id')
    .where('removed_at', 'is', null)
    .where('input_hash', '=', inputHash)
    .executeTakeFirst()) !== undefined

/** The live replay with this file or these keys, with the hash of this or of an older reading. */
export const findTwin = (tx: Tx, hashes: { file: string; input: string | null; former: string | null }) =>
  tx
    .selectFrom('replays')
    .select(['id', 'uploader'])
    .where('removed_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('file_hash', '=', hashes.file),
        eb('input_hash', '=', hashes.input),
        eb('input_hash', '=', hashes.former),
      ]),
    )
    .orderBy('id')
    .executeTakeFirst()

/** Loads a replay that is live, or held and the caller's own, and locks its row until the transaction ends. */
export const lockReplay = (tx: Tx, id: number, caller: number) =>
  tx
    .selectFrom('replays')
    .select(['id', 'uploader', 'game', 'commentable', 'slow', 'comment', 'open', 'still'])
    .select((eb) => eb('held_at', 'is not', null).as('held'))
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .where((eb) => eb.or([eb('held_at', 'is', null), eb('uploader', '=', caller)]))
    .forUpdate()
    .executeTakeFirst()

export const factsOf = (tx: Tx, id: number) =>
  tx.selectFrom('replay_facts').select('facts').where('replay', '=', id).executeTakeFirstOrThrow()

export async function rewriteReplay(tx: Tx, id: number, written: WrittenColumns): Promise<void> {
  await tx.updateTable('replays').set(written).where('id', '=', id).execute()
  await askRecount(tx, { replay: id })
}

/**
 * Hides a live replay; false if it is hidden already: whoever hid it first, owner or staff, decides whether it can be
 * restored.
 */
export async function hideReplay(tx: Tx, id: number, now: Date): Promise<boolean> {
  const hidden = await tx
    .updateTable('replays')
    .set({ removed_at: now })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (hidden) await askRecount(tx, { replay: id })
  return hidden !== undefined
}

export async function countLikes(tx: Tx, replay: number, by: 1 | -1): Promise<void> {
  await tx
    .updateTable('replays')
    .set((eb) => ({ likes: eb('likes', '+', by) }))
    .where('id', '=', replay)
    .execute()
}

/** Changes the number of visible comments on a replay. */
export const countComments = (tx: Tx, replay: number, change: 1 | -1) =>
  tx
    .updateTable('replays')
    .set((eb) => ({ comments: eb('comments', '+', change) }))
    .where('id', '=', replay)
    .execute()

/**
 * Deletes a batch of replays hidden before a time; answers the hashes of their files, which the caller must release.
 */
export async function purgeBatch(tx: Tx, before: Date, size: number): Promise<string[]> {
  return deleteReplays(
    tx,
    sql`select id from replays where removed_at < ${before} order by id limit ${size} for update`,
  )
}

/**
 * Deletes replays with all likes, comments and reports on them; answers the hashes of their files. `ids` selects and
 * locks them.
 */
export async function deleteReplays(tx: Tx, ids: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: number }>`${ids}`.execute(tx)
  const these = sql`select unnest(${rows.map(({ id }) => id)}::integer[])`
  await dropReactions(tx, 'replay', these)
  await dropReports(tx, 'replay', these)
  await dropComments(tx, 'replay', these)
  const gone = await tx.deleteFrom('replays').where(sql<SqlBool>`id in (${these})`).returning('file_hash').execute()
  return gone.map((row) => row.file_hash)
}

/** Deletes entries of changed replays older than a time (decision 0179). */
export const dropChangesBefore = (db: Database['own'], before: Date) =>
  db.deleteFrom('replay_changes').where('at', '<', before).execute()
