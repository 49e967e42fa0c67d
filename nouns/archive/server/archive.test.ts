import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importScoreboard } from '#site/import/import-scoreboard.ts'
import { reportLines } from '#site/import/report-lines.ts'
import { makeStaff } from '#site/test/hire.ts'
import { linkAccounts } from '#site/test/link-accounts.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { archive } from '../contract/archive.ts'
import { archiveColumns } from '../rules/archive.ts'
import { NoScoreboard } from './import-runs.ts'

let site: TestSite
let flan: TestMember
let remi: TestMember
let clerk: TestMember
let keeper: TestMember

const lines = [
  '6\tLunatic\tReimuA\t\t160932500\t0.416\t2022-01-02\t2022-01-03\tpilot00001',
  '6\tLunatic\tReimuB\t\t501012860\t0.272\t2021-12-30\t2021-12-30\tpilot00002',
  '6\tEasy\tReimuB\t\t90000000\t\t2020-12-30\t2021-12-30\tPilot00001',
  '8\tHard\tBorder Team\tFinalA\t3238989990\t0.35\t2008-11-18\t2008-11-23\tpilot02307',
  '95\t\t\tEX-7\t1116980\t0.00\t2007-12-22 20:39\t2007-12-23\tpilot00762',
]
const header = archiveColumns.join('\t')
const tsv = (rows: readonly string[]) => `${header}\n${rows.join('\n')}\n`
const load = (rows: readonly string[]) => importScoreboard(site.site.foundation.db, tsv(rows))

beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6 })
  ;[flan, remi, clerk, keeper] = (await Promise.all(
    ['flan', 'remi', 'clerk', 'keeper'].map((one) => makeMember(site, one)),
  )) as [TestMember, TestMember, TestMember, TestMember]
  for (const one of [clerk, keeper]) await makeStaff(site, one, ['board'])
  await load(lines)
})
afterAll(() => site.close())

const { calls } = archive
const by = ({ token }: TestMember) => ({ token })
type Filter = Parameters<typeof site.call<typeof calls.list>>[1]
const page = async (filter: Filter = {}) => (await site.call(calls.list, filter)).data
const scoresOf = async (filter: Filter) => (await page(filter)).rows.map((row) => row.SCORE)
const runOf = async (pilot: string) => (await page({ pilot })).rows[0]?.id ?? 0

test('a run is read by its id', async () => {
  const [listed] = (await page({ pilot: 'pilot02307' })).rows
  const found = await page({ id: listed?.id ?? 0 })
  expect(found).toMatchObject({ total: 1, rows: [listed] })
  expect(listed).toMatchObject({ GAM: 8, ROUTE: 'FinalA', REPTIME: '2008-11-18', UPTIME: '2008-11-23', OWNER: null })
  expect((await page({ id: 2_000_000_000 })).rows).toEqual([])
})

describe('an import', () => {
  test('again adds nothing, and tells what was new', async () => {
    expect(await load(lines)).toEqual({ fresh: 0, known: 5, unreadable: [] })
    const more = '10\tExtra\tReimuA\t\t700000000\t0.1\t2012-01-02\t2012-01-02\tpilot9'
    expect(await load([...lines, more, more])).toEqual({ fresh: 1, known: 6, unreadable: [] })
    expect((await page()).total).toBe(6)
  })
  test('skips lines that cannot be a run and names them', async () => {
    const report = await load(['5\tLunatic\tReimuA\t\t1\t\t\t\tx', '6\tLunatic', ...lines])
    expect(report).toEqual({
      fresh: 0,
      known: 5,
      unreadable: [
        { line: 2, problem: 'game' },
        { line: 3, problem: 'columns' },
      ],
    })
    expect(reportLines(report)).toEqual([
      'new         0',
      'known       5',
      'unreadable  2',
      '  line 2: no game of this number',
      '  line 3: not 9 columns',
    ])
  })
  test('of something else is refused as a whole', async () => {
    const { db } = site.site.foundation
    await expect(importScoreboard(db, 'a\tb\n1\t2\n')).rejects.toThrow(NoScoreboard)
    expect((await page()).total).toBe(6)
  })
})

