import type { ReportState } from '@patisserie/rules/staff/reports'
import type { Generated, GeneratedAlways } from 'kysely'
import '../tables.ts'

export type Verdict = 'pass' | 'notPass'

declare module '../../../kit/db/tables.ts' {
  interface Tables {
    replay_reports: {
      id: GeneratedAlways<number>
      replay: number
      reporter: number
      reason: string
      priority: boolean
      at: Date
      state: Generated<ReportState>
      taker: number | null
      taken_at: Date | null
      verdict: Verdict | null
      decision: Generated<string>
      done_at: Date | null
    }
    hidden_replays: { replay: number; reason: string; hidden_by: number; at: Date }
  }
}
