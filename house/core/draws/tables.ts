import type { DrawKind } from '@patisserie/rules/desserts/draws'
import type { Generated } from 'kysely'

declare module '../../kit/db/tables.ts' {
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
