import type { Generated } from 'kysely'
import type { HeldWhy } from '../moderation/held-why.ts'

declare module '#kit/db/tables.ts' {
  interface Tables {
    comments: {
      id: Generated<number>
      kind: string
      subject: number
      author: number
      comment: string
      at: Date
      held_at: Date | null
      held_why: Generated<HeldWhy | null>
      removed_at: Date | null
    }
  }
}
