import { sql } from 'kysely'
import type { Tx } from '#kit/db/database.ts'
import * as limits from '#rules/rich-text/text-limits.ts'
import { pictureRanks, readPicture } from '../encode/read-picture.ts'
import { copiesQueue, copyJob } from '../job-names.ts'
import { hashOf } from '../open-files.ts'
import { keepPicture } from '../pictures.ts'
import type { PictureWork } from '../sizes/make-sizes.ts'
import { type FetchPicture, NotFetched } from './fetch-picture.ts'
import '../tables.ts'

/**
 * Queues copies of the external pictures (by `http` address) that a text shows. Each is fetched once, by a job after
 * this transaction. Call it before `shownPictures`, which locks the rows: a copy made concurrently is then either shown
 * by the text, or its job waits for this transaction and re-renders the text.
 * @param asker who posted the text. Pictures above `limits.copiesADay` a day are not queued and stay links, until a
 * text shows them again. Null: queue nothing new.
 */
export async function wantCopies(tx: Tx, asker: number | null, shown: readonly string[]): Promise<void> {
  const urls = shown.filter((source) => !source.startsWith('/'))
  if (urls.length === 0) return
  if (asker !== null) await askFor(tx, asker, urls)
  // Locks rows that exist already: `purgeCopies` must not delete them before this text shows them.
  await sql`select from remote_pictures where url = any(${[...urls]}::text[]) order by url for key share`.execute(tx)
}

/**
 * Inserts in the order of the addresses, so that two texts cannot deadlock. Takes a lock per asker: texts that one
 * member saves concurrently could otherwise each stay below the daily limit.
 */
async function askFor(tx: Tx, asker: number, urls: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`copies ${asker}`}, 0))`.execute(tx)
  await sql`with wanted as (
      insert into remote_pictures (url, next_at, asked_by)
      select url, now(), ${asker}::bigint from unnest(${urls.toSorted()}::text[]) url
      where not exists (select from remote_pictures known where known.url = url.url)
      limit (
        select greatest(0, ${limits.copiesADay}::int - count(*)) from remote_pictures
        where asked_by = ${asker} and at > now() - interval '1 day'
      )
      on conflict (url) do nothing returning url
    ) select graphile_worker.add_job(${copyJob}, json_build_object('url', url), queue_name := ${copiesQueue},
      priority := ${afterMails}::int) from wanted`.execute(tx)
}

/** Whether the picture at this address has a copy, or is queued for one. */
export async function isCopied(tx: Tx, url: string): Promise<boolean> {
  const row = await tx.selectFrom('remote_pictures').select('url').where('url', '=', url).executeTakeFirst()
  return row !== undefined
}

/** Job priority: lower than that of mails and other jobs that people wait for. */
const afterMails = 10

export interface CopyWork extends PictureWork {
  /** Null: this site makes no outgoing requests. */
  readonly fetch: FetchPicture | null
  /**
   * Called with the addresses that have new copies, so that texts with them are rendered again. May be called twice
   * with the same address.
   */
  readonly copied: (urls: readonly string[]) => Promise<void>
}

/** Job: fetches one external picture and stores a copy, through the same pipeline as an upload. Idempotent. */
export async function copyPicture({ fetch, copied, ...work }: CopyWork, url: string): Promise<void> {
  const { db } = work
  if (!fetch) return
  const row = await db.own
    .selectFrom('remote_pictures')
    .select(['path', 'tries'])
    .where('url', '=', url)
    .where('next_at', 'is not', null)
    .executeTakeFirst()
  if (!row) return
  if (row.path === null) {
    const problem = await tryCopy(work, url, fetch)
    if (problem !== null) return noteFailure(work, { url, tries: row.tries + 1, problem })
  }
  // `next_at` is cleared only after the texts were rendered again: if the process ends before, the job is retried.
  await copied([url])
  await db.own.updateTable('remote_pictures').set({ next_at: null }).where('url', '=', url).execute()
}

/** Queues jobs for the external pictures that are due: failed tries, and those asked for while there was no `fetch`. */
export async function queueCopies({ db, now }: Pick<PictureWork, 'db' | 'now'>): Promise<void> {
  await db.transaction((tx) =>
    sql`select graphile_worker.add_job(${copyJob}, json_build_object('url', url), queue_name := ${copiesQueue},
      priority := ${afterMails}::int, job_key := 'copy-' || md5(url), job_key_mode := 'unsafe_dedupe')
      from (select url from remote_pictures where next_at <= ${now()} order by next_at limit ${copiesAnHour}) due`.execute(
      tx,
    ),
  )
}

const copiesAnHour = 500
/** Hours before the second, third and fourth try. After that the picture stays a link. */
const waits = [1, 6, 24]
const hourMs = 60 * 60 * 1_000

/** Fetches and stores the copy. Answers why it failed, or null if there is a copy now. */
async function tryCopy({ db, files, now }: PictureWork, url: string, fetch: FetchPicture): Promise<string | null> {
  let bytes: Buffer
  try {
    bytes = await fetch(url)
  } catch (error) {
    return error instanceof NotFetched ? error.message : `no answer: ${String(error).slice(0, 200)}`
  }
  const encoded = await readPicture(bytes, { whose: 'copies', rank: pictureRanks.copy })
  if (typeof encoded === 'string') return encoded
  const name = url.slice(url.lastIndexOf('/') + 1)
  await db.transaction(async (tx) => {
    const wanted = await tx
      .selectFrom('remote_pictures')
      .select('url')
      .where('url', '=', url)
      .where('path', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!wanted) return
    const kept = await keepPicture(tx, files, { member: null, sourceHash: hashOf(bytes), name, encoded, now: now() })
    const copy = { path: kept.picture.url, problem: '' }
    await tx.updateTable('remote_pictures').set(copy).where('url', '=', url).execute()
  })
  return null
}

interface Failure {
  readonly url: string
  readonly tries: number
  readonly problem: string
}

async function noteFailure({ db, now }: PictureWork, { url, tries, problem }: Failure): Promise<void> {
  const wait = waits[tries - 1]
  const next_at = wait === undefined ? null : new Date(now().getTime() + wait * hourMs)
  await db.own.updateTable('remote_pictures').set({ tries, problem, next_at }).where('url', '=', url).execute()
}
