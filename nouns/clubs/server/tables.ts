import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { HeldWhy } from '#core/moderation/held-why.ts'
import type { ProposalState } from '../rules/club-keeping.ts'

/** Why a floor waits for staff: as other posts do, or because several members hid it. */
export type FloorHeldWhy = HeldWhy | 'members'

/** Whether the author or staff removed a topic or floor. */
export type RemovedBy = 'author' | 'staff'

/** A JSON column: written as text, read as an object. */
type Json = ColumnType<object, string, string>

interface Standing {
  held_at: Generated<Date | null>
  removed_at: Generated<Date | null>
  removed_by: Generated<RemovedBy | null>
}

declare module '#kit/db/tables.ts' {
  interface Tables {
    clubs: {
      id: GeneratedAlways<number>
      name: string
      name_folded: string
      name_en: Generated<string>
      intro: Generated<string>
      intro_en: Generated<string>
      picture: Generated<string>
      place: Generated<number>
      hidden: Generated<boolean>
      created_at: Date
    }
    club_counts: { club: number; slot: number; topics: number; floors: number }
    topics: Standing & {
      id: GeneratedAlways<number>
      club: number
      author: number
      title: string
      excerpt: string
      at: Date
      top: number
      floors: number
      last_floor: number
      last_author: number
      last_at: Date
      likes: Generated<number>
      pinned: Generated<boolean>
      pinned_until: Generated<Date | null>
      keeper_pins: Generated<number>
      own_pin: Generated<boolean>
      locked: Generated<boolean>
      lock_kept: Generated<boolean>
    }
    floors: Standing & {
      id: GeneratedAlways<number>
      /** Two members decided that it goes; `removed_by` is staff then. */
      by_members: Generated<boolean>
      held_why: Generated<FloorHeldWhy | null>
      topic: number
      number: number
      author: number
      at: Date
      edited_at: Generated<Date | null>
      edits: Generated<number>
      likes: Generated<number>
      html: string
      words: string
      excerpt: string
      /** Member ids; the driver reads bigint arrays as strings. */
      mentions: ColumnType<number[], readonly number[] | undefined, readonly number[]>
      purged: Generated<boolean>
    }
    floor_documents: { floor: number; document: Json }
    floor_versions: { floor: number; edit: number; at: Date; html: string; document: Json }
    floor_pictures: { floor: number; picture: string }
    floor_paintings: { floor: number; painting: number }
    floor_replays: { floor: number; replay: number; shown: Generated<boolean> }
    topic_marks: { member: number; topic: number; floor: number; at: Date }
    recommended_topics: { topic: number; place: number }
    club_keepers: { club: number; member: number; at: Date }
    club_proposals: {
      id: GeneratedAlways<number>
      proposer: number
      name: string
      intro: string
      reason: string
      keeper: number | null
      at: Date
      state: Generated<ProposalState>
      decision: Generated<string>
      decided_at: Generated<Date | null>
      decided_by: Generated<number | null>
      club: Generated<number | null>
    }
    floor_hidings: {
      floor: number
      member: number
      reason: string
      at: Date
      decided_at: Generated<Date | null>
      upheld: Generated<boolean | null>
    }
  }
}
