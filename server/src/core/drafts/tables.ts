import type { ColumnType, Generated } from 'kysely'

/** A document as the editor makes it; what may stand in it is checked where it comes in. */
export type DraftDocument = Readonly<Record<string, unknown>>

declare module '../../kit/db/tables.ts' {
  interface Tables {
    drafts: {
      version: Generated<number>
      member: number
      place: string
      title: string
      excerpt: string
      document: ColumnType<DraftDocument, string, never>
      at: Date
      /** Of the document as text; null in rows from before it was counted. */
      bytes: Generated<number | null>
    }
    draft_pictures: { version: number; picture: string }
  }
}
