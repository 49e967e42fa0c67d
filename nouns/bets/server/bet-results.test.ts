import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { drawFrom } from '#core/draws/member-draws.ts'
import { auditLedger } from '#core/ledger/audit.ts'
import { closeMember } from '#core/members/close-member.ts'
import { reminderPreferences } from '#nouns/reminders/contract/reminder-preferences.ts'
import { dessertNumber } from '#rules/desserts/desserts.ts'
import { workOut } from '#rules/desserts/work-out.ts'
import { resourceNumber } from '#rules/ledger/resources.ts'
import { giveResource } from '#site/test/give-resource.ts'
import { hire } from '#site/test/hire.ts'
import { linkAccounts } from '#site/test/link-accounts.ts'
import type { TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { remindersOf } from '#site/test/reminders-of.ts'
import { bets } from '../contract/bets.ts'
import { bettors } from '../test/betting.ts'

const { calls } = bets
const hourMs = 3_600_000
let site: TestSite
let staff: TestMember
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6, jobs: false })
  staff = await hire(site, 'betclerk', ['bocai'])
})
afterAll(() => site.close())
const { db, now, as, bettor, form, open, stake, settle, payOut, held } = bettors(() => site)
afterEach(async () => {
  expect((await auditLedger(db())).flatMap(({ wrong }) => wrong)).toEqual([])
})

/** Puts a dessert with its card on display, directly in the database. */
async function display({ id }: TestMember, dessert: 'icecream' | 'bocai', skin = ''): Promise<void> {
  const number = dessertNumber(dessert)
  await sql`insert into dessert_keepers (member) values (${id}) on conflict do nothing`.execute(db().own)
  await sql`insert into desserts (member, dessert, fed_on, card, skin, got_at)
    values (${id}, ${number}, '2026-11-01', true, ${skin}, now())`.execute(db().own)
  await sql`update dessert_keepers set displayed = ${number} where member = ${id}`.execute(db().own)
}
const effectTold = async (who: TestMember) => (await remindersOf(site, who, 'betResult'))[0]?.data.effect

describe('a displayed dessert', () => {
  test('adds to a win by whoever has it on display at the first stake, and the reminder tells it', async () => {
    const [ann, bea] = [await bettor(), await bettor()]
    await display(ann, 'bocai')
    const name = await open(staff, { multi: 'Y' })
    const won = (await stake(ann, name, { stake: 10 })).data.PAYOUT
    const later = (await stake(bea, name, { stake: 2 })).data.PAYOUT
    await display(bea, 'bocai')
    const raised = (await stake(bea, name, { stake: 8, call: calls.raise })).data.PAYOUT
    await payOut(staff, name, 0)
    const added = (await held(ann)) - 90 - won
    expect(added).toBeGreaterThan(0)
    expect([await effectTold(ann), await effectTold(bea)]).toEqual([added, 0])
    expect(await held(bea)).toBe(90 + later + raised)
  })

  test('has no card behind a skin that hides it', async () => {
    const ann = await bettor()
    await display(ann, 'icecream', 'night')
    const name = await open(staff)
    await stake(ann, name, { option: 1, stake: 9 })
    await payOut(staff, name, 0)
    expect(await held(ann)).toBe(92)
  })

  test('does nothing where stakes come back, nor for an account that is closed', async () => {
    const [ann, gone] = [await bettor(), await bettor()]
    for (const each of [ann, gone]) await display(each, 'icecream')
    const [none, lost] = [await open(staff), await open(staff)]
    await stake(ann, none, { stake: 9 })
    await stake(gone, lost, { option: 1, stake: 9 })
    await db().transaction((tx) => closeMember(tx, gone.id, now()))
    await payOut(staff, none, -1)
    await payOut(staff, lost, 0)
    expect([await held(ann), await effectTold(ann), await held(ann, 'bocai')]).toEqual([100, 0, 0])
    const { rows } = await sql<{ effect: number }>`select effect from bet_results where member = ${gone.id}`.execute(
      db().own,
    )
    expect(rows).toEqual([{ effect: 0 }])
  })

  test('adds no more in a week than one person may have, with all their accounts', async () => {
    const [ann, also] = [await bettor('faith', 200), await bettor('faith', 200)]
    for (const each of [ann, also]) await display(each, 'icecream')
    await linkAccounts(site, ann, also)
    for (const [n, by] of [ann, also, ann, also].entries()) {
      const name = await open(staff, { odds: [100, 5_000] })
      expect((await stake(by, name, { stake: 15 })).msg, String(n)).toBe('')
      await payOut(staff, name, 1)
    }
    // Two ninths of each 15 are three or four.
    expect((await held(ann)) + (await held(also))).toBe(400 - 60 + 10)
  })
})

