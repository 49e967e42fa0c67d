import type { Generated } from 'kysely'

interface FilesTable {
  hash: string
  /** Bytes. */
  size: number
  uses: number
  at: Date
}

interface PicturesTable {
  id: Generated<number>
  member: number
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
  at: Date
}

declare module '../../kit/db/tables.ts' {
  interface Tables {
    files: FilesTable
    pictures: PicturesTable
  }
}
