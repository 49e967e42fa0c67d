import { displayedIn } from '#core/desserts/displayed.ts'
import { type Keeper, lockKeeper, ownedDessert } from '#core/desserts/keeper.ts'
import { noteLine } from '#core/desserts/lines.ts'
import type { Thing } from '#core/desserts/tables.ts'
import { drawsFor, noteDraws } from '#core/draws/member-draws.ts'
import { type GiftsOfWeek, lockWeeks } from '#core/gift-weeks/gift-weeks.ts'
import { postTransfer } from '#core/ledger/post-transfer.ts'
import { mayReach } from '#core/reach/may-reach.ts'
import { remind } from '#core/reminders/remind.ts'
import type { Database, Tx } from '#kit/db/database.ts'
import { beijingDay } from '#rules/beijing-time.ts'
import type { OutingHours } from '#rules/desserts/dessert-rates.ts'
import { type Dessert, dessertNumber, dessertOf } from '#rules/desserts/desserts.ts'
import { levelOn } from '#rules/desserts/growth.ts'
import { passedPart, stolenUnits, thiefSugar } from '#rules/desserts/outings.ts'
import { worthOf } from '#rules/economy/counted-gift.ts'
import { giving } from '#rules/economy/economy-rates.ts'
import { giftWorth } from '#rules/economy/gift-worth.ts'
import { house } from '#rules/ledger/houses.ts'
import { bringForage, summed } from './bring-forage.ts'
import { plateOf, takeOff } from './plates.ts'
import { bookOf, type Hint, keepHints } from './recipes.ts'
import './tables.ts'

/** What the work that brings desserts home needs. */
export interface OutingParts {
  readonly db: Database
  readonly giftsOfWeek: GiftsOfWeek
}

interface Ending {
  readonly member: number
  readonly now: Date
  /** The dessert that the member calls back; null: only an outing whose hours have passed ends. */
  readonly called: Dessert | null
  readonly giftsOfWeek: GiftsOfWeek
}

export interface EndedOuting {
  readonly dessert: Dessert
  readonly found: readonly Thing[]
  readonly hint: Hint | null
}

/**
 * Brings the dessert of a member home that is out, once. Null if none is, another one is, its hours have not passed, or accounts of
 * the thief are linked or parted at this moment. Of a theft the keepers of both are locked, the lower id first, and the ledger last.
 */
export async function endOuting(tx: Tx, { member, now, called, giftsOfWeek }: Ending): Promise<EndedOuting | null> {
  const seen = await openOuting(tx, member)
  if (!seen || (called === null ? seen.back_at > now : seen.dessert !== dessertNumber(called))) return null
  // What is stolen counts in the thief's week of gifts. Who links or parts accounts meanwhile waits for the next minute.
  const weeks = seen.victim === null ? null : await lockWeeks(tx, member, member)
  if (seen.victim !== null && !weeks) return null
  const [low, high] = [Math.min(member, seen.victim ?? member), Math.max(member, seen.victim ?? member)]
  const lower = await lockKeeper(tx, low)
  const higher = high === low ? lower : await lockKeeper(tx, high)
  // Of two that end it at once the second finds it ended.
  const out = await openOuting(tx, member)
  if (!out || out.id !== seen.id) return null
  const dessert = dessertOf(out.dessert)
  const times = { leftAt: out.left_at, hours: out.hours as OutingHours } // the table's check
  // A closed account has no use for what comes home.
  const part = (await isClosed(tx, member)) ? 0 : passedPart(times, now)
  // Whose displayed dessert acts: of a theft that of the victim.
  const keeper = lower.member === (out.victim ?? member) ? lower : higher
  const home = { id: out.id, member, hours: times.hours, part, keeper, now }
  const { found, hint, worth } =
    out.victim === null
      ? { ...(await forageHome(tx, { ...home, place: out.place })), worth: 0 }
      : {
          ...(await stealHome(tx, { ...home, victim: out.victim, accounts: weeks?.giver ?? [], giftsOfWeek })),
          hint: null,
        }
  await tx
    .updateTable('dessert_outings')
    .set({ ended_at: now, found: JSON.stringify(found), worth })
    .where('id', '=', out.id)
    .execute()
  const what = called !== null && part < 1 ? 'called' : 'back'
  await noteLine(tx, { member, dessert, what, things: found, about: out.place, other: out.victim, now })
  if (found.length > 0) {
    const reason = out.victim === null ? 'forage' : 'steal'
    await postTransfer(tx, {
      reason,
      about: { kind: 'outing', id: out.id },
      key: `${reason}:${out.id}`,
      at: now,
      moves: found.map((thing) => ({ ...thing, from: house('mint'), to: member })),
    })
  }
  return { dessert, found, hint }
}

