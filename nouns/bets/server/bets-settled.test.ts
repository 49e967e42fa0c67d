import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { auditLedger } from '#core/ledger/audit.ts'
import { type Database, openDatabase } from '#kit/db/database.ts'
import { toNumber } from '#rules/fraction.ts'
import { resourceNumber } from '#rules/ledger/resources.ts'
import { isWhole } from '#site/test/by-turns.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { addMember, type SiteProcess, startProcess } from '#site/test/site-process.ts'
import { makeDatabase } from '#site/test/test-server.ts'
import { bets } from '../contract/bets.ts'
import { weekOf } from '../rules/bet-effects.ts'
import { betRates } from '../rules/bet-rates.ts'
import { marginOf, oddsTypes, stakeResources } from '../rules/odds.ts'
import { oddsForChances } from '../rules/opening.ts'
import { personMost } from '../rules/stake-bounds.ts'
import { askMinutely, endow, expectPaidOnce, makeDue, type OpenEvent, openEvent, settleAll } from '../test/events.ts'
import { fillStakes } from '../test/fill-stakes.ts'
import { beginOne } from './settle/begin-settling.ts'
import { keepResults } from './settle/keep-results.ts'
import { payBatch } from './settle/pay-batch.ts'
import { settleDue } from './settle/settle-due.ts'

const dayMs = 86_400_000
const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T // no list is empty
const expectAudited = async (db: Database) =>
  expect((await auditLedger(db)).map(({ wrong }) => wrong)).toEqual([[], []])

test('two processes settle one event of several batches once', async () => {
  const made = await makeDatabase(inject('server'), inject('template'))
  const dataFolder = await mkdtemp(join(tmpdir(), 'patisserie-settled-'))
  const db = openDatabase(made.config)
  const started: SiteProcess[] = []
  try {
    const members: TestMember[] = []
    for (let n = 0; n < 120; n++) members.push(await addMember(db, `bettor${n}`))
    await db.own.insertInto('bet_categories').values({ name: 'runs' }).execute()
    const ids = members.map(({ id }) => id)
    await endow(db, ids, ['faith'], 100_000)
    const events = [await openEvent(db, 'ending', [1_450, 2_267, 2_267]), await openEvent(db, 'dynamic', [940, 940])]
    for (const event of events) await fillStakes(db.pool, { event, members: ids, stakes: 2_600, at: new Date() })
    await makeDue(db, events, 0)
    const options = { connection: made.config, dataFolder, redisUrl: null, ratesFactor: 1 }
    started.push(...(await Promise.all([startProcess(options), startProcess(options)])))
    for (let n = 0; n < 8; n++) await askMinutely(db, `hurried${n}`)
    const workers = new Set<string>()
    for (let left = 1; left > 0; ) {
      const { rows } = await sql<{ worker: string | null; left: number }>`
        select j.locked_by as worker, (select count(*) from bets where paid_at is null)::integer as left
        from graphile_worker._private_jobs j right join (select 1) one on j.locked_by is not null`.execute(db.own)
      for (const { worker } of rows) if (worker) workers.add(worker)
      left = rows[0]?.left ?? 0
    }
    expect(workers.size).toBeGreaterThanOrEqual(2)
    await settleAll(db)
    for (const { id } of events) await expectPaidOnce(db, id)
    await expectAudited(db)
  } finally {
    await Promise.all(started.map((each) => each.stop()))
    await db.close()
    await made.drop()
    await rm(dataFolder, { recursive: true, force: true })
  }
}, 180_000)

test('a batch reads by index, even if statistics say that tables are small', async () => {
  const event = await openEvent(db(), 'ending', [940, 940], { now: now() })
  const ids = members.map(({ id }) => id)
  await fillStakes(db().pool, { event, members: ids, stakes: 60, at: now() })
  await makeDue(db(), [event], 0, now())
  await sql`analyze bet_stakes, bets, ledger_moves, members`.execute(db().own)
  await db().transaction((tx) => beginOne(tx, event.id, now()))
  for (const batch of [payBatch, keepResults]) {
    await db().transaction(async (tx) => {
      const scans = async () => {
        const { rows } = await sql<{ table: string; scans: number }>`
          select relname as table, seq_scan::integer as scans from pg_stat_xact_user_tables
          where relname in ('bet_stakes', 'ledger_moves', 'members') and seq_scan > 0 order by 1`.execute(tx)
        return rows
      }
      // A connection still counts what it read shortly before.
      const before = await scans()
      await batch(tx, event.id, now())
      expect(await scans()).toEqual(before)
    })
  }
  await expectPaidOnce(db(), event.id)
})

const rounds = isWhole ? 60 : 2
const eventsOfARound = 15

let site: TestSite
const members: TestMember[] = []
const db = () => site.site.foundation.db
const now = () => site.site.foundation.now()

beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6, jobs: false })
  await db().own.insertInto('bet_categories').values({ name: 'runs' }).execute()
  for (let n = 0; n < 24; n++) members.push(await makeMember(site, `stakes${n}`))
  const ids = members.map(({ id }) => id)
  await endow(db(), ids, stakeResources, 10_000)
  // A third displays what adds to winnings, a third what gives losses back.
  const shown = sql`(select id, case id % 3 when 0 then 6 else 0 end as dessert from unnest(${ids}::bigint[]) u (id) where id % 3 < 2) shown`
  await sql`insert into dessert_keepers (member) select id from ${shown}`.execute(db().own)
  await sql`insert into desserts (member, dessert, fed_on, card, got_at)
    select id, dessert, '2026-11-01', id % 2 = 0, now() from ${shown}`.execute(db().own)
  await sql`update dessert_keepers set displayed = shown.dessert from ${shown} where member = shown.id`.execute(
    db().own,
  )
})
afterAll(() => site.close())

async function openAny(): Promise<OpenEvent> {
  const resource = any(stakeResources)
  const oddsType = any(oddsTypes)
  for (;;) {
    const chances = Array.from({ length: 2 + Math.floor(Math.random() * 9) }, () => 0.05 + Math.random() ** 2)
    const odds = oddsForChances(chances, { resource, margin: 1_021 + Math.floor(Math.random() * 200) })
    const margin = toNumber(marginOf(odds))
    const multi = oddsType === 'dynamic' && Math.random() < 0.5
    const base = Math.round(betRates.base[resource] * (0.4 + Math.random()))
    if (margin >= 1.02 && margin <= 1.25) return openEvent(db(), oddsType, odds, { resource, base, multi, now: now() })
  }
}

/** A stake at random, or the largest that the page of the event offers. */
async function stakeOnce({ name, opening, multi }: OpenEvent, by: TestMember): Promise<string> {
  const options = { token: by.token }
  let [option, stake] = [
    Math.floor(Math.random() * opening.odds.length),
    1 + Math.floor(Math.random() * (personMost(opening, false) + 1)),
  ]
  if (Math.random() < 0.5) {
    const { OWN } = (await site.call(bets.calls.one, { bocaiName: name }, options)).data
    const rooms = OWN?.ROOMS.map(({ MOST }) => MOST) ?? []
    option = rooms.indexOf(Math.max(...rooms))
    stake = Math.max(1, rooms[option] ?? 1)
  }
  const input = { bocaiName: name, option, stake, payout: 0 }
  const placed = await site.call(bets.calls.place, input, options)
  if (placed.msg !== 'alreadyBet' || !multi) return placed.msg
  return (await site.call(bets.calls.raise, input, options)).msg
}

/** Expects that no rolling week of anybody brought more than its limits. */
async function expectWeeks(): Promise<void> {
  const faith = resourceNumber('faith')
  const { rows } = await sql<{ faith: boolean; won: number; effects: number }>`
    with counted as (
      select s.member, b.resource = ${faith} as faith, s.at, greatest(s.paid - s.stake, 0) as won, 0 as effect
      from bet_stakes s join bets b on b.id = s.bet where s.paid is not null
      union all select member, resource = ${faith}, at, 0, effect from bet_results
    ) select faith, max(won)::integer as won, max(effects)::integer as effects from (
      select faith, sum(won + effect) over week as won, sum(effect) over week as effects from counted
      window week as (partition by member, faith order by at range between interval '7 days' preceding and current row)
    ) weeks group by faith`.execute(db().own)
  for (const row of rows) {
    const week = weekOf(row.faith ? 'faith' : 'power')
    expect(row.won).toBeLessThanOrEqual(betRates.weekWinnings[week])
    expect(row.effects).toBeLessThanOrEqual(betRates.weekEffects[week])
  }
}

test(
  `${rounds * eventsOfARound} random events through the calls: each pays what the rules say, within every limit`,
  async () => {
    const told = new Map<string, number>()
    for (let round = 0; round < rounds; round++) {
      const events: OpenEvent[] = []
      for (let n = 0; n < eventsOfARound; n++) events.push(await openAny())
      await Promise.all(
        Array.from({ length: 5 }, async () => {
          for (let n = 0; n < eventsOfARound * 3; n++) {
            const msg = await stakeOnce(any(events), any(members))
            told.set(msg, (told.get(msg) ?? 0) + 1)
          }
        }),
      )
      // Each has a winner of its own; no result for some.
      for (const event of events) {
        const winner = Math.random() < 0.1 ? null : Math.floor(Math.random() * event.opening.odds.length)
        await makeDue(db(), [event], winner, now())
      }
      await settleDue(db(), now())
      for (const { id } of events) await expectPaidOnce(db(), id)
      await expectWeeks()
      site.advance(Math.random() * 9 * dayMs)
    }
    await expectAudited(db())
    const { rows } = await sql<{
      effects: number
    }>`select count(*)::integer as effects from bet_results where effect > 0`.execute(db().own)
    console.log(JSON.stringify({ ...Object.fromEntries(told), effects: rows[0]?.effects }))
    expect(told.get('')).toBeGreaterThan(rounds * eventsOfARound)
    // In a few rounds nobody may come to the limit of a week.
    if (rounds > 2) expect(told.get('weekLimit')).toBeGreaterThan(0)
  },
  60_000 + rounds * 20_000,
)
