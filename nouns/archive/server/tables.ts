import type { Generated } from 'kysely'
import type { ClaimState } from '#rules/staff/claims.ts'

interface ArchivedRunsTable {
  id: Generated<number>
  game: number
  difficulty: string
  shot: string
  route: string
  score: number
  slow: number | null
  played: string
  uploaded: string
  pilot: string
  owner: number | null
}

interface ArchivedClaimsTable {
  id: Generated<number>
  run: number
  member: number
  reason: string
  replay: number | null
  state: Generated<ClaimState>
  at: Date
  taken_by: number | null
  decided_by: number | null
  decided_at: Date | null
  answer: Generated<string>
}

declare module '#kit/db/tables.ts' {
  interface Tables {
    archived_runs: ArchivedRunsTable
    archived_claims: ArchivedClaimsTable
  }
}
