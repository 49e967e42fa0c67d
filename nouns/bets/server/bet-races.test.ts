import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { auditLedger } from '#core/ledger/audit.ts'
import { closeMember } from '#core/members/close-member.ts'
import { linkOwn, lockLinks } from '#core/members/links/link-store.ts'
import { announcedIn } from '#kit/db/announce.ts'
import type { Tx } from '#kit/db/database.ts'
import type { Call } from '#kit/http/call.ts'
import { Refusal } from '#kit/refusal.ts'
import { admin } from '#nouns/admin/contract/admin.ts'
import { displayDessert } from '#nouns/desserts/test/display-dessert.ts'
import { beijingDay } from '#rules/beijing-time.ts'
import { house } from '#rules/ledger/houses.ts'
import { giveResource } from '#site/test/give-resource.ts'
import { hire } from '#site/test/hire.ts'
import type { TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { setBlack } from '#site/test/set-black.ts'
import { waitingFor } from '#site/test/waiting-for.ts'
import { betStaff } from '../contract/bet-staff.ts'
import { bets } from '../contract/bets.ts'
import { emptyPool, withStake } from '../rules/odds.ts'
import { possiblePayouts, promiseRoom, quoteStake } from '../rules/stake-quote.ts'
import { bettors } from '../test/betting.ts'
import { lockBettor } from './bettor.ts'
import { placeStake } from './place-stake.ts'
import { settleDue } from './settle/settle-due.ts'
import { findBet, openingOf } from './stored-bet.ts'

const { calls } = bets
const hourMs = 3_600_000
let site: TestSite
let beside: TestSite
let staff: TestMember
let second: TestMember
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6, jobs: false })
  beside = await openTestSite({ ratesFactor: 1e6, jobs: false, beside: site })
  staff = await hire(site, 'betclerk', ['bocai'])
  second = await hire(site, 'betclerk2', ['bocai'])
})
afterAll(async () => {
  await beside.close()
  await site.close()
})
const { db, now, as, bettor, category, form, open, one, stake, end, settle, payOut, held, left } = bettors(() => site)
afterEach(async () => {
  expect((await auditLedger(db())).flatMap(({ wrong }) => wrong)).toEqual([])
})
const advance = (ms: number) => {
  site.advance(ms)
  beside.advance(ms)
}
/** The same stake, sent to one of two processes. */
const stakeAt = (at: TestSite, by: TestMember, bocaiName: string, more: object = {}) =>
  at.call(calls.place, { bocaiName, option: 0, stake: 1, payout: 0, ...more }, as(by))
const link = (one: TestMember, other: TestMember) =>
  db().transaction(async (tx) => {
    await lockLinks(tx)
    await linkOwn(tx, { members: [one.id, other.id], now: now() })
  })
/** The call of a stake of 1 that came at a moment, in a transaction. */
const callIn = (tx: Tx, by: TestMember, bocaiName: string, at: number) =>
  ({
    db: tx,
    member: { id: by.id, black: false },
    input: { bocaiName, option: 0, stake: 1, payout: 0 },
    now: new Date(at),
    refuse: (code: string) => {
      throw new Refusal({ code })
    },
  }) as unknown as Call<typeof calls.place> // what a stake reads of it
const codes = (answers: readonly { readonly msg: string }[]) => answers.map(({ msg }) => msg).toSorted()

/** Every stake was promised what the pool of the stakes before it gives. */
async function expectOneAfterTheOther(name: string): Promise<void> {
  const bet = await findBet(db().own, name)
  if (!bet) throw new Error(`there is no ${name}`)
  const stakes = await db()
    .own.selectFrom('bet_stakes')
    .select(['option', 'stake', 'promised'])
    .where('bet', '=', bet.id)
    .orderBy('id')
    .execute()
  const opening = openingOf(bet)
  let pool = emptyPool(opening)
  for (const { option, stake, promised } of stakes) {
    const quote = quoteStake(opening, pool, option, stake)
    if (typeof quote === 'string') throw new Error(`a stake was taken that is ${quote}`)
    expect(possiblePayouts(quote, promiseRoom(opening, pool, option, stake))).toContain(promised)
    const next = withStake(pool, option, stake)
    pool = { ...next, promised: next.promised.map((sum, each) => (each === option ? sum + promised : sum)) }
  }
  expect(pool).toEqual({ staked: bet.staked, promised: bet.promised })
}