describe('the list', () => {
  test('in the catalogue’s words, by score or date', async () => {
    expect((await page({ game: 8 })).rows).toMatchObject([
      { GAM: 8, RANK: 'H', CHARA: 'Reimu & Yukari', ROUTE: 'FinalA', SLOW: 0.35, OWNER: null, REPTIME: '2008-11-18' },
    ])
    expect(await scoresOf({ sort: 'played', game: 6 })).toEqual([160_932_500, 501_012_860, 90_000_000])
    expect(await scoresOf({ game: 6 })).toEqual([501_012_860, 160_932_500, 90_000_000])
  })
  test('by every filter and their mixtures', async () => {
    expect(await scoresOf({ game: 6, rank: 'L', chara: 'ReimuB' })).toEqual([501_012_860])
    expect(await scoresOf({ pilot: 'PILOT00001' })).toEqual([160_932_500, 90_000_000])
    expect(await scoresOf({ from: 100_000_000, to: 600_000_000 })).toEqual([501_012_860, 160_932_500])
    expect(await scoresOf({ chara: "'; drop table x" })).toEqual([])
    expect(await scoresOf({ game: 20 })).toEqual([])
  })
  test('pages tell how many there are', async () => {
    expect(await page({ pageSize: 2, pageNum: 3 })).toMatchObject({ total: 6, pageInfo: { pages: 3 } })
    expect((await page({ pageSize: 2, pageNum: 3 })).rows).toHaveLength(2)
    expect((await page({ pageNum: 1_000_000 })).rows).toEqual([])
  })
})

