import { dessertOf } from '#rules/desserts/desserts.ts'
import type { Outing } from '../contract/dessert-rows.ts'

interface StoredOuting {
  readonly id: number
  readonly dessert: number
  readonly place: string
  readonly victim: number | null
  readonly nick: string | null
  readonly hours: number
  readonly left_at: Date
  readonly back_at: Date
}

export const outingRow = (row: StoredOuting): Outing => ({
  KeyID: row.id,
  DESSERT: dessertOf(row.dessert),
  PLACE: row.place,
  VICTIM: row.victim ?? 0,
  VICTIMNICK: row.nick ?? '',
  HOURS: row.hours,
  LEFT: row.left_at.toISOString(),
  BACK: row.back_at.toISOString(),
})
