import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countAsOne, lockLinks } from '#core/members/links/link-store.ts'
import type { Tables } from '#kit/db/tables.ts'
import { admin } from '#nouns/admin/contract/admin.ts'
import * as limits from '#rules/house-limits.ts'
import { resourceNumber } from '#rules/ledger/resources.ts'
import { hire } from '#site/test/hire.ts'
import { linkAccounts } from '#site/test/link-accounts.ts'
import type { TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { bets } from '../../contract/bets.ts'
import { bettors } from '../../test/betting.ts'
import { fillStakes } from '../../test/fill-stakes.ts'
import { findBet, openingOf, type StoredBet } from '../stored-bet.ts'
import { oddsChart } from './odds-chart.ts'
import { hasStakedHere, stakesOfBet } from './stakes-of-bet.ts'

const { calls } = bets
let site: TestSite
let staff: TestMember
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6, jobs: false })
  staff = await hire(site, 'betclerk', ['bocai'])
})
afterAll(() => site.close())
const { db, now, as, bettor, open, one, stake, payOut } = bettors(() => site)

const found = async (name: string): Promise<StoredBet> => {
  const bet = await findBet(db().own, name)
  if (!bet) throw new Error(`there is no ${name}`)
  return bet
}

// The first test: who enters an account has logged in lately, by a clock that other tests move.
test('staff who entered an account read none of its stakes, nor what only those see who staked', async () => {
  const clerk = await hire(site, 'clerk', ['user'])
  const ann = await bettor()
  const name = await open(staff, { show: 'after' })
  expect((await stake(ann, name)).msg).toBe('')
  const { data } = await site.call(admin.calls.enterAs, { UID: ann.id, reason: 'help', code: clerk.code() }, as(clerk))
  const inside = { token: data.token }
  const bet = (await site.call(calls.one, { bocaiName: name }, inside)).data
  expect([bet.OWN, bet.STAKESSHOWN, bet.STAKED]).toEqual([null, 'N', -1])
  expect((await site.call(calls.stakes, { bocaiName: name }, inside)).msg).toBe('stakesHidden')
  expect((await site.call(calls.chart, { bocaiName: name }, inside)).data.points.at(-1)?.SHARES).toEqual([])
  await db().own.updateTable('members').set({ shows_honor: false }).where('id', '=', ann.id).execute()
  site.site.foundation.touched(['members'])
  const events = { UID: ann.id, currency: 'faith', period: 'all' } as const
  expect((await site.call(calls.boardEvents, events, inside)).msg).toBe('hidden')
})

/** An event with so many stakes of members who hold enough. */
async function filled(stakes: number): Promise<StoredBet> {
  const name = await open(staff, { multi: 'Y' })
  const members = [await bettor('faith', stakes), await bettor('faith', stakes)]
  const { id, ...bet } = await found(name)
  const event = { id, opening: openingOf({ id, ...bet }) }
  await fillStakes(db().pool, { event, members: members.map((each) => each.id), stakes, at: new Date() })
  // Without fresh statistics the planner may read the whole table.
  await sql`analyze bet_stakes, bet_points`.execute(db().own)
  return found(name)
}

/** Rows of stakes, and of what is kept of them, that some reads read. A connection still counts what it read shortly before. */
const rowsRead = (reads: (tx: Kysely<Tables>) => Promise<unknown>): Promise<number> =>
  db().transaction(async (tx) => {
    const counted = async () => {
      const { rows } = await sql<{ read: number }>`
        select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as read from pg_stat_xact_user_tables
        where relname in ('bet_stakes', 'bet_points')`.execute(tx)
      return rows[0]?.read ?? 0
    }
    const before = await counted()
    await reads(tx)
    return (await counted()) - before
  })

const chart = async (bocaiName: string, by?: TestMember) =>
  (await site.call(calls.chart, { bocaiName }, by ? as(by) : {})).data.points