test('stakes are promised what their members work out from their seeds', async () => {
  const name = await open(staff)
  const people = await Promise.all(Array.from({ length: 10 }, () => bettor()))
  for (const [n, by] of people.entries()) expect((await stake(by, name, { option: n % 2, stake: 7 })).msg).toBe('')
  const { rows } = await sql<{ promised: number; seed: Buffer; subject: string; terms: string; outcome: string }>`
    select s.promised, e.seed, d.subject, d.terms, d.outcome
    from bet_stakes s join bets b on b.id = s.bet join member_draws d on d.member = s.member and d.kind = 'stake'
      join member_seeds e on e.member = d.member and e.day = d.day where b.name = ${name}`.execute(db().own)
  expect(rows).toHaveLength(10)
  for (const { promised, seed, subject, terms, outcome } of rows) {
    expect([outcome, workOut('stake', terms, drawFrom(seed, 'stake', subject))]).toEqual([String(promised), outcome])
  }
})

test('what stakes may win and what desserts added share the limit of a week', async () => {
  const ann = await bettor()
  await display(ann, 'icecream')
  const [earlier, name] = [await open(staff), await open(staff, { oddsType: 'static', odds: [450, 1_900] })]
  const { id: bet, resource } = await db()
    .own.selectFrom('bets')
    .select(['id', 'resource'])
    .where('name', '=', earlier)
    .executeTakeFirstOrThrow()
  const result = { bet, member: ann.id, resource, staked: 9, paid: 0, effect: 8, won: false, price: 0.5 }
  await db()
    .own.insertInto('bet_results')
    .values({ ...result, at: now() })
    .execute()
  // May win 20.9, counted as 21, so that one unit of 30 is left; two ninths of 11 are two or three.
  expect((await stake(ann, name, { option: 1, stake: 11 })).msg).toBe('')
  await payOut(staff, name, 0)
  expect([await held(ann), await effectTold(ann)]).toEqual([90, 1])
})

describe('a result', () => {
  test('is right or wrong by the option with most of the stakes', async () => {
    const ann = await bettor()
    const name = await open(staff, { multi: 'Y', odds: [1_500, 1_500, 3_000] })
    await stake(ann, name, { option: 0, stake: 2 })
    await stake(ann, name, { option: 1, stake: 9 })
    await payOut(staff, name, 1)
    expect((await site.call(calls.own, {}, as(ann))).data.rows).toMatchObject([{ NAME: name, WON: 'Y', STAKED: 11 }])
    const price = (await site.call(calls.own, {}, as(ann))).data.rows[0]?.PRICE ?? 0
    expect(price).toBeGreaterThan(390)
    expect(price).toBeLessThan(500)
  })
})

test('of an event that ends soon who opened it, or can bring its outcome about, is not told', async () => {
  const [hero, ofHero, opener, other] = [await bettor(), await bettor(), await bettor('faith', 60), await bettor()]
  await linkAccounts(site, hero, ofHero)
  for (const { token } of [ofHero, opener, other]) {
    await site.call(reminderPreferences.calls.set, { kind: { KIND: 'betEnding', SITE: 'Y' } }, { token })
  }
  await giveResource(site, opener, 'player', 3)
  const { resource: _, ...sent } = await form(staff, { base: 20, odds: [900, 900] })
  expect((await site.call(calls.ask, sent, as(opener))).msg).toBe('')
  await db().own.updateTable('bets').set({ opened_at: now() }).where('name', '=', sent.bocaiName).execute()
  const name = await open(staff, { involved: [hero.id] })
  await settle()
  const told = async (who: TestMember) => (await remindersOf(site, who, 'betEnding')).map(({ data }) => data.name)
  expect(await told(ofHero)).toEqual([sent.bocaiName])
  expect(await told(opener)).toEqual([name])
  expect((await told(other)).toSorted()).toEqual([name, sent.bocaiName].toSorted())
})

