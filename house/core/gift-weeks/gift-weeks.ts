import { sql } from 'kysely'
import type { Tx } from '#kit/db/database.ts'
import { type CountedGift, weekHasRoomAt, worthOf } from '#rules/economy/counted-gift.ts'
import { giving } from '#rules/economy/economy-rates.ts'
import { giftWindowMs } from '#rules/economy/gift-worth.ts'
import { linkedTo } from '../members/links/linked.ts'
import type { Reading } from '../members/reads.ts'

type Way = 'out' | 'in'

type ReadCounted = (
  db: Reading,
  week: { readonly accounts: readonly number[]; readonly since: Date },
) => Promise<readonly CountedGift[]>

/** What a noun keeps that counts as given (`out`) or received (`in`) by any of these accounts since then. */
export type CountedGifts = Partial<Readonly<Record<Way, ReadCounted>>>

/** All that counts as given, or received, by the accounts of a person in the last seven days; oldest first. */
export type GiftsOfWeek = (
  db: Reading,
  asked: { readonly accounts: readonly number[]; readonly way: Way; readonly now: Date },
) => Promise<CountedGift[]>

export const openGiftsOfWeek =
  (sources: readonly CountedGifts[]): GiftsOfWeek =>
  async (db, { accounts, way, now }) => {
    const since = new Date(now.getTime() - giftWindowMs)
    const found: CountedGift[] = []
    for (const source of sources) found.push(...((await source[way]?.(db, { accounts, since })) ?? []))
    return found.sort(byTime)
  }

const byTime = (a: CountedGift, b: CountedGift) => a.at.getTime() - b.at.getTime()

/** A week as its owner sees it. */
export const weekRow = (gifts: readonly CountedGift[]) => ({
  used: worthOf(gifts),
  left: Math.max(0, giving.worthAWeek - worthOf(gifts)),
  roomAt: gifts.length === 0 ? '' : (weekHasRoomAt(giving.worthAWeek - worthOf(gifts) + 1, gifts)?.toISOString() ?? ''),
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