describe('a chart', () => {
  test('has a point after each stake', async () => {
    const name = await open(staff)
    for (const option of [0, 1, 1]) {
      await stake(await bettor(), name, { option, stake: 4 })
      site.advance(60_000)
    }
    const points = await chart(name)
    const shares = points.map(({ SHARES }) => SHARES[0])
    expect(shares).toEqual([500_000, 506_578, 500_000, 493_589])
    expect(new Set(points.map(({ TIME }) => TIME)).size).toBe(4)
  })

  test('of many stakes has few points, with the sums that the stakes have there, and reads little more', async () => {
    const bet = await filled(2_999)
    const read = await rowsRead(async (tx) => {
      const { points } = await oddsChart(tx, bet, true)
      expect(points.length).toBeGreaterThan(120)
      expect(points.length).toBeLessThan(243)
      // Every sixteenth stake of the two options in turn; the last one stands alone.
      const [opening, first] = points
      expect(opening?.SHARES).toEqual([500_000, 500_000])
      expect(first?.SHARES).toEqual([500_000, 500_000])
      expect(points.at(-1)?.SHARES).toEqual([500_151, 499_848])
    })
    expect(read).toBeLessThan(1_500)
  })

  test.each([
    ['always', true],
    ['never', true],
    ['after', false],
  ] as const)('is the same for everybody where stakes are shown %s: %s, and kept then', async (show, isSame) => {
    const name = await open(staff, { show, oddsType: show === 'never' ? 'static' : 'dynamic' })
    const [ann, bea] = [await bettor(), await bettor()]
    await stake(ann, name, { stake: 4 })
    const isKept = async () => {
      const before = await chart(name, ann)
      await sql`update bets set odds = array[odds[1] - 10, odds[2]] where name = ${name}`.execute(db().own)
      return JSON.stringify(await chart(name, bea)) === JSON.stringify(before)
    }
    // Nothing is kept while a process may not have heard of writes elsewhere.
    if (isSame) await expect.poll(isKept, { timeout: 30_000, interval: 200 }).toBe(true)
    else expect(await isKept()).toBe(false)
  })
})

test('pages of stakes end where their total does, so that a far one reads nothing', async () => {
  const bet = await filled(3_000)
  const asked = { pageSize: 50, pageNum: limits.exactTotal / 50 + 1 }
  const read = await rowsRead(async (tx) => expect((await stakesOfBet(tx, bet, asked)).rows).toEqual([]))
  expect(read).toBe(0)
})

describe('whether somebody has staked', () => {
  test('is found by their accounts, however many stakes an event has', async () => {
    const bet = await filled(3_000)
    const [ann, bea] = [await bettor(), await bettor()]
    const hasStaked: boolean[] = []
    const read = await rowsRead(async (tx) => hasStaked.push(await hasStakedHere(tx, bet.id, ann.id)))
    expect(read).toBe(0)
    expect((await stake(bea, bet.name)).msg).toBe('')
    await linkAccounts(site, ann, bea)
    hasStaked.push(await hasStakedHere(db().own, bet.id, ann.id))
    expect(hasStaked).toEqual([false, true])
  })
})

/** Two accounts of one person, the older first, that both won on an event of their own; then somebody links them. */
async function linkedWinners() {
  const [ann, bea] = [await bettor(), await bettor()]
  for (const each of [bea, ann]) {
    const name = await open(staff)
    await stake(each, name, { stake: 4 })
    await payOut(staff, name, 0)
  }
  await linkAccounts(site, ann, bea)
  return { ann, bea }
}

describe('linked accounts on the board', () => {
  const asked = { currency: 'faith', period: 'all', pageSize: 50 } as const
  const events = async (UID: number, by?: TestMember) => {
    const { msg, data } = await site.call(calls.boardEvents, { ...asked, UID }, by ? as(by) : {})
    return msg || data.total
  }
  const ranked = async (...members: TestMember[]) => {
    site.site.foundation.touched(['members', 'bets'])
    const { rows } = (await site.call(calls.board, asked)).data
    return members.map(({ id }) => rows.some(({ UID }) => UID === id))
  }
  const shows = (member: TestMember, shows_honor: boolean) =>
    db().own.updateTable('members').set({ shows_honor }).where('id', '=', member.id).execute()

  test('are one row, and an account without the row answers as one without results', async () => {
    const { ann, bea } = await linkedWinners()
    expect(await ranked(ann, bea)).toEqual([true, false])
    expect([await events(ann.id), await events(bea.id), await events((await bettor()).id)]).toEqual([2, 0, 0])
    expect(await events(bea.id, ann)).toBe(0)
  })

  test('have no row if one of them hides its honours, and only their person reads it', async () => {
    const { ann, bea } = await linkedWinners()
    await shows(bea, false)
    expect(await ranked(ann, bea)).toEqual([false, false])
    expect([await events(ann.id), await events(bea.id)]).toEqual([0, 'hidden'])
    expect([await events(ann.id, bea), await events(ann.id, ann), await events(ann.id, staff)]).toEqual([2, 2, 0])
    await shows(bea, true)
    await shows(ann, false)
    expect(await ranked(ann, bea)).toEqual([false, false])
    expect([await events(ann.id), await events(bea.id)]).toEqual(['hidden', 0])
    expect(await events(ann.id, bea)).toBe(2)
    const { row } = (await site.call(calls.boardOwn, { currency: 'faith', period: 'all' }, as(bea))).data
    expect(row).toMatchObject({ UID: ann.id, PLACE: 0, EVENTS: 2 })
  })
})

