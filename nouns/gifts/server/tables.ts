import type { Generated, GeneratedAlways } from 'kysely'
import type { giftStates } from '#rules/economy/gift-worth.ts'

declare module '#kit/db/tables.ts' {
  interface Tables {
    gifts: {
      id: GeneratedAlways<number>
      giver: number
      receiver: number
      resource: number
      amount: number
      worth: number
      note: string
      at: Date
      state: Generated<(typeof giftStates)[number]>
      ended_at: Generated<Date | null>
      ended_reason: Generated<string>
      lost: Generated<number>
    }
    awards: {
      id: GeneratedAlways<number>
      receiver: number
      resource: number
      amount: number
      reason: string
      staff: number
      at: Date
    }
  }
}
