import type { Generated, GeneratedAlways } from 'kysely'
import type { OddsType } from '../rules/odds.ts'
import type { ShowMode } from '../rules/stakes-shown.ts'

declare module '#kit/db/tables.ts' {
  interface Tables {
    bet_categories: {
      id: GeneratedAlways<number>
      name: string
      name_en: Generated<string>
      place: Generated<number>
      hidden: Generated<boolean>
    }
    bets: {
      id: GeneratedAlways<number>
      name: string
      category: number
      title: string
      terms: string
      shown: Generated<string>
      /** Number of a `StakeResource`. */
      resource: number
      odds_type: OddsType
      multi: boolean
      show_bets: ShowMode
      base: number
      odds: number[]
      staked: number[]
      promised: number[]
      revision: Generated<number>
      stakes: Generated<number>
      bettors: Generated<number>
      opener: number
      of_member: boolean
      involved: Generated<number[]>
      asked_at: Date
      opened_at: Date | null
      refused_at: Date | null
      deadline: Date
      winner: number | null
      link: Generated<string>
      reason: Generated<string>
      proposed_at: Date | null
      proposed_by: number | null
      decided_at: Date | null
      decided_by: number | null
      changed: Generated<boolean>
      note: Generated<string>
      seed: Buffer
      settling_at: Date | null
      refunded: Generated<boolean>
      settled_to: Generated<number>
      settled_stakes: Generated<number>
      settled_paid: Generated<number>
      paid_at: Date | null
      comments: Generated<number>
      on_home: Generated<boolean>
      results_to: Generated<number>
      results_at: Date | null
      told_to: Generated<number>
      told_at: Date | null
      ending_to: Generated<number>
      ending_told_at: Date | null
      stars: Generated<number>
      ratings: Generated<number>
    }
    bet_options: { bet: number; n: number; label: string; picture: Generated<string> }
    bet_stakes: {
      id: GeneratedAlways<number>
      bet: number
      member: number
      option: number
      stake: number
      promised: number
      may_win: number
      factor: number
      dessert: number | null
      card: Generated<boolean>
      at: Date
      paid: number | null
    }
    /** Sums of an event after so many stakes. */
    bet_points: { bet: number; stakes: number; at: Date; staked: number[]; promised: number[] }
    bet_results: {
      bet: number
      member: number
      resource: number
      staked: number
      paid: number
      effect: Generated<number>
      won: boolean
      price: number
      at: Date
    }
    bet_objections: {
      id: GeneratedAlways<number>
      bet: number
      member: number
      reason: string
      at: Date
      answered_at: Date | null
      answered_by: number | null
      founded: boolean | null
      answer: Generated<string>
    }
    bet_ratings: { bet: number; member: number; stars: number; at: Date }
    bet_limits: {
      member: number
      adult_at: Date | null
      units: number | null
      faith: number | null
      paused_until: Date | null
      next_units: number | null
      next_faith: number | null
      next_from: Date | null
    }
  }
}
