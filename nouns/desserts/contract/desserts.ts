import * as z from 'zod/mini'
import { endpoint, group } from '#contract/endpoint.ts'
import { instant, nothing, pageOf, paging, rowId, success, text, userId, yesNo } from '#contract/fields.ts'
import { dessertRates, outingHours } from '#rules/desserts/dessert-rates.ts'
import { drawKinds } from '#rules/desserts/draws.ts'
import { foragePlaces } from '#rules/desserts/outings.ts'
import { bullets } from '#rules/ledger/resources.ts'
import * as limits from '#rules/staff/staff-limits.ts'
import {
  amount,
  bulletCount,
  cooked,
  dessert,
  dessertRow,
  food,
  logLine,
  outing,
  plate,
  shelf,
  shownDessert,
} from './dessert-rows.ts'

declare module '#contract/endpoint.ts' {
  interface Tags {
    /** Which desserts members show, their levels and plates. */
    desserts: true
  }
}

const place = z.enum(foragePlaces)
const hours = z.literal([...outingHours])
const skin = z.string().check(z.regex(/^(?:|[a-z]{1,16}|c:[A-Za-z]{1,24})$/))
const character = z.string().check(z.regex(/^[A-Za-z]{1,24}$/))
const units = z.int().check(z.gte(1), z.lte(10_000))
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

