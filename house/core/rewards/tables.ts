import type { ColumnType } from 'kysely'
import type { Reason, SubjectKind } from '#rules/ledger/reasons.ts'

declare module '#kit/db/tables.ts' {
  interface Tables {
    rewards: {
      giver: number
      kind: SubjectKind
      subject: number
      /** Number of a `Reason`. */
      reason: number
      member: number
      day: string
      about_kind: SubjectKind
      about: number
      amount: number
      key: string | null
      at: Date
      taken_at: ColumnType<Date | null, undefined, Date | null>
    }
    spent_contents: { hash: string }
    sign_in_days: { member: number; day: string; streak: number; power: number }
    rewarded_records: { member: number; game: number; type: string; iscore: number }
  }
}

/** Reasons that have spent keys. The gift of the day has days of its own. */
export type RewardReason = Extract<Reason, 'firstPost' | 'bullet' | 'like' | 'comment' | 'upload' | 'record'>
