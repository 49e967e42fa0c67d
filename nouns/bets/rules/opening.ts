import { exceeds, fractionOf } from '#rules/fraction.ts'
import { betOptions } from './bet-limits.ts'
import { betRates } from './bet-rates.ts'
import { marginOf, type Opening } from './odds.ts'

/** Why an event cannot open with these numbers. */
export type OpeningRefusal =
  | 'options'
  | 'baseLow'
  | 'baseMember'
  | 'oddsRange'
  | 'marginLow'
  | 'marginHigh'
  | 'multiDynamic'
  | 'memberFaith'

export interface OpeningForm extends Opening {
  /** Several options a person, and raises. */
  readonly multi: boolean
  /** A member opens it, not the house. */
  readonly ofMember: boolean
}

/** What is wrong with an event's numbers; null if it may open. */
export function openingRefusal(form: OpeningForm): OpeningRefusal | null {
  const { base, odds, resource, multi, ofMember } = form
  const [memberLeast, memberMost] = betRates.memberBase
  if (odds.length < 2 || odds.length > betOptions) return 'options'
  if (ofMember && resource !== 'faith') return 'memberFaith'
  if (ofMember && (base < memberLeast || base > memberMost)) return 'baseMember'
  if (base < betRates.baseLeast) return 'baseLow'
  if (odds.some((each) => each < betRates.oddsLeast || each > betRates.oddsMost[resource])) return 'oddsRange'
  if (multi && form.oddsType !== 'dynamic') return 'multiDynamic'
  const margin = marginOf(odds)
  if (exceeds(fractionOf(BigInt(betRates.marginLeast), 1_000n), margin)) return 'marginLow'
  if (exceeds(margin, fractionOf(BigInt(betRates.marginMost), 1_000n))) return 'marginHigh'
  return null
}

/**
 * Start odds in thousandths for chances that somebody gives the options, with a margin in thousandths: what the form
 * offers. `chances`: above 0; only their proportions count.
 */
export function oddsForChances(
  chances: readonly number[],
  { resource, margin }: { resource: Opening['resource']; margin: number },
): number[] {
  const sum = chances.reduce((total, each) => total + each, 0)
  const most = betRates.oddsMost[resource]
  return chances.map((chance) => {
    const odds = Math.floor((1_000 * 1_000 * sum) / (chance * margin)) - 1_000
    return Math.min(most, Math.max(betRates.oddsLeast, odds))
  })
}
