import type { Generated } from 'kysely'
import type { ReportState } from '#rules/staff/reports.ts'
import type { HeldWhy } from './held-why.ts'

export type Verdict = 'pass' | 'notPass'

declare module '#kit/db/tables.ts' {
  interface Tables {
    reports: {
      kind: string
      id: Generated<number>
      subject: number
      reporter: number
      reason: string
      /** In the terms of the noun; '' where it has none. */
      about: Generated<string>
      /** Goes before every other report of its kind. */
      urgent: Generated<boolean>
      priority: boolean
      at: Date
      state: Generated<ReportState>
      taker: Generated<number | null>
      taken_at: Generated<Date | null>
      verdict: Generated<Verdict | null>
      decision: Generated<string>
      done_at: Generated<Date | null>
    }
    judgements: { kind: string; report: number; member: number; verdict: Verdict; reason: string; at: Date }
    post_prints: { kind: string; subject: number; hash: string; member: number; at: Date }
    judged_prints: { hash: string; good: boolean; at: Date }
    /** The moderation queue; maintained by triggers on the tables of posts. */
    waiting: { kind: string; subject: number; author: number; at: Date; why: HeldWhy | 'members' | null }
  }
}
