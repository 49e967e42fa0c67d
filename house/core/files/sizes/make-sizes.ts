import { sql } from 'kysely'
import type { Database } from '#kit/db/database.ts'
import { copiesQueue, picturesQueue, sizesJob } from '../job-names.ts'
import type { Files } from '../open-files.ts'
import { type EncodedSize, encodeSizes } from './encode-sizes.ts'
import '../tables.ts'

export interface PictureWork {
  readonly db: Database
  readonly files: Files
  readonly now: () => Date
}

/** Makes the sizes that one picture lacks, and its placeholder if missing. Idempotent. */
export async function makeSizes({ db, files, now }: PictureWork, picture: number): Promise<void> {
  const [row] = await db.read.named<Unsized>(unsizedStatement, [picture])
  if (!row) return
  const there = await sizesThere(db, picture)
  const made = (await sizesOfTwin(db, files, row, there)) ?? (await sizesAnew(files, row, there))
  await db.transaction(async (tx) => {
    const live = await tx
      .selectFrom('pictures')
      .select('placeholder')
      .where('id', '=', picture)
      .where('sized_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!live) return
    const { placeholder, sizes } = made
    await tx
      .updateTable('pictures')
      .set({ sized_at: now(), placeholder: live.placeholder ?? placeholder })
      .where('id', '=', picture)
      .execute()
    if (sizes.length === 0) return
    const contents = sizes.map(({ bytes }) => bytes)
    const { hashes } = await files.keep(tx, contents, now())
    const rows = sizes.map(({ size, format }, n) => ({ picture, size, format, hash: hashes[n] ?? '' }))
    await tx.insertInto('picture_sizes').values(rows).execute()
  })
}

/** Queues jobs for pictures without sizes: pictures older than this feature, and those whose job was lost. */
export async function queueUnsized(db: Database, most: number): Promise<void> {
  await db.transaction((tx) =>
    sql`select graphile_worker.add_job(${sizesJob}, json_build_object('picture', id),
      queue_name := case when member is null then ${copiesQueue} else ${picturesQueue} end, priority := ${afterOthers}::int,
      job_key := 'picture-' || id, job_key_mode := 'unsafe_dedupe')
      from (select id, member from pictures where sized_at is null order by id desc limit ${most}) lacking`.execute(tx),
  )
}

/** Priority of these old pictures within their queue: new uploads go first. */
const afterOthers = 10

interface Unsized {
  readonly id: number
  readonly original: string
  readonly extension: string
  readonly width: number
  readonly height: number
  /** The upload was above the compression threshold. */
  readonly large: boolean
}

const unsizedStatement = {
  name: 'picture-unsized',
  sql: `select id, original, extension, width, height, mobile is not null as large
        from pictures where id = $1 and sized_at is null`,
}

interface Made {
  readonly placeholder: string
  readonly sizes: readonly EncodedSize[]
}

/** The sizes that exist already, as `480.avif`: earlier releases made fewer of them. */
async function sizesThere(db: Database, picture: number): Promise<ReadonlySet<string>> {
  const rows = await db.read
    .selectFrom('picture_sizes')
    .select(['size', 'format'])
    .where('picture', '=', picture)
    .execute()
  return new Set(rows.map(({ size, format }) => `${size}.${format}`))
}

/**
 * Makes the sizes from the stored original. No sizes for a picture that cannot be decoded: pages keep showing the
 * original shapes. Throws if the store is unavailable.
 */
async function sizesAnew(files: Files, row: Unsized, there: ReadonlySet<string>): Promise<Made> {
  const original = await files.read(row.original)
  const nothing: Made = { placeholder: '', sizes: [] }
  return original === null ? nothing : encodeSizes(original, row, there).catch(() => nothing)
}

/** Takes the sizes from another member's upload with the same original; null if no such upload has sizes. */
async function sizesOfTwin(
  db: Database,
  files: Files,
  { original }: Unsized,
  there: ReadonlySet<string>,
): Promise<Made | null> {
  const rows = await db.read
    .selectFrom('picture_sizes as s')
    .innerJoin('pictures as p', 'p.id', 's.picture')
    .select(['s.size', 's.format', 's.hash', 'p.placeholder'])
    .where('p.id', '=', (q) =>
      q
        .selectFrom('pictures')
        .select((eb) => eb.fn.min('id').as('id'))
        .where('original', '=', original)
        .where('sized_at', 'is not', null),
    )
    .execute()
  const sizes: EncodedSize[] = []
  for (const { size, format, hash } of rows) {
    if (there.has(`${size}.${format}`)) continue
    const bytes = await files.read(hash)
    if (bytes === null) return null
    sizes.push({ size, format, bytes })
  }
  return rows[0] ? { placeholder: rows[0].placeholder ?? '', sizes } : null
}
