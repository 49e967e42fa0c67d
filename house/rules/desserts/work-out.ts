import { bulletReward } from '../economy/post-reward.ts'
import { rewardEntries } from '../economy/reward.ts'
import { drawnUnits, type Fraction, fractionOf } from '../fraction.ts'
import { type EffectRoom, type EventNet, effectOn } from './bet-effect.ts'
import type { OutingHours } from './dessert-rates.ts'
import { outingHours } from './dessert-rates.ts'
import { isDessert } from './desserts.ts'
import type { DrawKind } from './draws.ts'
import { type Displayed, doublesPower, firstPostPoints } from './effects.ts'
import { type DrawNumber, forage, isForagePlace } from './outings.ts'

/** What decides the outcome of an act beside its draws, as one text. */
export const termsOf = {
  /** `chance` in hundredths. */
  synthesis: (dessert: string, chance: number) => `${dessert} ${chance}`,
  /** `part` of the outing that has passed; `openHints`: those that the member did not know, if a hint came. */
  outing: ({ place, hours, part, oneMore }: OutingTerms, openHints: readonly string[]) =>
    [place, hours, part, oneMore ? 'more' : 'usual', openHints.join(',')].join(' '),
  coffee: (card: boolean) => cardWord(card),
  starsugar: (card: boolean) => cardWord(card),
  bullet: () => '',
  /** The exact payout of a stake, and the most that could be promised for it. */
  stake: ({ numerator, denominator }: Fraction, room: number) => `${numerator}/${denominator} ${room}`,
  /** The result of an event, the dessert, and what it could still add. */
  betEffect: ({ net }: EventNet, { dessert, card }: Displayed, { effects, winnings }: EffectRoom) =>
    [net, dessert, cardWord(card), effects, winnings].join(' '),
} as const satisfies Readonly<Record<DrawKind, unknown>>

interface OutingTerms {
  readonly place: string
  readonly hours: OutingHours
  readonly part: number
  readonly oneMore: boolean
}

/** The name of a hint in the outcome of an outing. */
export const hintName = (dessert: string, bullet: string): string => `${dessert}:${bullet}`

/** The hint that a draw chooses, of those that the member does not know. */
export const drawnHint = <Hint>(open: readonly Hint[], drawn: number): Hint | undefined =>
  open[Math.floor(drawn * open.length)]

/** What comes of an act, as it is noted: worked out from its terms and draws alone. Null for terms that say nothing. */
export const workOut = (kind: DrawKind, terms: string, draw: DrawNumber): string | null => ways[kind](terms, draw)

const ways: Readonly<Record<DrawKind, (terms: string, draw: DrawNumber) => string | null>> = {
  synthesis: (terms, draw) => {
    const [dessert = '', chance] = terms.split(' ')
    if (!chance) return null
    return draw(0) * 100 < Number(chance) ? dessert : ''
  },
  outing: (terms, draw) => {
    const [place = '', hours, part, more, open = ''] = terms.split(' ')
    const known = outingHours.find((each) => each === Number(hours))
    if (!isForagePlace(place) || !known) return null
    const { found, hint } = forage({ place, hours: known, part: Number(part), oneMore: more === 'more' }, draw)
    const chosen = hint && open ? drawnHint(open.split(','), draw(2 + found.length)) : undefined
    return [...found, ...(chosen ? [`hint:${chosen}`] : [])].join(' ')
  },
  coffee: (terms, draw) => cardOf(terms, (card) => (doublesPower({ dessert: 'coffee', card }, 0, draw(0)) ? '2' : '1')),
  starsugar: (terms, draw) =>
    cardOf(terms, (card) => String(firstPostPoints({ dessert: 'starsugar', card }, 1, draw(0)))),
  bullet: (_, draw) => rewardEntries(bulletReward(draw(0)))[0]?.[0] ?? '',
  stake: (terms, draw) => {
    const [, numerator, denominator, room] = /^(\d+)\/([1-9]\d*) (\d+)$/.exec(terms) ?? []
    if (!numerator || !denominator) return null
    const payout = fractionOf(BigInt(numerator), BigInt(denominator))
    return String(drawnUnits(payout, draw(0), Number(room)))
  },
  betEffect: (terms, draw) => {
    const [net, dessert = '', card = '', effects, winnings] = terms.split(' ')
    if (winnings === undefined || !isDessert(dessert)) return null
    const room = { effects: Number(effects), winnings: Number(winnings) }
    const shown = { dessert, card: card === 'card' }
    return String(effectOn({ net: Number(net) }, shown, { room, draws: [draw(0), draw(1)] }))
  },
}

const cardWord = (card: boolean): string => (card ? 'card' : 'plain')

const cardOf = (terms: string, then: (card: boolean) => string): string | null =>
  terms === '' ? null : then(terms === 'card')
