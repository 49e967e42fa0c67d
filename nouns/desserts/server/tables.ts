import type { Generated, JSONColumnType } from 'kysely'
import type { Thing } from '#core/desserts/tables.ts'

declare module '#kit/db/tables.ts' {
  interface Tables {
    dessert_servings: {
      id: Generated<number>
      member: number
      dessert: number
      /** Place in the list of foods. */
      food: number
      fed: number
      left_over: number
      at: Date
    }
    dessert_outings: {
      id: Generated<number>
      member: number
      dessert: number
      place: string
      victim: number | null
      hours: number
      left_at: Date
      back_at: Date
      ended_at: Generated<Date | null>
      worth: Generated<number>
      found: JSONColumnType<readonly Thing[] | null, string | undefined, string>
    }
    dessert_recipes: { dessert: number; gdd: number; sjd: number; zjj: number }
    recipe_hints: { member: number; dessert: number; bullet: number; at: Date }
    syntheses: {
      id: Generated<number>
      member: number
      gdd: number
      sjd: number
      zjj: number
      sugar: number
      dessert: number
      /** Thousandths. */
      chance: number
      came: boolean
      at: Date
    }
    dessert_skins: { member: number; dessert: number; skin: string; at: Date }
  }
}
