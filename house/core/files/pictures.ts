import type { ReadDb, Tx } from '#kit/db/database.ts'
import { addJob } from '#kit/jobs/jobs.ts'
import { closedSql, forgetRemoved, openRemoved } from './closed-pictures.ts'
import type { EncodedPicture } from './encode/encode-picture.ts'
import { copiesQueue, picturesQueue, sizesJob } from './job-names.ts'
import type { Files } from './open-files.ts'
import { type PictureShape, picturePath, readOriginalPath, readPicturePath } from './picture-paths.ts'
import './tables.ts'

/** A picture as the API answers it; `url` is the path of the original. */
export interface KeptPicture {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly size: number
  readonly name: string
  /** The first store did not take it, and another one did. */
  readonly fallback: boolean
}

export interface NewPicture {
  /** Null for a copy of an external picture. */
  readonly member: number | null
  /** SHA-256 of the uploaded bytes. */
  readonly sourceHash: string
  readonly name: string
  readonly encoded: EncodedPicture
  readonly now: Date
}

/** Stores a picture and its shapes. If this member uploaded the same bytes before, answers that picture instead. */
export async function keepPicture(tx: Tx, files: Files, picture: NewPicture) {
  const before = await findUpload(tx, picture)
  if (before) return { repeated: true, picture: before }
  const { member, sourceHash, name, encoded, now } = picture
  const contents = [encoded.original, encoded.display, encoded.thumb, ...(encoded.mobile ? [encoded.mobile] : [])]
  const { hashes, fallback } = await files.keep(tx, contents, now)
  const [original = '', display = '', thumb = '', mobile = null] = hashes
  const size = encoded.original.byteLength
  const { extension, width, height, placeholder } = encoded
  const row = {
    member,
    source_hash: sourceHash,
    name,
    extension,
    width,
    height,
    size,
    original,
    display,
    thumb,
    mobile,
    placeholder,
  }
  const inserted = await tx
    .insertInto('pictures')
    .values({ ...row, at: now })
    .onConflict((c) => c.doNothing())
    .returning('id')
    .executeTakeFirst()
  // Sizes of uploads have their own queue, so that they never wait behind those of copies.
  const queue = member === null ? copiesQueue : picturesQueue
  if (inserted) await addJob(tx, sizesJob, { picture: inserted.id }, { queue })
  if (inserted) return { repeated: false, picture: { url: picturePath(row), width, height, size, name, fallback } }
  const twin = await findUpload(tx, picture)
  if (!twin) throw new Error('a picture that was there is gone')
  return { repeated: true, picture: twin }
}

/**
 * Whether the member uploaded the picture at this path. Locks its row, so that it is not purged while it is taken into
 * use, and opens it if its owner had removed what showed it.
 */
export async function ownsPicture(db: Tx, member: number, path: string): Promise<boolean> {
  const asked = readOriginalPath(path)
  if (!asked) return false
  const row = await db
    .selectFrom('pictures')
    .select('extension')
    .where('original', '=', asked.original)
    .where('member', '=', member)
    .where('extension', '=', asked.extension)
    .forKeyShare()
    .executeTakeFirst()
  if (row) await openRemoved(db, [asked.original], member)
  return row !== undefined
}

/** A picture that its uploader publishes. */
export interface OwnPicture {
  readonly id: number
  /** Path of the original. */
  readonly src: string
  /** SHA-256 of the stored original. */
  readonly original: string
  /** SHA-256 of the bytes as uploaded. */
  readonly sourceHash: string
  readonly extension: 'jpg' | 'png' | 'gif'
  readonly width: number
  readonly height: number
  /** Null until a job has made it. */
  readonly placeholder: string | null
}

/**
 * The member's pictures at these paths, in that order; null if one of them is not theirs. Locks them against being
 * purged, and against being taken into use twice at once, until the transaction ends; opens those that they had removed.
 */
