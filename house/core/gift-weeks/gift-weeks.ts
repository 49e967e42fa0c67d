import { sql } from 'kysely'
import type { Tx } from '#kit/db/database.ts'
import { type CountedGift, weekHasRoomAt, worthOf } from '#nouns/gifts/rules/gifts.ts'
import { giving } from '#rules/economy/economy-rates.ts'
import { giftWindowMs, giftWorth } from '#rules/economy/gift-worth.ts'
import { linkedTo } from '../members/linked.ts'
import type { Reading } from '../members/reads.ts'

export type Way = 'out' | 'in'

/**
 * The standing gifts of the last seven days that all accounts of a person gave, or received; oldest first. What their
 * desserts stole counts as received, the bases of events that they opened as given.
 */
export async function giftsOfWeek(
  db: Reading,
  { accounts, way, now }: { readonly accounts: readonly number[]; readonly way: Way; readonly now: Date },
): Promise<CountedGift[]> {
  const since = new Date(now.getTime() - giftWindowMs)
  const gifts = await db
    .selectFrom('gifts')
    .select(['worth', 'at'])
    .where(way === 'out' ? 'giver' : 'receiver', 'in', [...accounts])
    .where('state', '=', 'given')
    .where('at', '>', since)
    .execute()
  if (way === 'out') return [...gifts, ...(await ownBases(db, accounts, since))].sort(byTime)
  const stolen = await db
    .selectFrom('dessert_outings')
    .select(['worth', 'ended_at'])
    .where('member', 'in', [...accounts])
    .where('worth', '>', 0)
    .where('ended_at', '>', since)
    .execute()
  return [...gifts, ...stolen.map(({ worth, ended_at }) => ({ worth, at: ended_at ?? now }))].sort(byTime)
}

/** The bases of events of bets that a person opened: they count as given. */
async function ownBases(db: Reading, accounts: readonly number[], since: Date): Promise<CountedGift[]> {
  const opened = await db
    .selectFrom('bets')
    .select(['base', 'asked_at as at'])
    .where('opener', 'in', [...accounts])
    .where('of_member', '=', true)
    .where('refused_at', 'is', null)
    .where('asked_at', '>', since)
    .execute()
  return opened.map(({ base, at }) => ({ worth: giftWorth('faith', base), at }))
}

const byTime = (a: CountedGift, b: CountedGift) => a.at.getTime() - b.at.getTime()

/** A week as its owner sees it. */
export const weekRow = (gifts: readonly CountedGift[]) => ({
  USED: worthOf(gifts),
  LEFT: Math.max(0, giving.worthAWeek - worthOf(gifts)),
  UNTIL: gifts.length === 0 ? '' : (weekHasRoomAt(giving.worthAWeek - worthOf(gifts) + 1, gifts)?.toISOString() ?? ''),
})

/**
 * Locks the gifts of both persons until the transaction ends, so that two gifts at once cannot both fit into what is left
 * of a week. All accounts of a person are locked, in one order. Answers the accounts of both, or null if they were linked
 * or parted meanwhile.
 */
export async function lockWeeks(tx: Tx, giver: number, receiver: number) {
  const before = await accountsOf(tx, giver, receiver)
  const locked = [...new Set([...before.giver, ...before.receiver])].sort((a, b) => a - b)
  await sql`-- gifts-lock
    with account as materialized (select unnest(${locked}::bigint[]) as id order by id)
    select pg_advisory_xact_lock(hashtextextended('gifts ' || id, 0)) from account`.execute(tx)
  const after = await accountsOf(tx, giver, receiver)
  const isSame = String([after.giver, after.receiver]) === String([before.giver, before.receiver])
  return isSame ? after : null
}

const accountsOf = async (tx: Tx, giver: number, receiver: number) => ({
  giver: await linkedTo(tx, giver),
  receiver: await linkedTo(tx, receiver),
})
