import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { auditLedger } from '#core/ledger/audit.ts'
import { archive } from '#nouns/archive/contract/archive.ts'
import { clubs, type TopicRow } from '#nouns/clubs/contract/clubs.ts'
import { desserts } from '#nouns/desserts/contract/desserts.ts'
import { home } from '#nouns/home/contract/home.ts'
import { replays } from '#nouns/replays/contract/replays.ts'
import { gameNumbers } from '#rules/games/games.ts'
import { passwordMaterial } from '#rules/people/accounts.ts'
import { isWhole } from '../test/by-turns.ts'
import { makeMember } from '../test/make-member.ts'
import { openTestSite, type TestSite } from '../test/open-test-site.ts'
import { type DemoAccount, seedSite } from './seed-site.ts'

let site: TestSite
let made: DemoAccount[] | null
const seed = () => {
  const { db, now } = site.site.foundation
  return seedSite({ db, dataFolder: site.dataFolder, now: now() })
}

/** Filling a site takes half a minute of processor time: `npm run test:all` looks at all of it, journeys walk in one. */

beforeAll(async () => {
  site = await openTestSite()
  if (!isWhole) await makeMember(site, 'somebody')
})
afterAll(() => site.close())

describe.runIf(isWhole)('the demo site', () => {
  beforeAll(async () => {
    const [one, other] = await Promise.all([seed(), seed()])
    made = one ?? other
    expect([one, other]).toContain(null)
  }, 180_000)

  test('shows every game, with pictures, likes, comments and files', async () => {
    const { data } = await site.call(home.calls.front, {})
    expect(data.totals).toMatchObject({ replays: 72, members: 31 })
    expect(data.totals.likes).toBeGreaterThan(300)
    expect(data.games.map(({ GAM }) => GAM).sort()).toEqual([...gameNumbers].sort())
    const counts = data.games.map(({ count }) => count)
    expect(Math.max(...counts) - Math.min(...counts)).toBeGreaterThan(4)
    const list = await site.call(replays.calls.list, { pageSize: 50 })
    expect(list.data.rows.filter(({ LIKES, REPCOMNUM }) => LIKES + REPCOMNUM === 0)).toEqual([])
    for (const row of list.data.rows) {
      const file = await site.site.app.inject({ url: `/jc/rpy/${row.FILE}` })
      expect([row.FILE, file.statusCode]).toEqual([row.FILE, row.OPEN === 'Y' ? 200 : 404])
      if (row.SCREEN) expect((await site.site.app.inject({ url: row.SCREEN })).statusCode).toBe(200)
      expect(Date.parse(row.UPTIME)).toBeLessThan(site.site.foundation.now().getTime())
    }
    expect(list.data.rows.filter((row) => row.SCREEN).length).toBeGreaterThan(5)
    expect(list.data.rows.some((row) => row.OPEN === 'N')).toBe(true)
    expect(list.data.rows.some((row) => row.COMMENTABLE === 'N')).toBe(true)
    expect(list.data.rows.map((row) => row.UPTIME)).toEqual(
      list.data.rows
        .map((row) => row.UPTIME)
        .sort()
        .reverse(),
    )
    const comments = list.data.rows.reduce((sum, row) => sum + row.REPCOMNUM, 0)
    expect(comments).toBeGreaterThan(40)
  })

  test('people keep desserts: fed, taught, dressed, displayed and out, with a past', async () => {
    const { calls } = desserts
    const ids = (
      await site.site.foundation.db.own.selectFrom('members').select('id').orderBy('id').limit(6).execute()
    ).map(({ id }) => id)
    const shelves = await Promise.all(ids.map((UID) => site.call(calls.of, { UID })))
    const all = shelves.flatMap(({ data }) => data.DESSERTS)
    expect(shelves.filter(({ data }) => data.DISPLAYED !== null)).toHaveLength(5)
    expect(shelves.filter(({ data }) => data.PLATE.length > 0).length).toBeGreaterThan(3)
    expect(shelves.filter(({ data }) => data.AWAY === 'Y')).toHaveLength(1)
    expect(all.some(({ LEVEL, STARS }) => LEVEL === 9 && STARS > 0)).toBe(true)
    expect(all.filter(({ CARD }) => CARD === 'Y')).toHaveLength(3)
    expect(new Set(all.map(({ SKIN }) => SKIN))).toEqual(new Set(['', 'sakura', 'night']))
    const draws = await site.site.foundation.db.own.selectFrom('member_draws').select('kind').execute()
    expect(new Set(draws.map(({ kind }) => kind))).toContain('outing')
  })

  test('shows clubs with topics of all kinds, written by the demo members', async () => {
    const { calls } = clubs
    const { data: list } = await site.call(calls.list, {})
    expect(list).toHaveLength(6)
    expect(list.reduce((sum, club) => sum + club.TOPICS, 0)).toBe(40)
    const html: string[] = []
    const rows: TopicRow[] = []
    for (const { KeyID: m, PIC, NEWEST } of list) {
      expect((await site.site.app.inject({ url: PIC })).statusCode).toBe(200)
      expect(NEWEST).toHaveLength(3)
      const page = (await site.call(calls.topics, { m, pageSize: 50 })).data
      rows.push(...page.rows, ...page.pinned)
    }
    for (const { KeyID: t } of rows) {
      const page = (await site.call(calls.floors, { t, pageSize: 50 })).data
      expect(page.rows.every(({ GONE }) => GONE === '')).toBe(true)
      html.push(...page.rows.map(({ HTML }) => HTML))
    }
    const all = html.join('\n')
    for (const part of [
      'rt-gallery',
      'rt-hidden',
      'run-card',
      'rt-quote',
      'rt-mention',
      'rt-emoji',
      'rt-figure',
      'rt-table',
    ])
      expect([part, all.includes(part)]).toEqual([part, true])
    expect(all).not.toContain('rt-gone')
    for (const mark of ['PINNED', 'LOCKED', 'RECOMMENDED'] as const)
      expect([mark, rows.some((row) => row[mark] === 'Y')]).toEqual([mark, true])
    expect(rows.reduce((sum, { LIKES }) => sum + LIKES, 0)).toBeGreaterThan(200)
    expect(rows.filter(({ LIKES, FLOORS }) => LIKES === 0 || FLOORS < 2)).toEqual([])
  })

  test('shows an old scoreboard, with a run that is claimed and one that waits for staff', async () => {
    const { data } = await site.call(archive.calls.list, { pageSize: 50 })
    expect(data.total).toBe(22)
    expect(data.rows.filter(({ OWNER }) => OWNER !== null)).toHaveLength(1)
    const waiting = await site.site.foundation.db.read
      .selectFrom('archived_claims')
      .select('member')
      .where('state', '=', 'waits')
      .execute()
    expect(waiting).toHaveLength(1)
  })

  test('has notices, people who follow each other, and topics with floors that a member has not read', async () => {
    expect((await site.call(home.calls.notice, {})).data.roll).toHaveLength(3)
    const { db } = site.site.foundation
    expect((await db.read.selectFrom('follows').selectAll().execute()).length).toBeGreaterThan(60)
    const [first] = made ?? []
    const password = createHash('sha256')
      .update(passwordMaterial(first?.password ?? ''))
      .digest('hex')
    const { data } = await site.call(accounts.calls.login, { account: 'demo1', password })
    const kept = await site.call(clubs.calls.favourites, {}, { token: data.token })
    expect(kept.data.rows.filter(({ NEW }) => NEW > 0).length).toBeGreaterThan(0)
  })

  test('writes the statements in the order of time', async () => {
    const posts = await site.site.foundation.db.read.selectFrom('ledger_posts').select('at').orderBy('id').execute()
    const times = posts.map(({ at }) => at.getTime())
    expect(times.length).toBeGreaterThan(100)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  })

  test('lets one in with the passwords it answers', async () => {
    for (const { account, password } of made ?? []) {
      const sent = createHash('sha256').update(passwordMaterial(password)).digest('hex')
      expect(await site.call(accounts.calls.login, { account, password: sent })).toMatchObject({ msg: '', auth: '' })
    }
  })

  test('shows people who come daily, give to each other, and one with two accounts; the ledger adds up', async () => {
    const { db } = site.site.foundation
    const rows = (table: 'sign_in_days' | 'gifts' | 'account_links') => db.read.selectFrom(table).selectAll().execute()
    expect((await rows('sign_in_days')).length).toBeGreaterThan(50)
    expect(await rows('gifts')).toHaveLength(5)
    expect(await rows('account_links')).toHaveLength(1)
    expect((await auditLedger(db)).flatMap(({ wrong }) => wrong)).toEqual([])
  })
})

test('is done once, where nobody is yet', async () => {
  expect(await seed()).toBeNull()
})
