import { sql } from 'kysely'
import type { Tx } from '#kit/db/database.ts'
import * as limits from '#rules/people/account-limits.ts'
import type { Reading } from '../reads.ts'
import { type AccountLink, groupsOf, hungOver, reachedFrom, switchable } from './link-graph.ts'
import '../tables.ts'

const linksLock = 7_391_064

/**
 * Serialises changes of links: two at once could otherwise build two groups of one person's accounts. Lock the rows of members
 * first.
 */
export const lockLinks = (tx: Tx) => sql`select pg_advisory_xact_lock(${linksLock})`.execute(tx)

/** The links between the accounts that count as one person's with any of the members. */
export const linksAround = (db: Reading, members: readonly number[]): Promise<AccountLink[]> =>
  db
    .selectFrom('account_links')
    .select(['one', 'other', 'made_by', 'staff', 'reason', 'made_at', 'ended_at', 'counts_until'])
    .where((is) =>
      is.or([
        is('one', 'in', [...members]),
        is('one', 'in', (q) =>
          q
            .selectFrom('linked_accounts as own')
            .innerJoin('linked_accounts as each', 'each.person', 'own.person')
            .select('each.member')
            .where('own.member', 'in', [...members]),
        ),
      ]),
    )
    .orderBy('one')
    .orderBy('other')
    .execute()

interface Pair {
  readonly members: readonly [number, number]
  readonly now: Date
}

/** Links two accounts whose owner signed in to both; again, if the owner had undone it. Call it under `lockLinks`. */
export async function linkOwn(tx: Tx, { members: [a, b], now }: Pair): Promise<void> {
  const [one, other] = [Math.min(a, b), Math.max(a, b)]
  const link = { one, other, made_by: 'owner', staff: null, reason: '', ended_at: null, counts_until: null } as const
  await writeLinks(tx, [{ ...link, made_at: now }])
  await regroup(tx, [a, b])
}

/** Staff count two accounts as one person's. False if they did so already. Call it under `lockLinks`. */
export async function countAsOne(
  tx: Tx,
  { members: [a, b], staff, reason, now }: Pair & { readonly staff: number; readonly reason: string },
): Promise<boolean> {
  const made = await tx
    .insertInto('account_links')
    .values({ one: Math.min(a, b), other: Math.max(a, b), made_by: 'staff', staff, reason, made_at: now })
    .onConflict((c) => c.doNothing())
    .returning('one')
    .executeTakeFirst()
  await regroup(tx, [a, b])
  return made !== undefined
}

/**
 * The owner takes an account out: nobody can switch to or from it any more, and it counts as one with the others for
 * `linkCountsSeconds`. Accounts that were linked through it stay linked. Call it under `lockLinks`.
 */
export async function endOwn(tx: Tx, member: number, now: Date): Promise<void> {
  const links = await linksAround(tx, [member])
  await writeLinks(tx, hungOver(switchable(links), member))
  await tx
    .updateTable('account_links')
    .set({ ended_at: now, counts_until: new Date(now.getTime() + limits.linkCountsSeconds * 1_000) })
    .where((is) => is.or([is('one', '=', member), is('other', '=', member)]))
    .where('made_by', '=', 'owner')
    .where('ended_at', 'is', null)
    .execute()
  await closeToSwitches(tx, member)
}

/**
 * Staff let an account count for itself from now on: all its links go. Accounts that their owner linked through it stay linked.
 * Call it under `lockLinks`.
 */
export async function countApart(tx: Tx, member: number): Promise<void> {
  const links = await linksAround(tx, [member])
  const own = links.filter((link) => link.made_by === 'owner')
  await replaceLinksOf(tx, { member, links, by: hungOver(own, member) })
}

/** A forgotten account leaves its group; the others still count as one. Call it under `lockLinks`. */
export async function forgetLinks(tx: Tx, member: number): Promise<void> {
  const links = await linksAround(tx, [member])
  await replaceLinksOf(tx, { member, links, by: hungOver(links, member) })
}

/**
 * Takes back what staff counted of a person: the links of staff at the accounts that their owner linked. Answers the ends of
 * those links that are others'. Call it under `lockLinks`.
 */
export async function dropStaffLinks(tx: Tx, member: number): Promise<readonly number[]> {
  const links = await linksAround(tx, [member])
  const { own, others } = countedWith(links, member)
  await tx
    .deleteFrom('account_links')
    .where('made_by', '=', 'staff')
    .where((is) => is.or([is('one', 'in', [...own]), is('other', 'in', [...own])]))
    .execute()
  await regroup(tx, [member])
  return others
}