describe('at once', () => {
  test('two stakes of one person on a single choice: one is taken', async () => {
    const name = await open(staff)
    const ann = await bettor()
    const answers = await Promise.all(
      [0, 1, 2, 3].map((n) => stakeAt(n % 2 ? beside : site, ann, name, { option: n % 2 })),
    )
    expect(codes(answers)).toEqual(['', 'alreadyBet', 'alreadyBet', 'alreadyBet'])
    expect(await held(ann)).toBe(99)
  })

  test('two accounts of one person at the limit of the event: together they stay within it', async () => {
    const name = await open(staff, { multi: 'Y' })
    const [ann, bea] = [await bettor(), await bettor()]
    await link(ann, bea)
    const answers = await Promise.all([
      stakeAt(site, ann, name, { stake: 8 }),
      stakeAt(beside, bea, name, { stake: 8 }),
    ])
    expect(codes(answers)).toEqual(['', 'eventLimit'])
    expect(await left(name)).toBe(308)
  })

  test('two accounts of one person in one process: the second is priced after the first', async () => {
    const name = await open(staff, { multi: 'Y' })
    const [ann, bea, cid] = [await bettor(), await bettor(), await bettor()]
    await link(ann, bea)
    const answers = await Promise.all([ann, bea, cid].map((each) => stakeAt(site, each, name, { stake: 8 })))
    expect(codes(answers)).toEqual(['', '', 'eventLimit'])
    expect(answers[2]?.msg).toBe('')
    expect(await left(name)).toBe(316)
    await expectOneAfterTheOther(name)
  })

  test('people on one event in one process share transactions, and each is priced after those before', async () => {
    const name = await open(staff, { base: 300, odds: [1_900, 900, 1_900] })
    const people = await Promise.all(Array.from({ length: 30 }, () => bettor()))
    const poor = await bettor('faith', 1)
    const [answers, refused] = await Promise.all([
      Promise.all(people.map((each, n) => stakeAt(site, each, name, { option: n % 3, stake: 1 + (n % 2) }))),
      stakeAt(site, poor, name, { stake: 2 }),
    ])
    expect(codes(answers)).toEqual(people.map(() => ''))
    expect(refused.msg).toBe('insufficient')
    const { rows } = await sql<{ commits: number; points: number }>`
      select count(distinct s.xmin::text)::integer as commits,
        (select count(*)::integer from bet_points p where p.bet = min(s.bet)) as points
      from bet_stakes s join bets b on b.id = s.bet where b.name = ${name}`.execute(db().own)
    expect(rows[0]?.commits).toBeLessThan(8)
    expect(rows[0]?.points).toBe(30)
    await expectOneAfterTheOther(name)
    expect((await one(name)).BETTORS).toBe(30)
    for (const [n, each] of people.entries()) {
      expect([await held(each), answers[n]?.data.BALANCE]).toEqual([99 - (n % 2), 99 - (n % 2)])
    }
  })

  test('stakes on two events in one transaction: each moves its own odds, and open pages hear of every event and balance', async () => {
    const names = [await open(staff), await open(staff)]
    const people = [await bettor(), await bettor(), await bettor(), await bettor()]
    const at = now().getTime()
    const { outcomes, told } = await db().transaction(async (tx) => {
      const made = people.map((by, n) => callIn(tx, by, names[n % 2] ?? '', at))
      return { outcomes: await placeStake.runAll(made), told: announcedIn(tx) }
    })
    expect(outcomes.map((each) => each !== 'again' && 'answer' in each)).toEqual(people.map(() => true))
    expect(told.toSorted()).toEqual(
      [...names.map((name) => `bet:${name}`), ...people.map(({ id }) => `wallet:${id}`)].toSorted(),
    )
    for (const name of names) {
      await expectOneAfterTheOther(name)
      expect(await left(name)).toBe(302)
    }
  })

  test('a limit of their own waits for a stake of the person that is being placed', async () => {
    const ann = await bettor()
    const [sent] = await db().transaction(async (tx) => {
      await lockBettor(tx, ann.id)
      const set = site.call(calls.setLimits, { units: -1, faith: 3, pause: 0 }, as(ann))
      await waitingFor(site, 1)
      return [set]
    })
    expect((await sent)?.msg).toBe('')
  })

  test('around the deadline: in one transaction too each counts by when it came', async () => {
    const [ann, bea, cid] = [await bettor(), await bettor(), await bettor()]
    const name = await open(staff)
    const deadline = Date.parse((await one(name)).DEADLINE)
    const outcomes = await db().transaction((tx) =>
      placeStake.runAll([
        callIn(tx, ann, name, deadline - 2),
        callIn(tx, bea, name, deadline - 1),
        callIn(tx, cid, name, deadline),
      ]),
    )
    expect(outcomes).toMatchObject([{ answer: {} }, { answer: {} }, { refusal: { code: 'betOver' } }])
    const stakes = await db()
      .own.selectFrom('bet_stakes')
      .select('at')
      .where('member', 'in', [ann.id, bea.id])
      .orderBy('id')
      .execute()
    expect(stakes.map(({ at }) => at.getTime() - deadline)).toEqual([-2, -1])
    expect([await held(ann), await held(bea), await held(cid)]).toEqual([99, 99, 100])
  })

  test('around midnight: in one transaction too each counts for the limit of its own day', async () => {
    const [ann, bea] = [await bettor(), await bettor()]
    const name = await open(staff)
    await stake(ann, await open(staff), { stake: 2 })
    expect((await site.call(calls.setLimits, { units: -1, faith: 2, pause: 0 }, as(ann))).msg).toBe('')
    const midnight = Date.parse(`${beijingDay(new Date(now().getTime() + 24 * hourMs))}T00:00:00+08:00`)
    await sql`update bets set deadline = deadline + interval '2 days' where name = ${name}`.execute(db().own)
    await sql`update bet_stakes set at = ${new Date(midnight - 2)} where member = ${ann.id}`.execute(db().own)
    const together = (...more: readonly [TestMember, number][]) =>
      db().transaction((tx) => placeStake.runAll(more.map(([by, after]) => callIn(tx, by, name, midnight + after))))
    expect(await together([ann, -1], [bea, 0])).toMatchObject(['again', { answer: {} }])
    expect(await together([ann, -1])).toMatchObject([{ refusal: { code: 'ownLimit' } }])
    expect(await together([ann, 0])).toMatchObject([{ answer: {} }])
  })

  test('while a stake waits its member is flagged, or the account closed: it is not taken', async () => {
    const [ann, bea, cid, dee] = [await bettor(), await bettor(), await bettor(), await bettor()]
    const name = await open(staff)
    let answers: Promise<{ auth: string; msg: string }[]> | undefined
    await db().transaction(async (tx) => {
      await sql`select from bets where name = ${name} for no key update`.execute(tx)
      const first = stake(ann, name)
      await waitingFor(site, 1)
      answers = Promise.all([first, stake(bea, name), stake(cid, name), stake(dee, name)])
      // Their calls have passed the gate, which knows them by now.
      for (const each of [bea, cid, dee]) await site.call(calls.limits, {}, as(each))
      await setBlack(site, bea, true)
      await db().transaction((other) => closeMember(other, cid.id, now()))
    })
    expect((await answers)?.map(({ auth, msg }) => auth || msg)).toEqual(['', 'black', 'login', ''])
    expect(await Promise.all([ann, bea, cid, dee].map((each) => held(each)))).toEqual([99, 100, 100, 99])
  })

  test('a stake whose press is repeated at once counts once, beside those of others', async () => {
    const name = await open(staff)
    const [ann, bea] = [await bettor(), await bettor()]
    const input = { bocaiName: name, option: 0, stake: 2, payout: 0 }
    const press = (by: TestMember) => site.call(calls.place, input, { ...as(by), idempotencyKey: 'one press' })
    const answers = await Promise.all([press(ann), press(bea), press(ann), press(ann)])
    expect(codes(answers)).toEqual(['', '', '', ''])
    expect([answers[2]?.data, answers[3]?.data]).toEqual([answers[0]?.data, answers[0]?.data])
    expect([await held(ann), await held(bea), await left(name)]).toEqual([98, 98, 304])
  })

  test("two events at the week's limit: together they stay within it", async () => {
    const [a, b] = [await open(staff, { odds: [1_900, 450] }), await open(staff, { odds: [1_900, 450] })]
    const ann = await bettor('faith', 500)
    const answers = await Promise.all([stakeAt(site, ann, a, { stake: 10 }), stakeAt(beside, ann, b, { stake: 10 })])
    expect(codes(answers)).toEqual(['', 'weekLimit'])
  })

  test('two stakes of the last unit: one is taken', async () => {
    const [a, b] = [await open(staff), await open(staff)]
    const ann = await bettor('faith', 1)
    const answers = await Promise.all([stakeAt(site, ann, a), stakeAt(beside, ann, b)])
    expect(codes(answers)).toEqual(['', 'insufficient'])
    expect(await held(ann)).toBe(0)
  })

  test('many people on one event: the pool holds every stake, and the house never more than its base at risk', async () => {
    const name = await open(staff, { base: 300 })
    const people = await Promise.all(Array.from({ length: 24 }, () => bettor()))
    const answers = await Promise.all(
      people.map((each, n) => stakeAt(n % 2 ? beside : site, each, name, { option: n % 2, stake: 12 })),
    )
    const taken = answers.filter(({ msg }) => msg === '').length
    expect(taken).toBeGreaterThan(10)
    expect(codes(answers).every((code) => ['', 'tooMuch', 'waste'].includes(code))).toBe(true)
    const bet = await one(name)
    expect(bet.POOL.STAKED.reduce((sum, each) => sum + each, 0)).toBe(12 * taken)
    expect(Math.max(...bet.POOL.PROMISED)).toBeLessThanOrEqual(300 + 12 * taken)
    expect(await left(name)).toBe(300 + 12 * taken)
    await expectOneAfterTheOther(name)
  })

  test('an edit and the first stake: either it sees the new odds, or the edit is refused', async () => {
    const name = await open(staff)
    const ann = await bettor()
    const sent = await form(staff, { bocaiName: name })
    const edit = { ...sent, odds: [1_500, 450], reason: 'better odds' }
    const [staked, edited] = await Promise.all([
      stakeAt(beside, ann, name),
      site.call(betStaff.calls.update, edit, as(staff)),
    ])
    expect(staked.msg).toBe('')
    const { factor } = await db()
      .own.selectFrom('bet_stakes')
      .select('factor')
      .where('member', '=', ann.id)
      .executeTakeFirstOrThrow()
    if (edited.msg === '') expect(factor).toBeGreaterThan(2)
    else expect([edited.msg, factor < 2]).toEqual(['stakedAlready', true])
  })

  test('an earlier deadline and a stake: none is taken after it', async () => {
    const name = await open(staff)
    const sent = await form(staff, { bocaiName: name })
    const people = await Promise.all(Array.from({ length: 6 }, () => bettor()))
    await stakeAt(site, people[0] as TestMember, name)
    const [closed, ...answers] = await Promise.all([
      site.call(betStaff.calls.update, { ...sent, deadline: '2020-01-01T00:00:00Z', reason: 'it began' }, as(staff)),
      ...people.slice(1).map((each) => stakeAt(beside, each, name)),
    ])
    expect(closed?.msg).toBe('')
    expect(codes(answers).every((code) => ['', 'betOver'].includes(code))).toBe(true)
    const bet = await one(name)
    expect(bet.BETTORS).toBe(1 + answers.filter(({ msg }) => msg === '').length)
    expect((await stakeAt(site, await bettor(), name)).msg).toBe('betOver')
  })

  test('several categories that are moved: all have their place', async () => {
    const ids: number[] = []
    for (let n = 0; n < 4; n++) ids.push(await category(staff))
    for (let round = 0; round < 10; round++) {
      const answers = await Promise.all(
        ids.map((id, n) => {
          const moved = { id, name: `moved ${round} ${n}`, nameEn: '', hidden: 'N' as const, place: 3 - n }
          return (n % 2 === 0 ? site : beside).call(betStaff.calls.updateCategory, moved, as(staff))
        }),
      )
      expect(codes(answers)).toEqual(['', '', '', ''])
    }
  })

  test('two proposals of a result: one stands', async () => {
    const name = await open(staff)
    advance(25 * hourMs)
    const answers = await Promise.all([end(staff, name, 0), end(staff, name, 1)])
    expect(codes(answers)).toEqual(['', 'secondPerson'])
  })

  test('an objection and a decision: both are kept, and neither waits for ever', async () => {
    const name = await open(staff)
    const ann = await bettor()
    await stake(ann, name)
    advance(25 * hourMs)
    await end(staff, name, 1)
    const [objected, decided] = await Promise.all([
      beside.call(calls.object, { bocaiName: name, reason: 'It was a tie.' }, as(ann)),
      end(second, name, 0),
    ])
    expect([objected.msg, decided.msg]).toEqual(['', ''])
  })

  test('two processes settle one event: each stake is paid once', async () => {
    const name = await open(staff)
    const people = await Promise.all(Array.from({ length: 12 }, () => bettor()))
    const won = new Map<number, number>()
    for (const [n, each] of people.entries()) {
      const { data } = await stake(each, name, { option: n % 2, stake: 3 })
      won.set(each.id, n % 2 === 0 ? data.PAYOUT : 0)
    }
    advance(25 * hourMs)
    await end(staff, name, 0)
    advance(25 * hourMs)
    await Promise.all([settleDue(db(), now()), settleDue(beside.site.foundation.db, now()), settleDue(db(), now())])
    await settle()
    for (const each of people) expect(await held(each)).toBe(97 + (won.get(each.id) ?? 0))
    expect(await left(name)).toBe(0)
    const { rows } = await sql<{
      count: number
    }>`select count(*)::integer as count from bet_results r join bets b on b.id = r.bet
      where b.name = ${name}`.execute(db().own)
    expect(rows[0]?.count).toBe(12)
  })
})

