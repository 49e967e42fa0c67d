import type { Generated } from 'kysely'
import type { HeldWhy } from '#core/moderation/held-why.ts'
import type { ContentNote, PaintingRights } from '../rules/paintings.ts'

/** Why a work waits: for a reason of every post, or because it looks like one that staff removed. */
export type PaintingHeldWhy = HeldWhy | 'alike'

/** What the uploader says about a work, beside its facets. */
export interface SaidColumns {
  name: string
  comment: string
  /** Id of a character, or ''. */
  dragon: string
  rights: PaintingRights
  source: string
  ai: boolean
  note: ContentNote
  commentable: boolean
}

/** The first picture of a work. */
export interface PictureColumns {
  /** Path of the original. */
  src: string
  width: number
  height: number
  placeholder: string
}

interface PaintingsTable extends SaidColumns, PictureColumns {
  id: Generated<number>
  uploader: number
  match: number | null
  placement: Generated<string>
  moves: boolean
  colour: Generated<string>
  pages: number
  likes: Generated<number>
  comments: Generated<number>
  uploaded_at: Date
  edited_at: Generated<Date | null>
  held_at: Date | null
  held_why: Generated<PaintingHeldWhy | null>
  removed_at: Generated<Date | null>
}

interface RightsClaimsTable {
  id: Generated<number>
  name: string
  mail: string
  address: string
  painting: number | null
  words: string
  at: Date
  decided_at: Generated<Date | null>
  decided_by: Generated<number | null>
  verdict: Generated<'pass' | 'notPass' | null>
  language: Generated<'zh' | 'en'>
}

interface HiddenPaintingsTable {
  painting: number
  reason: string
  /** Null: reports did, and staff have not looked. */
  hidden_by: number | null
  at: Date
  /** Since when its uploader has deleted it. */
  deleted_at: Generated<Date | null>
}

declare module '#kit/db/tables.ts' {
  interface Tables {
    paintings: PaintingsTable
    painting_pictures: PictureColumns & {
      painting: number
      n: number
      picture: number
      /** Its addresses are closed because the work is hidden. */
      closed: Generated<boolean>
    }
    painting_facets: { painting: number; facet: string }
    hidden_paintings: HiddenPaintingsTable
    painting_hashes: { no: Generated<number>; painting: number; picture: Generated<number | null>; hash: Buffer }
    painting_pairs: { painting: number; other: number; distance: number }
    removed_contents: { source_hash: string; at: Date }
    removed_looks: { no: Generated<number>; hash: Buffer; at: Date }
    rights_claims: RightsClaimsTable
  }
}
