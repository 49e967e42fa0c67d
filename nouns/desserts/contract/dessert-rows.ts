import * as z from 'zod/mini'
import { instant, rowId, userId, yesNo } from '#contract/fields.ts'
import { dessertRates } from '#rules/desserts/dessert-rates.ts'
import { cookedDesserts, desserts as dessertNames } from '#rules/desserts/desserts.ts'
import { bullets } from '#rules/ledger/resources.ts'
import { foods } from '../rules/feeding.ts'

export const dessert = z.enum(dessertNames)
export const cooked = z.enum(cookedDesserts)
export const food = z.enum(foods)
export const bulletCount = z.int().check(z.gte(0), z.lte(dessertRates.mixture))

/** A dessert as others see it. */
export const shownDessert = z.object({
  DESSERT: dessert,
  LEVEL: z.int(),
  STARS: z.int(),
  CARD: yesNo,
  /** '' for the dessert as it is. */
  SKIN: z.string(),
})

/** What lies on a plate, and how much of it may still be stolen today. */
export const plate = z.array(z.object({ FOOD: food, LEFT: z.int() }))

export const outing = z.object({
  KeyID: rowId,
  DESSERT: dessert,
  /** Of foraging; '' of stealing. */
  PLACE: z.string(),
  /** Whom it steals from; 0 of foraging. */
  VICTIM: z.int(),
  VICTIMNICK: z.string(),
  HOURS: z.int(),
  LEFT: instant,
  BACK: instant,
})
export type Outing = z.output<typeof outing>

const ownDessert = z.extend(shownDessert, {
  EXP: z.int(),
  /** Experience at which the next level or star comes. */
  NEXT: z.int(),
  /** It had none of its own material for a week. */
  HUNGRY: yesNo,
  /** The last Beijing day on which it had its own material, or on which it came. */
  FED: z.string(),
  GOT: instant,
  /** What was fed within the day and still lies there. */
  PLATE: plate,
  /** Skins of it that the caller has. */
  SKINS: z.array(z.string()),
})
export type OwnDessert = z.output<typeof ownDessert>

export const amount = z.object({ resource: z.string(), amount: z.int() })

export const shelf = z.object({
  DESSERTS: z.array(ownDessert),
  /** Null while none is displayed. */
  DISPLAYED: z.nullable(dessert),
  /** The caller displayed another one today and may do so again tomorrow. */
  DISPLAYEDTODAY: yesNo,
  /** The first dessert has been chosen. */
  CHOSEN: yesNo,
  /** The first mixture costs no bullets. */
  FIRSTFREE: yesNo,
  OUT: z.nullable(outing),
  /** Hours for which desserts may still be sent out today. */
  OUTLEFT: z.int(),
  /** What the caller knows of recipes: how many of a bullet. */
  HINTS: z.array(z.object({ DESSERT: cooked, BULLET: z.enum(bullets), COUNT: bulletCount })),
  /** Mixtures that were tried, the newest first, with what came of it. */
  TRIED: z.array(
    z.object({
      gdd: z.int(),
      sjd: z.int(),
      zjj: z.int(),
      DESSERT: cooked,
      /** From the recipe of DESSERT, which is the nearest. */
      DISTANCE: z.int(),
      TRIES: z.int(),
      CAME: z.int(),
    }),
  ),
  /** Desserts that may be chosen: of collected dragon balls. */
  GRANTS: z.array(z.object({ CHARACTER: z.string(), ROUND: z.int(), BALL: z.int() })),
  /** Skins of characters that the shop sells, as `c:Reimu`, besides those of the house. */
  SOLD: z.array(z.string()),
  /** Wins on events of bets, of which the seventh brings the bet-themed dessert. */
  WINS: z.int(),
})
export type Shelf = z.output<typeof shelf>

/** What an outing brought, or a synthesis; also of those of long ago. */
export const logLine = z.object({
  KeyID: rowId,
  DESSERT: dessert,
  WHAT: z.enum(['came', 'again', 'fed', 'taught', 'skin', 'display', 'left', 'back', 'called', 'stolenFrom', 'tried']),
  TIME: instant,
  /** What moved: found, fed or spent. */
  THINGS: z.array(amount),
  /** A place, a skin, or where a dessert came from. */
  ABOUT: z.string(),
  /** The other member of a theft; 0 without one. */
  UID: z.int(),
  NICK: z.string(),
})

export const dessertRow = z.extend(shownDessert, {
  UID: userId,
  NICK: z.string(),
  EXP: z.int(),
  GOT: instant,
  DISPLAYED: yesNo,
})
