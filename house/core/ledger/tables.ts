import type { Generated } from 'kysely'

declare module '#kit/db/tables.ts' {
  interface Tables {
    ledger_balances: {
      holder: number
      resource: number
      amount: number
      owed: number
      lines: number
    }
    ledger_posts: {
      id: Generated<number>
      reason: number
      kind: number
      subject: number
      key: string
      at: Date
    }
    ledger_moves: {
      post: number
      n: number
      reason: number
      resource: number
      source: number
      target: number
      amount: number
      source_after: number | null
      source_line: number | null
      target_after: number | null
      target_line: number | null
    }
    ledger_supply: {
      day: string
      resource: number
      minted: number
      burned: number
    }
  }
}
