import type { Generated, JSONColumnType } from 'kysely'
import type { Resource } from '#rules/ledger/resources.ts'
import type { DessertEvent } from './dessert-events.ts'

declare module '#kit/db/tables.ts' {
  interface Tables {
    dessert_keepers: {
      member: number
      /** Number of a `Dessert`. */
      displayed: Generated<number | null>
      displayed_on: Generated<string | null>
      first_tried: Generated<boolean>
      wins: Generated<number>
      out_on: Generated<string | null>
      out_hours: Generated<number>
    }
    desserts: {
      member: number
      dessert: number
      exp: Generated<number>
      fed_on: string
      card: Generated<boolean>
      skin: Generated<string>
      got_at: Date
    }
    dessert_grants: { key: string; member: number; dessert: number; at: Date }
    dessert_lines: {
      id: Generated<number>
      member: number
      dessert: number
      what: DessertEvent
      things: JSONColumnType<readonly Thing[], string, string>
      about: string
      other: number | null
      at: Date
    }
  }
}

/** A resource and a whole amount. */
export interface Thing {
  readonly resource: Resource
  readonly amount: number
}