export const desserts = group('d.', {
  /** The caller's own shelf. */
  own: endpoint({
    method: 'GET',
    path: '/getDesserts',
    who: 'member',
    kind: 'read',
    shows: ['me', 'desserts'],
    input: nothing,
    output: shelf,
  }),
  /** A member's desserts as others see them, and the plate of the displayed one. */
  of: endpoint({
    method: 'POST',
    path: '/getDessertsOf',
    who: 'anyone',
    kind: 'read',
    shows: ['desserts', 'members'],
    input: z.object({ UID: userId }),
    output: z.object({
      DESSERTS: z.array(shownDessert),
      DISPLAYED: z.nullable(dessert),
      PLATE: plate,
      /** The displayed one is out. */
      AWAY: yesNo,
    }),
    refusals: ['hidden', 'personUnknown'],
  }),
  /** Takes the first dessert, one of six, once for ever. */
  choose: endpoint({
    method: 'POST',
    path: '/chooseDessert',
    who: 'verified',
    kind: 'write',
    touches: ['me', 'desserts'],
    input: z.object({ dessert: cooked }),
    output: success,
    refusals: ['chosenAlready', 'robotDesserts'],
  }),
  synthesize: endpoint({
    method: 'POST',
    path: '/synthesize',
    who: 'verified',
    kind: 'write',
    rate: 'trade',
    touches: ['me', 'desserts'],
    input: z.object({
      gdd: bulletCount,
      sjd: bulletCount,
      zjj: bulletCount,
      sugar: z.int().check(z.gte(0), z.lte(dessertRates.sugarMost)),
      /** The first mixture, whose bullets cost nothing. */
      first: z._default(yesNo, 'N'),
    }),
    output: z.object({
      /** The dessert whose recipe was nearest. */
      DESSERT: cooked,
      CAME: yesNo,
      /** It was owned already: experience instead. */
      AGAIN: yesNo,
      CHANCE: z.number(),
      LEVEL: z.int(),
      /** What came back or was given after a failure. */
      BACK: z.array(amount),
    }),
    refusals: ['mixtureWrong', 'insufficient', 'firstDone', 'robotDesserts'],
  }),
  feed: endpoint({
    method: 'POST',
    path: '/feed',
    who: 'verified',
    kind: 'write',
    rate: 'trade',
    touches: ['me', 'desserts'],
    input: z.object({ dessert, material: food, amount: units }),
    output: z.object({ EXP: z.int(), LEVEL: z.int(), STARS: z.int(), ROSE: yesNo }),
    refusals: ['insufficient', 'notOwned', 'robotDesserts'],
  }),
  teach: endpoint({
    method: 'POST',
    path: '/teach',
    who: 'verified',
    kind: 'write',
    touches: ['me', 'desserts'],
    input: z.object({ dessert }),
    output: success,
    refusals: ['notOwned', 'levelLow', 'taught', 'skinConflict', 'insufficient', 'robotDesserts'],
  }),
  /** Puts on a skin that the caller has, or takes it off. */
  skin: endpoint({
    method: 'POST',
    path: '/skin',
    who: 'verified',
    kind: 'write',
    rate: 'trade',
    touches: ['me', 'desserts'],
    input: z.object({ dessert, skin }),
    output: success,
    refusals: ['notOwned', 'skinUnknown', 'skinMissing', 'skinConflict'],
  }),
  /** Buys a skin for one dessert. All skins have one price, which does not drift. */
  buySkin: endpoint({
    method: 'POST',
    path: '/buySkin',
    who: 'verified',
    kind: 'write',
    rate: 'trade',
    touches: ['me'],
    input: z.object({ dessert, skin }),
    output: success,
    refusals: ['notOwned', 'skinUnknown', 'skinOwned', 'insufficient', 'robotDesserts'],
  }),
  /** Displays a dessert, or none. */
  display: endpoint({
    method: 'POST',
    path: '/display',
    who: 'verified',
    kind: 'write',
    touches: ['me', 'desserts'],
    input: z.object({ dessert: z.nullable(dessert) }),
    output: success,
    refusals: ['notOwned', 'displayedToday', 'robotDesserts'],
  }),
  /** Sends a dessert to a place, or to steal from the plate of another member's displayed dessert. */
  sendOut: endpoint({
    method: 'POST',
    path: '/sendOut',
    who: 'verified',
    kind: 'write',
    rate: 'trade',
    touches: ['me', 'desserts'],
    input: z.object({
      dessert,
      /** One of both. */
      place: z.optional(place),
      victim: z.optional(userId),
      hours,
    }),
    output: outing,
    refusals: [
      'notOwned',
      'isOut',
      'targetMissing',
      'victimUnknown',
      'victimSelf',
      'plateEmpty',
      'tired',
      'robotDesserts',
    ],
  }),
  /** Brings the dessert home. After its hours it comes by itself. */
  callBack: endpoint({
    method: 'POST',
    path: '/callBack',
    who: 'verified',
    kind: 'write',
    touches: ['me', 'desserts'],
    input: z.object({ dessert }),
    output: z.object({
      FOUND: z.array(amount),
      HINT: z.nullable(z.object({ DESSERT: cooked, BULLET: z.enum(bullets), COUNT: bulletCount })),
    }),
    refusals: ['notOut'],
  }),
  /** What happened to the caller's desserts, newest first. */
  log: endpoint({
    method: 'POST',
    path: '/getDessertLog',
    who: 'member',
    kind: 'read',
    shows: ['me', 'desserts'],
    input: z.object({ ...paging, dessert: z.optional(dessert) }),
    output: pageOf(logLine),
  }),
  /** The hash of today's seed of the caller, and of a day that is over the seed and the draws. */
  draws: endpoint({
    method: 'POST',
    path: '/getDraws',
    who: 'verified',
    kind: 'write',
    touches: [],
    input: z.object({ day: z.optional(day) }),
    output: z.object({
      /** The day that was asked for, or today. */
      DAY: day,
      HASH: z.string(),
      /** '' until some minutes after the day. */
      SEED: z.string(),
      DRAWS: z.array(
        z.object({
          KIND: z.enum(drawKinds),
          SUBJECT: z.string(),
          COUNT: z.int(),
          TIME: instant,
          /** What decided the outcome beside the draws; `workOut` of the rules reads it. */
          TERMS: z.string(),
          OUTCOME: z.string(),
        }),
      ),
    }),
    refusals: ['dayUnknown'],
  }),
  /** Takes the dessert of a collected dragon ball. */
  claim: endpoint({
    method: 'POST',
    path: '/claimDessert',
    who: 'verified',
    kind: 'write',
    touches: ['me', 'desserts', 'dragon-balls'],
    input: z.object({ character, round: rowId, ball: z.int().check(z.gte(1), z.lte(7)), dessert }),
    output: z.object({ AGAIN: yesNo, LEVEL: z.int() }),
    refusals: ['grantUnknown', 'robotDesserts'],
  }),
  /** Staff give a dessert; one that is owned gains a level. */
  prize: endpoint({
    method: 'POST',
    path: '/prizeDessert',
    who: 'staff:dessert',
    kind: 'write',
    touches: ['desserts', 'staff', 'reminders'],
    input: z.object({ UID: userId, dessert, reason: text(limits.reason) }),
    output: z.object({ AGAIN: yesNo, LEVEL: z.int() }),
    refusals: ['personUnknown', 'ownAccount', 'robotAccount', 'unverified', 'missingReason', 'reasonLong'],
  }),
  /** All desserts of all members. */
  all: endpoint({
    method: 'GET',
    path: '/getAllDessert',
    who: 'staff:dessert',
    kind: 'read',
    shows: ['desserts', 'members'],
    input: z.object({
      pageNum: z.optional(z.string().check(z.regex(/^[1-9]\d{0,5}$/))),
      UID: z.optional(z.string().check(z.regex(/^[1-9]\d{0,9}$/))),
      dessert: z.optional(dessert),
    }),
    output: pageOf(dessertRow),
  }),
})