async function isClosed(tx: Tx, member: number): Promise<boolean> {
  const row = await tx.selectFrom('members').select('closed_at').where('id', '=', member).executeTakeFirst()
  return row?.closed_at !== null
}

const openOuting = (tx: Tx, member: number) =>
  tx
    .selectFrom('dessert_outings')
    .select(['id', 'dessert', 'place', 'victim', 'hours', 'left_at', 'back_at'])
    .where('member', '=', member)
    .where('ended_at', 'is', null)
    .executeTakeFirst()

interface Home {
  readonly id: number
  readonly member: number
  readonly hours: OutingHours
  readonly part: number
  readonly keeper: Keeper
  readonly now: Date
}

async function forageHome(tx: Tx, { id, member, place, hours, part, keeper, now }: Home & { readonly place: string }) {
  const act = { member, kind: 'outing', subject: String(id), now } as const
  const forage = { place, hours, part, displayed: displayedIn(keeper), book: await bookOf(tx, member) }
  const { found, hint, noted } = bringForage(forage, await drawsFor(tx, act))
  if (hint) await keepHints(tx, [{ member, hint }], now)
  if (noted) await noteDraws(tx, act, noted)
  return { found, hint }
}

interface Theft extends Home {
  readonly victim: number
  /** All accounts of the thief. */
  readonly accounts: readonly number[]
  readonly giftsOfWeek: GiftsOfWeek
}

async function stealHome(tx: Tx, { id, member, victim, accounts, hours, part, keeper, now, giftsOfWeek }: Theft) {
  const sugar: Thing[] = thiefSugar(hours, part) > 0 ? [{ resource: 'sugar', amount: thiefSugar(hours, part) }] : []
  const shown = ownedDessert(keeper, keeper.displayed)
  // Who blocked the thief meanwhile, became the same person, closed the account or put the dessert away keeps the plate.
  if (!shown || accounts.includes(victim) || !(await mayReach(tx, member, victim, 'steal')))
    return { found: sugar, worth: 0 }
  const servings = await plateOf(tx, { member: victim, dessert: shown.dessert }, now)
  const fed = servings.reduce((sum, one) => sum + one.fed, 0)
  const left = servings.reduce((sum, one) => sum + one.left, 0)
  const guard = levelOn(shown, beijingDay(now))
  const received = worthOf(await giftsOfWeek(tx, { accounts, way: 'in', now }))
  const room = Math.max(0, Math.floor((giving.worthAWeek - received) / giftWorth('milk', 1)))
  const units = Math.min(room, stolenUnits({ hours, part, guard, left, fed, stolen: fed - left }))
  const taken = (await takeOff(tx, servings, units)).map(({ food, amount }): Thing => ({ resource: food, amount }))
  if (taken.length > 0) {
    const line = {
      member: victim,
      dessert: shown.dessert,
      what: 'stolenFrom',
      things: taken,
      other: member,
      now,
    } as const
    await noteLine(tx, line)
    await remind(tx, {
      to: victim,
      kind: 'stolenFrom',
      subject: `outing:${id}`,
      actor: member,
      data: { dessert: shown.dessert, units },
      now,
    })
  }
  return { found: summed([...taken, ...sugar]), worth: giftWorth('milk', units) }
}