describe('afterwards', () => {
  test('accounts linked after staking count as one: one result, one bocai', async () => {
    const name = await open(staff)
    const [ann, bea] = [await bettor(), await bettor()]
    await stake(ann, name, { stake: 10 })
    await stake(bea, name, { option: 1, stake: 10 })
    await link(ann, bea)
    await payOut(staff, name, 0)
    const { data } = await site.call(calls.own, {}, as(bea))
    expect(data.rows).toMatchObject([{ NAME: name, STAKED: 20 }])
    // Together they lost.
    expect([await held(ann, 'bocai'), await held(bea, 'bocai')]).toEqual([0, 0])
  })

  test('an account that closes with stakes open: they stand, and the payout burns', async () => {
    const name = await open(staff)
    const [ann, bea] = [await bettor(), await bettor()]
    const won = (await stake(ann, name, { stake: 10 })).data.PAYOUT
    await stake(bea, name, { option: 1, stake: 10 })
    await db().transaction((tx) => closeMember(tx, ann.id, now()))
    await payOut(staff, name, 0)
    expect(await left(name)).toBe(0)
    const { rows } = await sql<{ burned: number }>`select coalesce(sum(m.amount), 0)::bigint as burned
      from ledger_moves m join ledger_posts p on p.id = m.post join bets b on b.id = p.subject
      where b.name = ${name} and p.kind = 13 and m.target = ${house('burn')}`.execute(db().own)
    expect(rows[0]?.burned).toBe(won)
  })

  test('a displayed dessert gives back a part of a loss, within the limit of the week', async () => {
    const name = await open(staff)
    const ann = await bettor()
    await displayDessert(db(), ann, 0)
    await stake(ann, name, { option: 1, stake: 9 })
    await payOut(staff, name, 0)
    // Two ninths of nine.
    expect(await held(ann)).toBe(93)
  })

  test('the seventh win brings the bet-themed dessert', async () => {
    const ann = await bettor('faith', 500)
    await giveResource(site, ann, 'score', 1)
    for (let n = 0; n < 7; n++) {
      const name = await open(staff, { odds: [300, 2_900] })
      expect((await stake(ann, name, { stake: 7 })).msg).toBe('')
      await payOut(staff, name, 0)
      advance(8 * 24 * hourMs)
    }
    const dessert = await db().own.selectFrom('desserts').select('dessert').where('member', '=', ann.id).execute()
    expect(dessert).toEqual([{ dessert: 6 }])
  })
})

test('a site without bets gives every stake back, and answers their calls no more', async () => {
  const name = await open(staff)
  const ann = await bettor()
  await stake(ann, name, { stake: 10 })
  const without = await openTestSite({ ratesFactor: 1e6, jobs: false, beside: site, without: ['bets'] })
  try {
    const { refundAll } = await import('./settle/refund-all.ts')
    await refundAll(db(), now())
    await settle()
    expect([await held(ann), await left(name)]).toEqual([100, 0])
    expect((await without.call(calls.list, {})).status).toBe(404)
    const { paths } = (await without.site.app.inject({ url: '/api/openapi.json' })).json()
    expect(Object.keys(paths).filter((path) => /bocai/i.test(path))).toEqual([])
    const menu = await without.call(admin.calls.menu, {}, { token: staff.token })
    expect(menu.data.menu.map(({ area }) => area)).not.toContain('bocai')
  } finally {
    await without.close()
  }
})
