import type { Generated } from 'kysely'
import type { SizeFormat, SizeName } from './picture-paths.ts'

interface FilesTable {
  hash: string
  /** Bytes. */
  size: number
  uses: number
  at: Date
}

interface PicturesTable {
  id: Generated<number>
  /** null: a copy of a picture from elsewhere. */
  member: number | null
  /** SHA-256 of the bytes as uploaded. */
  source_hash: string
  name: string
  extension: 'jpg' | 'png' | 'gif'
  width: number
  height: number
  /** Bytes of the original without metadata. */
  size: number
  original: string
  display: string
  thumb: string
  /** Of uploads above the compression threshold only. */
  mobile: string | null
  /** A tiny picture as `data:` address; null until it is made. */
  placeholder: Generated<string | null>
  /** When the sizes were made. */
  sized_at: Generated<Date | null>
  at: Date
}

interface PictureSizesTable {
  picture: number
  size: SizeName
  format: SizeFormat
  hash: string
}

interface RemotePicturesTable {
  url: string
  /** Of our copy. */
  path: Generated<string | null>
  tries: Generated<number>
  problem: Generated<string>
  /** null: done, or given up. */
  next_at: Date | null
  at: Generated<Date>
  /** Whose text or emoji named it first. */
  asked_by: Generated<number | null>
}

declare module '../../kit/db/tables.ts' {
  interface Tables {
    files: FilesTable
    pictures: PicturesTable
    picture_sizes: PictureSizesTable
    remote_pictures: RemotePicturesTable
  }
}
