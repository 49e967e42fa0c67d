import type { Generated, GeneratedAlways } from 'kysely'

declare module '#kit/db/tables.ts' {
  interface Tables {
    shop_prices: { item: number; permille: number; usual: number; hour: number; bought: Generated<number> }
    shop_price_points: { item: number; hour: number; price: number }
    shop_activities: {
      id: GeneratedAlways<number>
      items: number[]
      starts_at: Date
      ends_at: Date
      reason: string
      units: Generated<number>
      saved: Generated<number>
    }
  }
}