export async function lockOwnPictures(
  db: Tx,
  member: number,
  paths: readonly string[],
): Promise<readonly OwnPicture[] | null> {
  const asked = paths.map(readOriginalPath)
  const rows = await db
    .selectFrom('pictures')
    .select(['id', 'original', 'source_hash as sourceHash', 'extension', 'width', 'height', 'placeholder'])
    .where('member', '=', member)
    .where('original', 'in', ['', ...asked.map((each) => each?.original ?? '')])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const byPath = new Map(rows.toReversed().map((row) => [picturePath(row), row]))
  const found = paths.flatMap((src) => {
    const row = byPath.get(src)
    return row ? [{ ...row, src }] : []
  })
  if (found.length < paths.length) return null
  await openRemoved(
    db,
    found.map(({ original }) => original),
    member,
  )
  return found
}

export interface PictureFile {
  readonly hash: string
  readonly extension: string
  /** Whether the path always leads to the same bytes, so that the response may be cached for ever. */
  readonly lasting: boolean
}

/**
 * The stored file for a picture's path. While a size is not made yet, answers the picture for pages instead (for heads
 * and walls the thumbnail). Null if there is no such picture, or if it is closed.
 */
export async function fileOfPicture(db: ReadDb, path: string): Promise<PictureFile | null> {
  const asked = readPicturePath(path)
  if (!asked) return null
  if ('size' in asked) {
    const { original, size, extension } = asked
    const [row] = await db.named<{ hash: string | null; display: string; thumb: string }>(sizeStatement, [
      original,
      size,
      extension,
    ])
    if (!row) return null
    const narrow = size === '176' || size === '360'
    if (row.hash === null) return { hash: narrow ? row.thumb : row.display, extension: 'webp', lasting: false }
    return { hash: row.hash, extension, lasting: true }
  }
  const [row] = await db.named<Shapes>(shapesStatement, [asked.original])
  if (!row || (asked.shape === 'original' && row.extension !== asked.extension)) return null
  return { hash: row[asked.shape] ?? row.display, extension: asked.extension, lasting: true }
}

/** Deletes these pictures and releases every file of theirs. */
export async function dropPictures(tx: Tx, files: Files, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0
  const sizes = await tx
    .deleteFrom('picture_sizes')
    .where('picture', 'in', [...ids])
    .returning('hash')
    .execute()
  const rows = await tx
    .deleteFrom('pictures')
    .where('id', 'in', [...ids])
    .returning(['original', 'display', 'thumb', 'mobile'])
    .execute()
  const shapes = rows.flatMap((row) => [row.original, row.display, row.thumb, ...(row.mobile ? [row.mobile] : [])])
  await files.release(tx, [...shapes, ...sizes.map(({ hash }) => hash)])
  await forgetRemoved(
    tx,
    rows.map(({ original }) => original),
  )
  return rows.length
}

type Shapes = Record<Exclude<PictureShape, 'mobile'>, string> & { mobile: string | null; extension: string }

const shapesStatement = {
  name: 'picture-shapes',
  sql: `select original, display, thumb, mobile, extension from pictures
        where original = $1 and not ${closedSql('$1')} order by id limit 1`,
}

const sizeStatement = {
  name: 'picture-size',
  sql: `select s.hash, p.display, p.thumb from pictures p
        left join picture_sizes s on s.picture = p.id and s.size = $2 and s.format = $3
        where p.original = $1 and not ${closedSql('$1')} order by s.hash is null, p.id limit 1`,
}

async function findUpload(tx: Tx, upload: Pick<NewPicture, 'member' | 'sourceHash'>): Promise<KeptPicture | null> {
  // Copies of external pictures belong to nobody, and each address has its own: never merge them.
  if (upload.member === null) return null
  const row = await tx
    .selectFrom('pictures')
    .select(['original', 'extension', 'width', 'height', 'size', 'name'])
    .where('member', '=', upload.member)
    .where('source_hash', '=', upload.sourceHash)
    .executeTakeFirst()
  if (!row) return null
  return {
    url: picturePath(row),
    width: row.width,
    height: row.height,
    size: row.size,
    name: row.name,
    fallback: false,
  }
}
