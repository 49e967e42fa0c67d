import { limits } from '@patisserie/rules/limits'
import { sql } from 'kysely'
import type { Tx } from '../../kit/db/database.ts'
import { type FetchPicture, NotFetched } from './fetch-picture.ts'
import { copiesQueue, copyJob } from './job-names.ts'
import type { PictureWork } from './make-sizes.ts'
import { hashOf } from './open-files.ts'
import { keepPicture } from './pictures.ts'
import { pictureRanks, readPicture } from './read-picture.ts'
import './tables.ts'

/**
 * Asks for copies of the pictures elsewhere among those that a text shows; each is fetched once, after this transaction.
 * Before `shownPictures`, which holds what is asked for: so a copy that is made meanwhile is either shown by the text, or
 * waits for the text and then hears of it.
 * @param asker who shows them; a member has `limits.copiesADay` of them copied within a day, and what is above stays a link
 * until somebody names it anew. Null: nothing new is asked for.
 */
export async function wantCopies(tx: Tx, asker: number | null, shown: readonly string[]): Promise<void> {
  const urls = shown.filter((source) => !source.startsWith('/'))
  if (urls.length === 0) return
  if (asker !== null) await askFor(tx, asker, urls)
  // Held, so that what is there already is not forgotten before this text shows it.
  await sql`select from remote_pictures where url = any(${[...urls]}::text[]) order by url for key share`.execute(tx)
}

/**
 * In the order of the addresses, so that no two texts wait for each other. Under a lock of the asker: texts of one member
 * written side by side would all find room below the limit.
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

/** Whether there is, or will be, a copy of the picture at this address. */
export async function isCopied(tx: Tx, url: string): Promise<boolean> {
  const row = await tx.selectFrom('remote_pictures').select('url').where('url', '=', url).executeTakeFirst()
  return row !== undefined
}

/** Priority of a job: those of people who wait for something go first. */
const afterMails = 10

export interface CopyWork extends PictureWork {
  /** null: this site has no way out. */
  readonly fetch: FetchPicture | null
  /** Hears of new copies: what shows them can be rendered now. It may hear of one twice. */
  readonly copied: (urls: readonly string[]) => Promise<void>
}

/** Fetches one picture and keeps a copy, through the same pipeline as an upload. Doing it again changes nothing. */
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
  // Until those who show it were told it is not done: a process that ends here is followed by another try.
  await copied([url])
  await db.own.updateTable('remote_pictures').set({ next_at: null }).where('url', '=', url).execute()
}

/** Lets jobs try again what failed a while ago, and what was asked for while there was no way out. */
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
/** Hours before the second, third and fourth try; then the link stays what it is. */
const waits = [1, 6, 24]
const hourMs = 60 * 60 * 1_000

/** What stood in the way; null: there is a copy. */
async function tryCopy({ db, files, now }: PictureWork, url: string, fetch: FetchPicture): Promise<string | null> {
  let bytes: Buffer
  try {
    bytes = await fetch(url)
  } catch (error) {
    return error instanceof NotFetched ? error.message : `no answer: ${String(error).slice(0, 200)}`
  }
  const encoded = await readPicture(bytes, { whose: 'copies', rank: pictureRanks.copy })
  if (typeof encoded === 'string') return encoded
  const name = url.split('/').at(-1) ?? ''
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