describe('accounts that staff count as one', () => {
  /** Two accounts of one owner with a result and a running stake, and a third that staff count with one of them. */
  async function counted() {
    const { ann, bea } = await linkedWinners()
    const name = await open(staff, { show: 'never' })
    expect((await stake(ann, name)).msg).toBe('')
    const cat = await bettor()
    await db().transaction(async (tx) => {
      await lockLinks(tx)
      await countAsOne(tx, { members: [bea.id, cat.id], staff: staff.id, reason: 'one device', now: now() })
    })
    return { ann, bea, cat }
  }
  const asked = { currency: 'faith', period: 'all' } as const
  const own = async (by: TestMember) => {
    const { running, rows, days } = (await site.call(calls.own, { currency: 'faith' }, as(by))).data
    return [running.length, rows.length, days.length > 0]
  }

  test('read nothing of what the others staked', async () => {
    const { ann, bea, cat } = await counted()
    expect([await own(ann), await own(bea), await own(cat)]).toEqual([
      [1, 2, true],
      [1, 2, true],
      [0, 0, false],
    ])
  })

  test('have a row of their own accounts, without a place if the row is under another', async () => {
    const { ann, bea, cat } = await counted()
    const row = async (by: TestMember) => (await site.call(calls.boardOwn, asked, as(by))).data.row
    expect(await row(cat)).toBe(null)
    expect([(await row(ann))?.UID, (await row(bea))?.UID]).toEqual([ann.id, ann.id])
    await db()
      .own.insertInto('bet_results')
      .values({
        bet: 1,
        member: cat.id,
        resource: resourceNumber('faith'),
        staked: 4,
        paid: 0,
        won: false,
        price: 0.5,
        at: now(),
      })
      .execute()
    expect(await row(cat)).toMatchObject({ UID: cat.id, EVENTS: 1, PROFIT: -4, PLACE: 0 })
    expect(await row(ann)).toMatchObject({ UID: ann.id, EVENTS: 3 })
  })

  test('read no results that the others hide', async () => {
    const { ann, cat } = await counted()
    await db().own.updateTable('members').set({ shows_honor: false }).where('id', '=', ann.id).execute()
    site.site.foundation.touched(['members'])
    const events = async (by: TestMember) => (await site.call(calls.boardEvents, { ...asked, UID: ann.id }, as(by))).msg
    expect([await events(ann), await events(cat)]).toEqual(['', 'hidden'])
  })
})

test('the board is worked out once for all its pages', async () => {
  const [ann, bea] = [await bettor(), await bettor()]
  const name = await open(staff)
  for (const each of [ann, bea]) await stake(each, name, { stake: 4 })
  await payOut(staff, name, 0)
  const page = async (pageNum: number, pageSize: number) =>
    (await site.call(calls.board, { currency: 'faith', period: 'all', pageNum, pageSize })).data
  const setShown = (shows_honor: boolean) =>
    db().own.updateTable('members').set({ shows_honor }).where('id', '=', ann.id).execute()
  // Nothing is cached while a process may not have heard of writes elsewhere. The cache entry ends by its lifetime: an invalidation
  // would come a second time, by its notification, after the read.
  await expect
    .poll(
      async () => {
        await setShown(true)
        site.advance(20_001)
        const { total } = await page(1, 50)
        await setShown(false)
        const others = [await page(1, 49), await page(2, 1), await page(1_000_000, 50)]
        return others.map((each) => [each.total === total, each.rows.length])
      },
      { timeout: 30_000, interval: 200 },
    )
    .toEqual([
      [true, expect.any(Number)],
      [true, 1],
      [true, 0],
    ])
})

describe('the number of bettors', () => {
  test('counts accounts, as the list of stakes shows them', async () => {
    const name = await open(staff, { multi: 'Y' })
    const [ann, bea] = [await bettor(), await bettor()]
    await linkAccounts(site, ann, bea)
    for (const [by, option] of [
      [ann, 0],
      [ann, 1],
      [bea, 0],
    ] as const)
      expect((await stake(by, name, { option })).msg).toBe('')
    const { rows } = (await site.call(calls.stakes, { bocaiName: name })).data
    expect((await one(name)).BETTORS).toBe(new Set(rows.map(({ UID }) => UID)).size)
  })
})
