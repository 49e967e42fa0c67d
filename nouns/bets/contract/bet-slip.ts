import * as z from 'zod/mini'
import { betName, optionPlace, stakeUnits } from './bet-rows.ts'

/** What a stake sends. */
export const staking = {
  bocaiName: betName,
  option: optionPlace,
  stake: stakeUnits,
  /** The payout that the caller saw, in thousandths of a unit, before its fraction is drawn; 0 under `ending`. */
  payout: z.int().check(z.gte(0), z.lte(1_000_000_000_000)),
  /** `REVISION` of the event that the caller read; a stake without it is taken as it stands. */
  revision: z.optional(z.int().check(z.gte(0), z.lte(1_000_000))),
}
export const stakeRefusals = [
  'betUnknown',
  'betOver',
  'optionUnknown',
  'alreadyBet',
  'otherStaked',
  'betChanged',
  'oddsChanged',
  'tooMuch',
  'waste',
  'eventLimit',
  'weekLimit',
  'ownLimit',
  'paused',
  'adultMissing',
  'involved',
  'insufficient',
  'inDebt',
  'robotBets',
] as const

/** What came of a stake. */
export const slip = z.object({
  /** What is paid if the option wins; 0 under `ending`. */
  PAYOUT: z.int(),
  /** What the fraction could have made of it. */
  POSSIBLE: z.array(z.int()),
  BALANCE: z.int(),
})
export type StakeSlip = z.output<typeof slip>

/** `data` of `oddsChanged`: payouts of the same stake in thousandths. */
export interface OddsNotice {
  readonly seen: number
  readonly now: number
}
/** `data` of refusals for the size of a stake. */
export interface MostNotice {
  readonly most: number
}