describe('the board', () => {
  let bet = 0
  beforeAll(async () => {
    await open(staff)
    bet = (await db().own.selectFrom('bets').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id
  })
  /** Results of a member, directly in the database: one an event that it makes up for them. */
  async function results(member: TestMember, count: number, one: { won: number; staked: number; at: Date }) {
    const { rows } = await sql<{
      id: number
    }>`insert into bets (name, category, title, terms, shown, resource, odds_type, multi,
        show_bets, base, odds, staked, promised, opener, of_member, involved, asked_at, deadline, seed)
      select 'made' || ${member.id}::text || 'x' || n || 'x' || ${Math.floor(one.at.getTime() / 1_000)}::text, category, title, terms, shown, resource, odds_type, multi, show_bets, base, odds,
        staked, promised, opener, of_member, involved, asked_at, deadline, seed
      from bets, generate_series(1, ${count}::integer) n where id = ${bet} returning id`.execute(db().own)
    const resource = resourceNumber('point')
    await db()
      .own.insertInto('bet_results')
      .values(
        rows.map(({ id }, n) => ({
          ...{ bet: id, member: member.id, resource, staked: one.staked, at: one.at },
          ...{ paid: n < one.won ? 2 * one.staked : 0, won: n < one.won, price: 0.5 },
        })),
      )
      .execute()
  }
  const ranked = async (sort: 'profit' | 'return' | 'win' | 'skill', period: 'month' | 'all' = 'all') => {
    site.site.foundation.touched(['members', 'bets'])
    const { rows } = (await site.call(calls.board, { currency: 'point', period, sort, pageSize: 50 })).data
    return rows.map(({ UID }) => UID)
  }

  test('has each of its orders; return and skill ask for fifty events, skill for five lately, and robots are in none', async () => {
    const [rich, right, late, robot, few] = [
      ...[await bettor(), await bettor(), await bettor(), await bettor(), await bettor()],
    ] as [TestMember, TestMember, TestMember, TestMember, TestMember]
    const at = now()
    const old = new Date(at.getTime() - 60 * 24 * hourMs)
    await results(rich, 50, { won: 30, staked: 9, at })
    await results(right, 50, { won: 35, staked: 1, at })
    await results(late, 50, { won: 33, staked: 1, at: old })
    await results(few, 49, { won: 49, staked: 1, at })
    await results(robot, 50, { won: 50, staked: 9, at })
    await db().own.updateTable('members').set({ robot: true }).where('id', '=', robot.id).execute()
    expect(await ranked('profit')).toEqual([rich.id, few.id, right.id, late.id])
    expect(await ranked('return')).toEqual([right.id, late.id, rich.id])
    expect(await ranked('win')).toEqual([few.id, right.id, late.id, rich.id])
    expect(await ranked('skill')).toEqual([right.id, rich.id])
  })

  test('of a month begins with the Beijing month', async () => {
    const ann = await bettor()
    const month = new Date(now().getTime() + 8 * hourMs).toISOString().slice(0, 7)
    const begins = new Date(`${month}-01T00:00:00+08:00`)
    await results(ann, 1, { won: 1, staked: 1, at: new Date(begins.getTime() - 1_000) })
    expect((await ranked('win', 'month')).includes(ann.id)).toBe(false)
    await results(ann, 1, { won: 1, staked: 1, at: new Date(begins.getTime() + 1_000) })
    expect((await ranked('win', 'month')).includes(ann.id)).toBe(true)
  })
})
