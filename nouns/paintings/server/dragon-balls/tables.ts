import type { Generated } from 'kysely'

declare module '#kit/db/tables.ts' {
  interface Tables {
    dragon_rounds: { character: string; round: number; closed_at: Generated<Date | null> }
    dragon_balls: {
      character: string
      round: number
      ball: number
      painting: number
      /** Who painted it; null once forgotten. */
      member: number | null
      set_by: number | null
      at: Date
    }
    dragon_declined: { painting: number; declined_by: number | null; at: Date }
    pending_desserts: {
      character: string
      round: number
      ball: number
      member: number
      painting: number
      at: Date
      paid_at: Generated<Date | null>
    }
  }
}
