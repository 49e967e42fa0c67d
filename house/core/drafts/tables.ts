import type { ColumnType, Generated } from 'kysely'

/** A document as the editor makes it. It is not validated here; posting validates it. */
export type DraftDocument = Readonly<Record<string, unknown>>

declare module '#kit/db/tables.ts' {
  interface Tables {
    drafts: {
      version: Generated<number>
      member: number
      place: string
      title: string
      excerpt: string
      document: ColumnType<DraftDocument, string, never>
      at: Date
      /** Size of the document as JSON text, in bytes; null in rows older than this column. */
      bytes: Generated<number | null>
    }
    draft_pictures: { version: number; picture: string }
  }
}