describe('a claim', () => {
  const claim = (id: number, member: TestMember, more: { rid?: number; reason?: string } = {}) =>
    site.call(calls.claim, { id, reason: '这是我打的', ...more }, by(member))
  const queue = async (state: 'waits' | 'passed' | 'refused' = 'waits') =>
    (await site.call(calls.claims, { state }, by(clerk))).data.rows
  const decide = async (id: number, pass: 'Y' | 'N', more: { was?: 'waits' | 'passed'; staff?: TestMember } = {}) =>
    (await site.call(calls.decide, { id, pass, reason: '对得上', was: more.was ?? 'waits' }, by(more.staff ?? clerk)))
      .msg

  test('passes through the hands of staff: taken, passed, owned, told', async () => {
    const run = await runOf('pilot00002')
    expect((await claim(run, flan)).msg).toBe('')
    expect((await claim(run, flan)).msg).toBe('claimed')
    expect((await claim(run, remi)).msg).toBe('')
    const [first, second] = await queue()
    expect(first).toMatchObject({ by: { NICK: 'flan' }, RIVALS: 1, taken: null, STATE: 'waits', run: { id: run } })
    expect((await site.call(calls.take, { id: first?.id ?? 0 }, by(clerk))).msg).toBe('')
    expect((await site.call(calls.take, { id: first?.id ?? 0 }, by(keeper))).msg).toBe('taken')
    expect(await decide(first?.id ?? 0, 'Y', { staff: keeper })).toBe('taken')
    expect(await decide(first?.id ?? 0, 'Y')).toBe('')
    expect((await page({ pilot: 'pilot00002' })).rows[0]?.OWNER).toMatchObject({ NICK: 'flan', UID: flan.id })
    expect(await decide(second?.id ?? 0, 'Y')).toBe('owned')
    expect(await decide(second?.id ?? 0, 'N')).toBe('')
    expect((await claim(run, remi)).msg).toBe('owned')
    const mine = (await site.call(calls.mine, {}, by(flan))).data.rows
    expect(mine).toMatchObject([{ STATE: 'passed', ANSWER: '对得上', run: { id: run } }])
    const told = await site.site.foundation.db.own
      .selectFrom('reminders')
      .select(['member', 'kind', 'subject', 'data'])
      .orderBy('id')
      .execute()
    expect(told).toMatchObject([
      { member: flan.id, kind: 'claimDecided', subject: `run:${run}`, data: { verdict: 'pass', game: 6 } },
      { member: remi.id, kind: 'claimDecided', data: { verdict: 'notPass' } },
    ])
  })

  test('that waits is taken back by whose it is, and may be made again', async () => {
    const run = await runOf('pilot02307')
    const withdraw = async (id: number, member: TestMember) => (await site.call(calls.withdraw, { id }, by(member))).msg
    expect((await claim(run, flan)).msg).toBe('')
    const [sent] = await queue()
    const id = sent?.id ?? 0
    expect(await withdraw(id, remi)).toBe('claimGone')
    expect(await withdraw(id, flan)).toBe('')
    expect(await withdraw(id, flan)).toBe('claimGone')
    expect(await queue()).toEqual([])
    expect(await decide(id, 'Y')).toBe('claimGone')
    expect((await claim(run, flan)).msg).toBe('')
    const [again] = await queue()
    expect(await decide(again?.id ?? 0, 'N')).toBe('')
    expect(await withdraw(again?.id ?? 0, flan)).toBe('decided')
  })

  test('withdrawn and decided at once, it ends one way', async () => {
    for (let round = 0; round < 8; round++) {
      expect((await claim(await runOf('pilot02307'), flan)).msg).toBe('')
      const id = (await queue())[0]?.id ?? 0
      const [left, decided] = await Promise.all([
        site.call(calls.withdraw, { id }, by(flan)).then(({ msg }) => msg),
        decide(id, 'N'),
      ])
      expect([
        ['', 'claimGone'],
        ['decided', ''],
      ]).toContainEqual([left, decided])
    }
  })

  test('turned round, the run is nobody’s again', async () => {
    const [passed] = await queue('passed')
    expect(await decide(passed?.id ?? 0, 'N', { was: 'passed' })).toBe('')
    expect((await page({ pilot: 'pilot00002' })).rows[0]?.OWNER).toBe(null)
    expect(await decide(passed?.id ?? 0, 'N', { was: 'passed' })).toBe('decided')
  })

  test('two of the staff decide at once: one is heard', async () => {
    expect((await claim(await runOf('pilot02307'), flan)).msg).toBe('')
    const id = (await queue())[0]?.id ?? 0
    const both = await Promise.all([decide(id, 'Y'), decide(id, 'N', { staff: keeper })])
    expect(both.sort()).toEqual(['', 'decided'])
  })

  test('two claims of one run are passed at once: it has one owner', async () => {
    const run = await runOf('pilot00762')
    await Promise.all([claim(run, flan), claim(run, remi)])
    const ids = (await queue()).map(({ id }) => id)
    const both = await Promise.all(ids.map((id, i) => decide(id, 'Y', { staff: i === 0 ? clerk : keeper })))
    expect(both.sort()).toEqual(['', 'owned'])
  })

  test('says why, and brings only replays of one’s own; staff do not decide their own', async () => {
    const run = await runOf('pilot9')
    expect((await claim(run, flan, { reason: ' ' })).msg).toBe('reasonEmpty')
    expect((await claim(run, flan, { rid: 1 })).msg).toBe('notOwn')
    expect((await claim(999_999, flan)).msg).toBe('gone')
    expect((await claim(run, clerk)).msg).toBe('')
    const own = (await queue()).find((row) => row.by.UID === clerk.id)
    expect((await site.call(calls.take, { id: own?.id ?? 0 }, by(clerk))).msg).toBe('ownClaim')
    expect(await decide(own?.id ?? 0, 'Y')).toBe('ownClaim')
    const other = await makeMember(site, 'clerks')
    await linkAccounts(site, clerk, other)
    expect((await claim(run, other)).msg).toBe('')
    const theirs = (await queue()).find((row) => row.by.UID === other.id)
    expect((await site.call(calls.take, { id: theirs?.id ?? 0 }, by(clerk))).msg).toBe('ownClaim')
    expect(await decide(theirs?.id ?? 0, 'Y')).toBe('ownClaim')
    expect((await site.call(calls.take, { id: own?.id ?? 0 }, by(keeper))).msg).toBe('')
    expect((await site.call(calls.take, { id: own?.id ?? 0, take: 'N' }, by(keeper))).msg).toBe('')
    expect((await queue()).find(({ id }) => id === own?.id)?.taken).toBe(null)
  })

  test('an owner who closed the account is nobody’s name any more', async () => {
    const { own } = site.site.foundation.db
    const run = await runOf('pilot00001')
    await own.updateTable('archived_runs').set({ owner: remi.id }).where('id', '=', run).execute()
    site.site.foundation.touched(['archive'])
    expect((await page({ pilot: 'pilot00001' })).rows[0]?.OWNER).toMatchObject({ UID: remi.id })
    await own.updateTable('members').set({ closed_at: new Date() }).where('id', '=', remi.id).execute()
    site.site.foundation.touched(['members'])
    expect((await page({ pilot: 'pilot00001' })).rows[0]?.OWNER).toBe(null)
  })
})
