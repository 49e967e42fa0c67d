import type { Generated } from 'kysely'
import type { DrawKind } from '#rules/desserts/draws.ts'

declare module '#kit/db/tables.ts' {
  interface Tables {
    member_seeds: { member: number; day: string; seed: Buffer }
    member_draws: {
      id: Generated<number>
      member: number
      day: string
      kind: DrawKind
      subject: string
      count: number
      terms: Generated<string>
      outcome: string
      at: Date
    }
  }
}