/** Hourly: the links whose owner undid them long enough ago count no more. */
export async function dropEndedLinks(tx: Tx, now: Date): Promise<void> {
  await lockLinks(tx)
  const gone = await tx
    .deleteFrom('account_links')
    .where('counts_until', '<=', now)
    .returning(['one', 'other'])
    .execute()
  await regroup(tx, [...new Set(gone.flatMap(({ one, other }) => [one, other]))])
}

/** The accounts that their owner linked with the member's, and those beside them that staff counted with these. */
export function countedWith(links: readonly AccountLink[], member: number) {
  const own = reachedFrom(switchable(links), member)
  const ends = links
    .filter((link) => link.made_by === 'staff' && (own.has(link.one) || own.has(link.other)))
    .flatMap((link) => [link.one, link.other])
  return { own, others: [...new Set(ends)].filter((end) => !own.has(end)) }
}

/** The accounts that a member's owner linked with theirs, the member included: what is told to the member of one may tell of all. */
export const ownAccounts = async (db: Reading, member: number): Promise<ReadonlySet<number>> =>
  countedWith(await linksAround(db, [member]), member).own

/**
 * The accounts that a member may know to count as one with theirs: those that their owner linked or took out, and those that
 * staff counted with these. Who owns these may be somebody else, and what that owner linked is theirs alone.
 */
export function knownWith(links: readonly AccountLink[], member: number) {
  const { own, others } = countedWith(links, member)
  const ended = links.filter((link) => link.ended_at && own.has(link.one) !== own.has(link.other))
  return { own, ended, others, all: new Set([...own, ...ended.flatMap(({ one, other }) => [one, other]), ...others]) }
}

/** The account's owner signed in to it to link it: it can be switched to until its sessions are ended. */
export const openToSwitches = (tx: Tx, member: number) =>
  tx.updateTable('linked_accounts').set({ opened: true }).where('member', '=', member).execute()

export const closeToSwitches = (tx: Tx, member: number) =>
  tx.updateTable('linked_accounts').set({ opened: false }).where('member', '=', member).execute()

interface Replacing {
  readonly member: number
  readonly links: readonly AccountLink[]
  readonly by: readonly AccountLink[]
}

async function replaceLinksOf(tx: Tx, { member, links, by }: Replacing): Promise<void> {
  await writeLinks(tx, by)
  await tx
    .deleteFrom('account_links')
    .where((is) => is.or([is('one', '=', member), is('other', '=', member)]))
    .execute()
  const around = links.flatMap(({ one, other }) => [one, other])
  await regroup(tx, [...new Set([member, ...around])])
}

/** Writes links; a lasting one takes the place of one that its owner undid. */
async function writeLinks(tx: Tx, links: readonly AccountLink[]): Promise<void> {
  for (const link of links) {
    await tx
      .insertInto('account_links')
      .values(link)
      .onConflict((c) =>
        c
          .columns(['one', 'other', 'made_by'])
          .doUpdateSet({ ended_at: null, counts_until: null })
          .where(sql<boolean>`excluded.ended_at is null`),
      )
      .execute()
  }
}

/** Derives `linked_accounts` anew for the groups of the members and for the members themselves. */
async function regroup(tx: Tx, members: readonly number[]): Promise<void> {
  if (members.length === 0) return
  const before = await tx
    .selectFrom('linked_accounts as own')
    .innerJoin('linked_accounts as each', 'each.person', 'own.person')
    .select('each.member')
    .distinct()
    .where('own.member', 'in', [...members])
    .execute()
  const all = [...new Set([...members, ...before.map((row) => row.member)])].sort((a, b) => a - b)
  const links = await tx
    .selectFrom('account_links')
    .select(['one', 'other', 'made_by', 'staff', 'reason', 'made_at', 'ended_at', 'counts_until'])
    .where('one', 'in', all)
    .execute()
  const groups = groupsOf(all, links)
  const alone = groups.filter((group) => group.length === 1).flat()
  if (alone.length > 0) await tx.deleteFrom('linked_accounts').where('member', 'in', alone).execute()
  const rows = groups
    .filter((group) => group.length > 1)
    .flatMap((group) => group.map((member) => ({ member, person: Math.min(...group) })))
  if (rows.length === 0) return
  await tx
    .insertInto('linked_accounts')
    .values(rows)
    .onConflict((c) => c.column('member').doUpdateSet((is) => ({ person: is.ref('excluded.person') })))
    .execute()
}
