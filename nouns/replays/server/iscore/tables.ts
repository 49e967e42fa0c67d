import type { Generated } from 'kysely'
import type { ClaimState } from '#rules/staff/claims.ts'
import type { IscoreKind, Rating } from '../../rules/iscore/iscore.ts'
import type { Standing, WaitReason } from '../../rules/iscore/iscore-board.ts'
import '../tables.ts'

interface IscoreRunsTable {
  replay: number
  member: number
  game: number
  difficulty: string
  score: number
  kind: IscoreKind
  slot: string
  value: number
  doubt: Rating['doubt']
  standing: Standing
  wait: WaitReason | null
}

interface PilotClaimsTable {
  id: Generated<number>
  name: string
  signature: string
  member: number
  replay: number
  note: string
  state: Generated<ClaimState>
  at: Date
  decided_by: number | null
  decided_at: Date | null
  reason: Generated<string>
}

declare module '#kit/db/tables.ts' {
  interface Tables {
    iscore_runs: IscoreRunsTable
    iscore_decisions: {
      replay: number
      member: number
      pilot: string
      kind: IscoreKind
      pass: boolean
      reason: string
      by: number
      at: Date
    }
    iscore_sums: { member: number; game: number; points: number }
    iscore_records: { game: number; difficulty: string; replay: number }
    iscore_firsts: {
      game: number
      difficulty: string
      shot: string
      kind: IscoreKind
      replay: number
      member: number
      reason: string
      by: number
      at: Date
    }
    pilot_claims: PilotClaimsTable
  }
}
