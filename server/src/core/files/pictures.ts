import type { ReadDb, Tx } from '../../kit/db/database.ts'
import type { EncodedPicture } from './encode-picture.ts'
import type { Files } from './open-files.ts'
import { type PictureShape, picturePath, readPicturePath } from './picture-paths.ts'
import './tables.ts'

/** A picture as the calls tell of it; `url` is the original's path. */
export interface KeptPicture {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly size: number
  readonly name: string
}

export interface NewPicture {
  readonly member: number
  /** SHA-256 of the uploaded bytes. */
  readonly sourceHash: string
  readonly name: string
  readonly encoded: EncodedPicture
  readonly now: Date
}

/** Stores a picture and its shapes; the picture that is there when this member uploaded the same bytes before. */
export async function keepPicture(tx: Tx, files: Files, picture: NewPicture) {
  const before = await findUpload(tx, picture)
  if (before) return { repeated: true, picture: before }
  const { member, sourceHash, name, encoded, now } = picture
  const contents = [encoded.original, encoded.display, encoded.thumb, ...(encoded.mobile ? [encoded.mobile] : [])]
  const [original = '', display = '', thumb = '', mobile = null] = await files.keep(tx, contents, now)
  const size = encoded.original.byteLength
  const { extension, width, height } = encoded
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
  }
  const inserted = await tx
    .insertInto('pictures')
    .values({ ...row, at: now })
    .onConflict((c) => c.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) return { repeated: false, picture: { url: picturePath(row), width, height, size, name } }
  const twin = await findUpload(tx, picture)
  if (!twin) throw new Error('a picture that was there is gone')
  return { repeated: true, picture: twin }
}

/** Whether the member uploaded the picture at this path; holds it, so that it is not purged while it is taken into use. */
export async function ownsPicture(db: Tx, member: number, path: string): Promise<boolean> {
  const asked = readPicturePath(path)
  if (asked?.shape !== 'original') return false
  const row = await db
    .selectFrom('pictures')
    .select('extension')
    .where('original', '=', asked.original)
    .where('member', '=', member)
    .where('extension', '=', asked.extension as 'jpg' | 'png' | 'gif') // the path's form allows no other here
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}

/** Hash of the file behind a picture's path; null where there is none. */
export async function fileOfPicture(db: ReadDb, path: string): Promise<{ hash: string; extension: string } | null> {
  const asked = readPicturePath(path)
  if (!asked) return null
  const [row] = await db.named<Shapes>(shapesStatement, [asked.original])
  if (!row || (asked.shape === 'original' && row.extension !== asked.extension)) return null
  return { hash: row[asked.shape] ?? row.display, extension: asked.extension }
}

type Shapes = Record<Exclude<PictureShape, 'mobile'>, string> & { mobile: string | null; extension: string }

const shapesStatement = {
  name: 'picture-shapes',
  sql: 'select original, display, thumb, mobile, extension from pictures where original = $1 order by id limit 1',
}

async function findUpload(tx: Tx, upload: Pick<NewPicture, 'member' | 'sourceHash'>): Promise<KeptPicture | null> {
  const row = await tx
    .selectFrom('pictures')
    .select(['original', 'extension', 'width', 'height', 'size', 'name'])
    .where('member', '=', upload.member)
    .where('source_hash', '=', upload.sourceHash)
    .executeTakeFirst()
  if (!row) return null
  return { url: picturePath(row), width: row.width, height: row.height, size: row.size, name: row.name }
}
