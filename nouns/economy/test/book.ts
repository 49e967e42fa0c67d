import { sql } from 'kysely'
import { expect } from 'vitest'
import { type Resource, resources } from '#rules/ledger/resources.ts'
import type { TestSite } from '#site/test/open-test-site.ts'
import { expectAudited } from '#site/test/wallet.ts'
import { type Kitchens, readKitchens } from './kitchen.ts'

/** What changes for whom: `<member> <resource>` to an amount. A debt counts below 0. */
export type Delta = Readonly<Record<string, number>>

export const nothing: Delta = {}

export const change = (...parts: readonly (readonly [number, Resource, number])[]): Delta =>
  plus(...parts.map(([member, resource, amount]): Delta => ({ [`${member} ${resource}`]: amount })))

export function plus(...deltas: readonly Delta[]): Delta {
  const sum: Record<string, number> = {}
  for (const delta of deltas) {
    for (const [key, amount] of Object.entries(delta)) sum[key] = (sum[key] ?? 0) + amount
  }
  return Object.fromEntries(Object.entries(sum).filter(([, amount]) => amount !== 0))
}

/** Every sum of one delta of each list. */
export const sums = (lists: readonly (readonly Delta[])[]): readonly Delta[] =>
  lists.reduce<readonly Delta[]>((all, list) => all.flatMap((sum) => list.map((each) => plus(sum, each))), [nothing])

export interface Account {
  readonly amount: number
  readonly owed: number
}

/** The state of the site as far as money depends on it. */
export interface Book {
  readonly accounts: ReadonlyMap<string, Account>
  /** Numbers of rows that refused acts must not change. */
  readonly rows: Readonly<Record<string, string>>
  readonly kitchens: Kitchens
}

const noAccount: Account = { amount: 0, owed: 0 }

export const accountOf = ({ accounts }: Book, member: number, resource: Resource): Account =>
  accounts.get(`${member} ${resource}`) ?? noAccount

export const heldOf = (book: Book, member: number, resource: Resource): number =>
  accountOf(book, member, resource).amount

export async function readBook(testSite: TestSite, members: readonly number[]): Promise<Book> {
  const { own } = testSite.site.foundation.db
  const [balances, counts, kitchens] = await Promise.all([
    own
      .selectFrom('ledger_balances')
      .select(['holder', 'resource', 'amount', 'owed'])
      .where('holder', 'in', members)
      .execute(),
    sql<Record<string, string>>`select
      (select count(*) from ledger_posts)::text as posts, (select count(*) from rewards)::text as rewards,
      (select count(*) from gifts)::text as gifts, (select count(*) from gifts where state = 'given')::text as standing,
      (select count(*) from spent_contents)::text as contents, (select count(*) from sign_in_days)::text as days,
      (select count(*) from floors)::text as floors, (select count(*) from floors where removed_at is null)::text as there,
      (select count(*) from comments where removed_at is null)::text as comments,
      (select count(*) from likes)::text as likes, (select count(*) from topics where pinned)::text as pinned,
      (select coalesce(sum(bought), 0) from shop_prices)::text as bought,
      (select count(*) from kit_idempotency)::text as keys, (select count(*) from account_links)::text as links`.execute(
      own,
    ),
    readKitchens(testSite, members),
  ])
  const accounts = new Map(
    balances.map(({ holder, resource, amount, owed }) => [`${holder} ${resources[resource]}`, { amount, owed }]),
  )
  return { accounts, rows: counts.rows[0] ?? {}, kitchens }
}

export function difference(before: Book, after: Book): Delta {
  const net = ({ amount, owed }: Account = noAccount) => amount - owed
  const keys = [...new Set([...before.accounts.keys(), ...after.accounts.keys()])]
  return plus(
    Object.fromEntries(keys.map((key) => [key, net(after.accounts.get(key)) - net(before.accounts.get(key))])),
  )
}

/** Expects what holds at all times, whatever was done. */
export async function expectSound(site: TestSite, book: Book): Promise<void> {
  for (const [key, { amount, owed }] of book.accounts) {
    const [, resource] = key.split(' ')
    expect(amount, key).toBeGreaterThanOrEqual(0)
    expect(Math.min(amount, owed), `${key} is held and owed`).toBe(0)
    if (resource === 'player' || resource === 'bomb') expect(amount, key).toBeLessThanOrEqual(8)
  }
  const [unbalanced] = await Promise.all([sumsOfResources(site), expectAudited(site)])
  expect(unbalanced).toEqual([])
}

/** Resources whose sum over all members and house accounts is not 0. */
async function sumsOfResources({ site }: TestSite): Promise<readonly object[]> {
  const { rows } = await sql<object>`
    select resource, coalesce(m.x, 0) as members, coalesce(h.x, 0) as houses
    from (select resource, sum(amount) as x from ledger_balances group by resource) m
    full join (
      select resource, sum(case when target < 0 then amount else 0 end - case when source < 0 then amount else 0 end) as x
      from ledger_moves group by resource
    ) h using (resource)
    where coalesce(m.x, 0) + coalesce(h.x, 0) <> 0`.execute(site.foundation.db.own)
  return rows
}

export interface NewPost {
  readonly id: number
  readonly reason: number
  readonly subject: number
  readonly key: string
  readonly at: Date
  readonly target: number
}

/** Transfers with this number and later ones, with the target of their first move. */
export async function postsSince({ site }: TestSite, id: number): Promise<readonly NewPost[]> {
  return site.foundation.db.own
    .selectFrom('ledger_posts as p')
    .innerJoin('ledger_moves as m', (on) => on.onRef('m.post', '=', 'p.id').on('m.n', '=', 1))
    .select(['p.id', 'p.reason', 'p.subject', 'p.key', 'p.at', 'm.target'])
    .where('p.id', '>=', id)
    .orderBy('p.id')
    .execute()
}
