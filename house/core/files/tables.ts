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
  /** Null for a copy of an external picture. */
  member: number | null
  /** SHA-256 of the bytes as uploaded. */
  source_hash: string
  name: string
  extension: 'jpg' | 'png' | 'gif'
  width: number
  height: number
  /** Size in bytes of the original, without metadata. */
  size: number
  original: string
  display: string
  thumb: string
  /** Hash of the shape for small screens; only for uploads above the compression threshold. */
  mobile: string | null
  /** A tiny preview as a `data:` address; null until a job has made it. */
  placeholder: Generated<string | null>
  /** When a job made the sizes; null until then. */
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
  /** Path of our copy. */
  path: Generated<string | null>
  tries: Generated<number>
  problem: Generated<string>
  /** When the next try is due; null: done, or given up. */
  next_at: Date | null
  at: Generated<Date>
  /** The member whose text or emoji named the address first; counts towards their daily limit. */
  asked_by: Generated<number | null>
}

declare module '#kit/db/tables.ts' {
  interface Tables {
    files: FilesTable
    pictures: PicturesTable
    picture_sizes: PictureSizesTable
    remote_pictures: RemotePicturesTable
    closed_pictures: { original: string; hidden: Generated<number>; removed: Generated<boolean> }
  }
}
