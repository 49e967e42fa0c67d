import * as z from 'zod/mini'
import { instant, picturePath, rowId, text, userId, yesNo } from '#contract/fields.ts'
import * as limits from '../rules/bet-limits.ts'
import { betPhases } from '../rules/bet-phases.ts'
import { oddsTypes, stakeResources } from '../rules/odds.ts'
import { stakeBounds } from '../rules/stake-bounds.ts'
import { showModes } from '../rules/stakes-shown.ts'

export const stakeResource = z.enum(stakeResources)
/** The id in the address of an event, as its opener wrote it. */
export const betName = z.string().check(z.regex(/^[A-Za-z0-9]{3,30}$/))
/** Place of an option in the list of its event, from 0. */
export const optionPlace = z.int().check(z.gte(0), z.lt(limits.betOptions))
export const stakeUnits = z.int().check(z.gte(1), z.lte(1_000_000))

const phase = z.enum(betPhases)

export const betCategory = z.object({
  ID: rowId,
  NAME: z.string(),
  /** English name; empty if it has none. */
  NAMEEN: z.string(),
  HIDDEN: yesNo,
  /** Events that are open. */
  OPEN: z.int(),
})
export type BetCategory = z.output<typeof betCategory>

const option = z.object({
  LABEL: z.string(),
  PICTURE: picturePath,
  /** Winnings per unit at the opening, in thousandths. */
  ODDS: z.int(),
  /** What a unit pays now, in thousandths; under `ending` the least it can pay before the end: 1,000. */
  FACTOR: z.int(),
  /** Its part of the pool, in millionths; -1 where stakes are not shown. */
  SHARE: z.int(),
})

/** An event in lists; the same for everybody. */
const listed = {
  NAME: betName,
  TITLE: z.string(),
  CATEGORY: rowId,
  RESOURCE: stakeResource,
  TYPE: z.enum(oddsTypes),
  MULTI: yesNo,
  SHOWBETS: z.enum(showModes),
  /** A member opened it. */
  OFMEMBER: yesNo,
  BASE: z.int(),
  OPENED: instant,
  DEADLINE: instant,
  PHASE: phase,
  /** When the phase ends by itself; empty if it does not. */
  UNTIL: z.string(),
  OPTIONS: z.array(option),
  /** Accounts that staked: links between them are private. */
  BETTORS: z.int(),
  /** Units staked; -1 where stakes are not shown. */
  STAKED: z.int(),
  /** The option that won, or that is proposed; -1 for none, and for no result. */
  WINNER: z.int(),
  /** The proposed or final result is that there is none. */
  NORESULT: yesNo,
}
export const betRow = z.object(listed)
export type BetRow = z.output<typeof betRow>

export const stakeRow = z.object({
  KeyID: z.int(),
  UID: userId,
  /** Empty nickname: the account is closed. */
  NICK: z.string(),
  HEAD: z.string(),
  OPTION: optionPlace,
  STAKE: z.int(),
  /** What it pays if its option wins; 0 under `ending` before the end. */
  PAYOUT: z.int(),
  /** What it was paid; -1 before the event is paid. */
  PAID: z.int(),
  TIME: instant,
})

/** What the caller can stake on an option. */
const room = z.object({
  /** The largest stake, in whole units; 0 for none. */
  MOST: z.int(),
  /** Which limit sets it. */
  BY: z.enum(stakeBounds),
  /**
   * What each stake from 1 up to `MOST` would be promised now, in thousandths before its fraction is drawn: what the page quotes with where
   * the pool is not shown. Empty under `ending`.
   */
  PAYS: z.array(z.int()),
})

/** The caller's own view of an event. */
export const ownBet = z.object({
  STAKES: z.array(
    z.object({ KeyID: z.int(), OPTION: optionPlace, STAKE: z.int(), PAYOUT: z.int(), PAID: z.int(), TIME: instant }),
  ),
  /** Units of the event's resource that the caller holds. */
  BALANCE: z.int(),
  ROOMS: z.array(room),
  /** Why the caller cannot stake at all; empty if they can. */
  BAR: z.string(),
  /** The dessert that acts, or would act, on the caller's result. */
  DESSERT: z.string(),
  CARD: yesNo,
  /** Stars that the caller gave; 0 for none. */
  STARS: z.int(),
  MAYRATE: yesNo,
  MAYOBJECT: yesNo,
  OBJECTED: yesNo,
})
export type OwnBet = z.output<typeof ownBet>

export const bet = z.object({
  ...listed,
  KeyID: rowId,
  /** Counts the changes of title, terms, options and odds; they end with the first stake. */
  REVISION: z.int(),
  /** What is bet on and what counts as no result. */
  TERMS: z.string(),
  /** Text that is shown where stakes are; empty otherwise. */
  SHOWN: z.string(),
  /** Whether stakes are shown to the caller. */
  STAKESSHOWN: yesNo,
  OPENER: z.object({ UID: userId, NICK: z.string(), HEAD: z.string() }),
  /** All that is promised by option; empty where stakes are not shown. What the page quotes with. */
  POOL: z.object({ STAKED: z.array(z.int()), PROMISED: z.array(z.int()) }),
  /** SHA-256 of the event's seed, and the seed once it is paid: under `ending` it draws the fractions. */
  SEEDHASH: z.string(),
  SEED: z.string(),
  PROPOSAL: z.nullable(
    z.object({
      AT: instant,
      LINK: z.string(),
      REASON: z.string(),
      /** A second member of staff changed the result: their public note; empty otherwise. */
      NOTE: z.string(),
      DECIDED: z.string(),
      OBJECTIONS: z.int(),
      /** Until when who staked may object. */
      OBJECTUNTIL: instant,
    }),
  ),
  /** When it was paid, or empty. */
  PAID: z.string(),
  /** All that was paid, or given back without a result; -1 before. The rest of base and stakes went back to who opened it. */
  PAIDOUT: z.int(),
  /** Comments that everybody sees. */
  REPCOMNUM: z.int(),
  COMMENTABLE: yesNo,
  /** Mean of the ratings in tenths, and how many; 0 below five. */
  STARS: z.int(),
  RATINGS: z.int(),
  /** Null for guests. */
  OWN: z.nullable(ownBet),
})
export type Bet = z.output<typeof bet>

/** An event's form, of staff and of members. */
export const betForm = {
  bocaiName: z.string().check(z.maxLength(120)),
  category: rowId,
  title: text(limits.betTitle),
  terms: text(limits.betTerms),
  shown: z._default(text(limits.betTerms), ''),
  options: z.array(text(limits.betOption)).check(z.maxLength(50)),
  images: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50)),
  /** Winnings per unit in thousandths, an option each. */
  odds: z.array(z.int()).check(z.maxLength(50)),
  deadline: instant,
}

export const formProblems = [
  'nameWrong',
  'nameTaken',
  'categoryUnknown',
  'missingTitle',
  'titleLong',
  'missingTerms',
  'termsLong',
  'options',
  'optionEmpty',
  'optionLong',
  'optionTwice',
  'imagesCount',
  'oddsCount',
  'pictureMissing',
  'baseLow',
  'baseMember',
  'oddsRange',
  'marginLow',
  'marginHigh',
  'multiDynamic',
  'memberFaith',
  'deadlineSoon',
  'deadlineFar',
] as const
