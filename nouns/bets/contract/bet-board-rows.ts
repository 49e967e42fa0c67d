import * as z from 'zod/mini'
import { instant, userId, yesNo } from '#contract/fields.ts'
import { betName, stakeResource } from './bet-rows.ts'

export const boardRow = z.object({
  PLACE: z.int(),
  UID: userId,
  NICK: z.string(),
  HEAD: z.string(),
  EVENTS: z.int(),
  HITS: z.int(),
  /** Units won less units staked. */
  PROFIT: z.int(),
  STAKED: z.int(),
  /** Hits that the prices promised, in thousandths. */
  PROMISED: z.int(),
  /** Skill in thousandths. */
  SKILL: z.int(),
  /** Return in thousandths of what was staked. */
  RETURN: z.int(),
})
export type BoardRow = z.output<typeof boardRow>

export const resultRow = z.object({
  NAME: betName,
  TITLE: z.string(),
  RESOURCE: stakeResource,
  STAKED: z.int(),
  PAID: z.int(),
  /** What a displayed dessert added. */
  EFFECT: z.int(),
  WON: yesNo,
  /** The event had no result and every stake came back; it counts on no board. */
  REFUNDED: yesNo,
  /** The chance that the price promised, in thousandths. */
  PRICE: z.int(),
  TIME: instant,
})
export type BetResultRow = z.output<typeof resultRow>
