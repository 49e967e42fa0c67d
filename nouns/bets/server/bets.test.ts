import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { auditLedger } from '#core/ledger/audit.ts'
import { reminderPreferences } from '#nouns/reminders/contract/reminder-preferences.ts'
import { shoppers } from '#nouns/shop/test/shopping.ts'
import { giveResource } from '#site/test/give-resource.ts'
import { hire } from '#site/test/hire.ts'
import { linkAccounts } from '#site/test/link-accounts.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { remindersOf } from '#site/test/reminders-of.ts'
import { betStaff } from '../contract/bet-staff.ts'
import { bets } from '../contract/bets.ts'
import { bettors } from '../test/betting.ts'

const { calls } = bets
let site: TestSite
let staff: TestMember
let second: TestMember
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6, jobs: false })
  staff = await hire(site, 'betclerk', ['bocai'])
  second = await hire(site, 'betclerk2', ['bocai'])
})
afterAll(() => site.close())
const { db, now, as, bettor, form, open, one, stake, end, settle, payOut, held, left } = bettors(() => site)
afterEach(async () => {
  expect((await auditLedger(db())).flatMap(({ wrong }) => wrong)).toEqual([])
})

describe('an event', () => {
  test('opens with its base on an account of its own', async () => {
    const name = await open(staff, { resource: 'power', base: 100 })
    expect(await left(name)).toBe(100)
    const bet = await one(name)
    expect(bet).toMatchObject({ PHASE: 'open', RESOURCE: 'power', BETTORS: 0, STAKED: 0, OWN: null })
    expect(bet.OPTIONS.map(({ FACTOR, SHARE }) => [FACTOR, SHARE])).toEqual([
      [1940, 500_000],
      [1940, 500_000],
    ])
    const { data } = await site.call(calls.list, { sort: 'new' })
    expect(data.rows[0]?.NAME).toBe(name)
  })

  test.each([
    ['a name with a dash', { bocaiName: 'a-b' }, 'nameWrong'],
    ['no title', { title: ' ' }, 'missingTitle'],
    ['fewer odds than options', { odds: [940, 940], options: ['a', 'b', 'c'], images: ['', '', ''] }, 'oddsCount'],
    ['fewer pictures than options', { images: [''] }, 'imagesCount'],
    ['one option', { options: ['a'], images: [''], odds: [940] }, 'options'],
    ['the same option twice', { options: ['a', 'A'] }, 'optionTwice'],
    ['an option that looks like another', { options: ['Marisa', 'M\u0430risa'] }, 'optionTwice'],
    ['odds that everybody wins by', { odds: [2_000, 2_000] }, 'marginLow'],
    ['odds that nobody would take', { odds: [500, 500] }, 'marginHigh'],
    ['several choices with fixed odds', { multi: 'Y', oddsType: 'static' }, 'multiDynamic'],
    ['a deadline that is past', { deadline: '2020-01-01T00:00:00Z' }, 'deadlineSoon'],
    ['a small base', { base: 19 }, 'baseLow'],
    ['an unknown category', { category: 999_999 }, 'categoryUnknown'],
    ['an unknown picture', { images: ['/pic/a/b.png', ''] }, 'pictureMissing'],
    ['an unknown person', { involved: [9_999_999] }, 'personUnknown'],
  ] as const)('does not open with %s', async (_, more, code) => {
    const sent = await form(staff, more as never)
    expect((await site.call(betStaff.calls.add, sent, as(staff))).msg).toBe(code)
  })

  test('has a name of its own in any case', async () => {
    const name = await open(staff)
    const sent = await form(staff, { bocaiName: name.toUpperCase(), base: 20 })
    expect((await site.call(betStaff.calls.add, sent, as(staff))).msg).toBe('nameTaken')
  })

  test('opens within the week of the house', async () => {
    await open(staff, { resource: 'power', base: 150 })
    const sent = await form(staff, { resource: 'power', base: 60 })
    const answer = await site.call(betStaff.calls.add, sent, as(staff))
    expect([answer.msg, answer.data]).toEqual(['houseWeek', { left: 50 }])
  })

  test('is staked on as it was read: not after its options changed places', async () => {
    const name = await open(staff)
    const sent = await form(staff, { bocaiName: name })
    const change = (more: object) =>
      site.call(betStaff.calls.update, { ...sent, reason: 'spelling', ...more }, as(staff))
    const ann = await bettor()
    const { REVISION } = await one(name)
    const place = (revision: number) =>
      site.call(calls.place, { bocaiName: name, option: 0, stake: 2, payout: 0, revision }, as(ann))
    expect((await change({ shown: 'for bettors' })).msg).toBe('')
    expect((await one(name)).REVISION).toBe(REVISION)
    expect((await change({ options: ['no', 'yes'] })).msg).toBe('')
    expect((await place(REVISION)).msg).toBe('betChanged')
    expect((await place((await one(name)).REVISION)).msg).toBe('')
  })

  test('stands from its first stake on; its deadline moves earlier', async () => {
    const name = await open(staff)
    const sent = await form(staff, { bocaiName: name })
    const change = (more: object) =>
      site.call(betStaff.calls.update, { ...sent, reason: 'spelling', ...more }, as(staff))
    expect((await change({ title: 'Who wins now?', odds: [900, 980] })).msg).toBe('')
    expect((await one(name)).OPTIONS.map(({ ODDS }) => ODDS)).toEqual([900, 980])
    const ann = await bettor()
    expect((await stake(ann, name, { stake: 2 })).msg).toBe('')
    expect((await change({ title: 'Who loses?', odds: [900, 980] })).msg).toBe('stakedAlready')
    const stands = { title: 'Who wins now?', odds: [900, 980], deadline: (await one(name)).DEADLINE }
    expect((await change({ ...stands, shown: 'for bettors' })).msg).toBe('')
    expect((await change({ ...stands, deadline: new Date(Date.now() + 10 * 86_400_000).toISOString() })).msg).toBe(
      'stakedAlready',
    )
    expect((await change({ ...stands, deadline: '2020-01-01T00:00:00Z' })).msg).toBe('')
    expect((await one(name)).PHASE).toBe('ended')
    expect((await stake(ann, name)).msg).toBe('betOver')
  })
})

describe('a stake', () => {
  test('moves, is promised a payout, and moves the odds', async () => {
    const name = await open(staff)
    const ann = await bettor('faith', 40)
    const { data, msg } = await stake(ann, name, { stake: 10, payout: 18_000 })
    expect(msg).toBe('')
    expect(data.POSSIBLE).toContain(data.PAYOUT)
    expect(data.BALANCE).toBe(await held(ann))
    expect(await held(ann)).toBe(30)
    expect(await left(name)).toBe(310)
    const bet = await one(name, ann)
    expect(bet.OPTIONS[0]?.FACTOR).toBeLessThan(1940)
    expect(bet.OWN?.STAKES).toMatchObject([{ OPTION: 0, STAKE: 10, PAYOUT: data.PAYOUT, PAID: -1 }])
    expect(bet.BETTORS).toBe(1)
  })

  test('is refused in words, and nothing moves', async () => {
    const name = await open(staff)
    const poor = await bettor('faith', 3)
    const rich = await bettor('faith', 500)
    expect((await stake(poor, name, { stake: 4 })).msg).toBe('insufficient')
    expect((await stake(rich, name, { stake: 16 })).msg).toBe('eventLimit')
    expect((await stake(rich, name, { option: 2 })).msg).toBe('optionUnknown')
    expect((await stake(rich, 'nothing')).msg).toBe('betUnknown')
    expect((await stake(rich, name, { stake: 5, payout: 11_000 })).msg).toBe('oddsChanged')
    expect((await stake(rich, name, { stake: 5 })).msg).toBe('')
    expect((await stake(rich, name)).msg).toBe('alreadyBet')
    expect((await stake(rich, name, { call: calls.raise })).msg).toBe('singleRaise')
    const young = await makeMember(site, 'young')
    expect((await stake(young, name)).msg).toBe('adultMissing')
    expect([await held(poor), await held(rich)]).toEqual([3, 495])
  })

  test('with several choices goes on several options and is raised', async () => {
    const name = await open(staff, { multi: 'Y', odds: [1_500, 1_500, 3_000] })
    const ann = await bettor()
    expect((await stake(ann, name, { option: 0, stake: 2 })).msg).toBe('')
    expect((await stake(ann, name, { option: 1, stake: 2 })).msg).toBe('')
    expect((await stake(ann, name, { option: 0 })).msg).toBe('alreadyBet')
    expect((await stake(ann, name, { option: 0, call: calls.raise })).msg).toBe('')
    expect((await stake(ann, name, { option: 2, call: calls.raise })).msg).toBe('notStaked')
    expect((await one(name)).BETTORS).toBe(1)
  })

  test('stays within what a week may win', async () => {
    const ann = await bettor('faith', 500)
    const names = []
    for (let n = 0; n < 3; n++) names.push(await open(staff, { odds: [1_900, 450] }))
    const [a = '', b = '', c = ''] = names
    expect((await stake(ann, a, { stake: 10 })).msg).toBe('')
    const most = (await one(b, ann)).OWN?.ROOMS[0]
    expect(most?.BY).toBe('week')
    expect((await stake(ann, b, { stake: (most?.MOST ?? 0) + 1 })).msg).toBe('weekLimit')
    expect((await stake(ann, b, { stake: most?.MOST ?? 1 })).msg).toBe('')
    expect((await one(c, ann)).OWN?.ROOMS[0]?.MOST).toBeLessThan(2)
  })

  test('stays within the limits that somebody set themselves', async () => {
    const name = await open(staff, { multi: 'Y' })
    const ann = await bettor()
    await site.call(calls.setLimits, { units: -1, faith: 3, pause: 0 }, as(ann))
    expect((await stake(ann, name, { stake: 4 })).msg).toBe('ownLimit')
    expect((await stake(ann, name, { stake: 3 })).msg).toBe('')
    expect((await one(name, ann)).OWN?.ROOMS[1]).toMatchObject({ MOST: 0, BY: 'own' })
    await site.call(calls.setLimits, { units: -1, faith: 30, pause: 0 }, as(ann))
    expect((await site.call(calls.limits, {}, as(ann))).data).toMatchObject({ FAITH: 3, NEXTFAITH: 30, FAITHTODAY: 3 })
    await site.call(calls.setLimits, { units: -1, faith: 3, pause: 2 }, as(ann))
    expect((await stake(ann, name, { option: 1 })).msg).toBe('paused')
  })

  test('is not taken from who can bring the outcome about', async () => {
    const ann = await bettor()
    const name = await open(staff, { involved: [ann.id] })
    expect((await stake(ann, name)).msg).toBe('involved')
  })
})

describe('what stakes show', () => {
  test.each([
    ['always', 'dynamic', 'Y', 'Y'],
    ['after', 'dynamic', 'N', 'Y'],
    ['never', 'static', 'N', 'N'],
    ['always', 'ending', 'N', 'N'],
  ] as const)('%s, %s', async (show, oddsType, before, after) => {
    const name = await open(staff, { show, oddsType, shown: 'the secret list', odds: [900, 900] })
    const [ann, bea] = [await bettor(), await bettor()]
    await stake(ann, name, { stake: 3, payout: 1 })
    for (const [reader, shows] of [
      [undefined, before],
      [bea, before],
      [ann, after],
    ] as const) {
      const bet = await one(name, reader)
      expect(bet.STAKESSHOWN).toBe(shows)
      expect(bet.SHOWN).toBe(shows === 'Y' ? 'the secret list' : '')
      expect(bet.OPTIONS[0]?.SHARE === -1).toBe(shows === 'N')
      expect(bet.STAKED).toBe(shows === 'Y' ? 3 : -1)
      expect(bet.POOL.STAKED).toEqual(shows === 'Y' ? [3, 0] : [])
      expect(bet.SEED).toBe('')
      const options = reader ? as(reader) : {}
      expect((await site.call(calls.stakes, { bocaiName: name }, options)).msg).toBe(
        shows === 'Y' ? '' : 'stakesHidden',
      )
      const { points } = (await site.call(calls.chart, { bocaiName: name }, options)).data
      expect(points.at(-1)?.SHARES.length).toBe(shows === 'Y' ? 2 : 0)
      // Odds that come from the stakes alone say as much as they do.
      const factors = [...bet.OPTIONS.map(({ FACTOR }) => FACTOR), ...(points.at(-1)?.FACTORS ?? [])]
      expect(factors.every((factor) => factor === 1_000)).toBe(oddsType === 'ending')
    }
    const listed = (await site.call(calls.list, { sort: 'new' })).data.rows.find(({ NAME }) => NAME === name)
    expect(listed?.STAKED).toBe(before === 'Y' ? 3 : -1)
    site.advance(25 * 3_600_000)
    expect((await one(name)).STAKESSHOWN).toBe('Y')
  })
})

describe('an event that ends soon', () => {
  test('is told a day before, once, to those who wish it and have not staked', async () => {
    const [wishes, staked, paused, other] = [await bettor(), await bettor(), await bettor(), await bettor()]
    const alsoStaked = await bettor()
    await linkAccounts(site, staked, alsoStaked)
    const { set } = reminderPreferences.calls
    for (const { token } of [wishes, staked, alsoStaked, paused]) {
      await site.call(set, { kind: { KIND: 'betEnding', SITE: 'Y' } }, { token })
    }
    await site.call(calls.setLimits, { units: -1, faith: -1, pause: 30 }, { token: paused.token })
    const deadline = new Date(now().getTime() + 3 * 86_400_000)
    const name = await open(staff, { deadline: deadline.toISOString() })
    await stake(staked, name, { stake: 5 })
    const told = (who: TestMember) => remindersOf(site, who, 'betEnding')
    await settle()
    expect(await told(wishes)).toEqual([])
    site.advance(2 * 86_400_000)
    await settle()
    await settle()
    expect((await told(wishes)).map(({ data, subject }) => [data.name, subject.split(':')[0]])).toEqual([[name, 'bet']])
    for (const each of [staked, alsoStaked, paused, other]) expect(await told(each)).toEqual([])
    await site.call(set, { kind: { KIND: 'betEnding', SITE: 'N' } }, { token: wishes.token })
    const next = await open(staff, { deadline: new Date(now().getTime() + 3_600_000).toISOString() })
    await settle()
    expect((await told(wishes)).map(({ data }) => data.name)).not.toContain(next)
  })

  test('is not told to who cannot stake there', async () => {
    const [wishes, owes] = [await bettor(), await bettor()]
    const clerk = await hire(site, 'endclerk', ['bocai'])
    for (const { token } of [wishes, owes, clerk])
      await site.call(reminderPreferences.calls.set, { kind: { KIND: 'betEnding', SITE: 'Y' } }, { token })
    await shoppers(() => site).owe(owes, 'milk', 3)
    const deadline = new Date(now().getTime() + 3_600_000).toISOString()
    const seen = await open(staff, { deadline })
    const hidden = await open(staff, { deadline, show: 'after' })
    await settle()
    const told = async (who: TestMember) => (await remindersOf(site, who, 'betEnding')).map(({ data }) => data.name)
    expect((await told(wishes)).toSorted()).toEqual([seen, hidden].toSorted())
    expect(await told(owes)).toEqual([])
    expect(await told(clerk)).toEqual([seen])
  })
})

describe('the end', () => {
  test('pays what was promised a day after the proposal, and closes the account', async () => {
    const name = await open(staff)
    const [ann, bea] = [await bettor(), await bettor()]
    const won = (await stake(ann, name, { stake: 10 })).data.PAYOUT
    await stake(bea, name, { option: 1, stake: 8 })
    expect((await end(staff, name, 0)).msg).toBe('betRuns')
    site.advance(25 * 3_600_000)
    expect((await one(name)).PHASE).toBe('ended')
    expect((await end(staff, name, 0)).msg).toBe('')
    expect((await one(name)).PHASE).toBe('proposed')
    await settle()
    expect(await remindersOf(site, bea, 'betProposed')).toHaveLength(1)
    expect(await held(ann)).toBe(90)
    site.advance(25 * 3_600_000)
    await settle()
    expect([await held(ann), await held(bea), await left(name)]).toEqual([90 + won, 92, 0])
    const bet = await one(name, ann)
    expect(bet).toMatchObject({ PHASE: 'paid', WINNER: 0 })
    expect(bet.OWN?.STAKES[0]?.PAID).toBe(won)
    expect((await remindersOf(site, ann, 'betResult'))[0]?.data).toMatchObject({
      net: won - 10,
      refunded: 'N',
    })
    expect(await held(ann, 'bocai')).toBe(1)
    await settle()
    expect(await held(ann)).toBe(90 + won)
  })

  test('divides an ending event to the unit', async () => {
    const name = await open(staff, { oddsType: 'ending', odds: [900, 900] })
    const people = await Promise.all(Array.from({ length: 7 }, () => bettor()))
    for (const [n, each] of people.entries()) await stake(each, name, { option: n % 3 === 0 ? 1 : 0, stake: n + 1 })
    await payOut(staff, name, 0)
    expect(await left(name)).toBe(0)
    expect((await one(name)).PHASE).toBe('paid')
  })

  test('without a result every stake comes back, without effects', async () => {
    const name = await open(staff)
    const ann = await bettor()
    await stake(ann, name, { stake: 10 })
    await payOut(staff, name, -1)
    expect([await held(ann), await left(name), await held(ann, 'bocai')]).toEqual([100, 0, 0])
    expect((await one(name)).PHASE).toBe('refunded')
    const { rows } = (await site.call(calls.own, {}, as(ann))).data
    expect(rows).toMatchObject([{ NAME: name, REFUNDED: 'Y', STAKED: 10, PAID: 10, EFFECT: 0 }])
  })

  test('comes by itself where nobody proposes anything for seven days', async () => {
    const name = await open(staff)
    const ann = await bettor()
    await stake(ann, name, { stake: 10 })
    site.advance(24 * 3_600_000 + 7 * 86_400_000 + 60_000)
    await settle()
    expect([await held(ann), await left(name)]).toEqual([100, 0])
    // It stands in one's own history and in no row of the board.
    const { rows, total } = (await site.call(calls.own, { currency: 'faith' }, as(ann))).data
    expect([total, ...rows]).toMatchObject([1, { NAME: name, REFUNDED: 'Y', STAKED: 10, PAID: 10 }])
    expect((await site.call(calls.boardOwn, {}, as(ann))).data.row).toBeNull()
  })

  test('is kept or changed by a second member of staff, and a change stands for a day of its own', async () => {
    const name = await open(staff)
    const [ann, bea] = [await bettor(), await bettor()]
    await stake(ann, name, { option: 0, stake: 10 })
    const won = (await stake(bea, name, { option: 1, stake: 10 })).data.PAYOUT
    site.advance(25 * 3_600_000)
    await end(staff, name, 0)
    expect((await end(staff, name, 1)).msg).toBe('secondPerson')
    site.advance(20 * 3_600_000)
    expect((await end(second, name, 1, 'The other run counts.')).msg).toBe('')
    expect((await one(name)).PROPOSAL).toMatchObject({ NOTE: 'The other run counts.' })
    site.advance(10 * 3_600_000)
    await settle()
    expect((await one(name)).PHASE).toBe('proposed')
    site.advance(15 * 3_600_000)
    await settle()
    expect([await held(ann), await held(bea), await left(name)]).toEqual([90, 90 + won, 0])
    expect((await end(staff, name, 0)).msg).toBe('betSettles')
  })

  test('that was changed is not put off by being kept', async () => {
    const name = await open(staff)
    await stake(await bettor(), name)
    site.advance(25 * 3_600_000)
    await end(staff, name, 0)
    await end(second, name, 1)
    const until = (await one(name)).UNTIL
    site.advance(20 * 3_600_000)
    expect((await end(staff, name, 1)).msg).toBe('')
    expect((await one(name)).UNTIL).toBe(until)
  })

  test('waits for staff again where enough object after it was kept', async () => {
    const name = await open(staff)
    const ann = await bettor()
    await stake(ann, name)
    site.advance(25 * 3_600_000)
    await end(staff, name, 1)
    await end(second, name, 1)
    const objected = await site.call(calls.object, { bocaiName: name, reason: 'It was a tie.' }, as(ann))
    expect(objected.msg).toBe('')
    expect(await one(name)).toMatchObject({ PHASE: 'contested', PROPOSAL: { OBJECTIONS: 1 } })
    expect((await end(staff, name, 1)).msg).toBe('')
    expect(await one(name)).toMatchObject({ PHASE: 'proposed', PROPOSAL: { OBJECTIONS: 1 } })
    site.advance(25 * 3_600_000)
    await settle()
    expect((await one(name)).PHASE).toBe('paid')
  })

  test('waits for a second member of staff where enough object', async () => {
    const name = await open(staff)
    const [ann, bea] = [await bettor(), await bettor()]
    await stake(ann, name, { option: 0, stake: 10 })
    await stake(bea, name, { option: 1, stake: 10 })
    const objecting = (by: TestMember) => site.call(calls.object, { bocaiName: name, reason: 'It was a tie.' }, as(by))
    expect((await objecting(bea)).msg).toBe('notProposed')
    site.advance(25 * 3_600_000)
    await end(staff, name, 0)
    expect((await objecting(await bettor())).msg).toBe('notStaked')
    expect((await objecting(bea)).msg).toBe('')
    expect((await objecting(bea)).msg).toBe('objectedAlready')
    site.advance(25 * 3_600_000)
    await settle()
    expect((await one(name)).PHASE).toBe('contested')
    expect((await objecting(ann)).msg).toBe('objectionLate')
    const { objections } = (await site.call(betStaff.calls.alive, {}, as(staff))).data
    const id = objections.find(({ NAME }) => NAME === name)?.ID ?? 0
    const answer = { id, founded: false, answer: 'The run is clear.' }
    expect((await site.call(betStaff.calls.answerObjection, answer, as(second))).msg).toBe('')
    expect((await site.call(betStaff.calls.answerObjection, answer, as(second))).msg).toBe('objectionAnswered')
    await settle()
    expect((await one(name)).PHASE).toBe('paid')
  })

  test('is rated by who staked', async () => {
    const name = await open(staff)
    const people = await Promise.all(Array.from({ length: 5 }, () => bettor()))
    for (const each of people) await stake(each, name)
    const rating = (by: TestMember, stars: number) => site.call(calls.rate, { bocaiName: name, stars }, as(by))
    expect((await rating(people[0] as TestMember, 4)).msg).toBe('notPaid')
    await sql`update bets set opened_at = null where name = ${name}`.execute(db().own)
    expect((await rating(people[0] as TestMember, 4)).msg).toBe('betUnknown')
    await sql`update bets set opened_at = now() where name = ${name}`.execute(db().own)
    await payOut(staff, name, 0)
    expect((await rating(await bettor(), 4)).msg).toBe('notStaked')
    for (const each of people.slice(1)) await rating(each, 4)
    expect((await one(name)).STARS).toBe(0)
    await rating(people[0] as TestMember, 1)
    await rating(people[0] as TestMember, 5)
    expect(await one(name)).toMatchObject({ STARS: 42, RATINGS: 5 })
  })
})

describe("a member's event", () => {
  test('leaves its base with the event, and opens when staff let it', async () => {
    const opener = await bettor('faith', 60)
    await giveResource(site, opener, 'player', 3)
    const { resource: _, ...sent } = await form(staff, { base: 20, odds: [900, 900] })
    const ask = (more: object = {}) => site.call(calls.ask, { ...sent, ...more }, as(opener))
    expect((await ask({ base: 40 })).msg).toBe('baseMember')
    expect((await ask()).msg).toBe('')
    expect([await held(opener), await left(sent.bocaiName)]).toEqual([40, 20])
    expect((await ask({ bocaiName: `${sent.bocaiName}b` })).msg).toBe('oneAsked')
    const ann = await bettor()
    expect((await stake(ann, sent.bocaiName)).msg).toBe('betUnknown')
    expect((await site.call(calls.one, { bocaiName: sent.bocaiName }, as(ann))).msg).toBe('betUnknown')
    expect((await one(sent.bocaiName, opener)).PHASE).toBe('asked')
    const deciding = { bocaiName: sent.bocaiName, accept: true, reason: 'A fine one.' }
    expect((await site.call(betStaff.calls.decideAsked, deciding, as(staff))).msg).toBe('')
    expect((await site.call(betStaff.calls.decideAsked, deciding, as(staff))).msg).toBe('notAsked')
    expect((await stake(ann, sent.bocaiName, { stake: 5 })).msg).toBe('eventLimit')
    expect((await stake(ann, sent.bocaiName, { stake: 4 })).msg).toBe('')
    expect((await stake(opener, sent.bocaiName)).msg).toBe('involved')
    await payOut(staff, sent.bocaiName, 1)
    // The base comes back; what was lost to it is burned.
    expect([await held(opener), await held(ann), await left(sent.bocaiName)]).toEqual([60, 96, 0])
  })

  test('gives its base back if staff refuse it, or do not decide before its deadline', async () => {
    const opener = await bettor('faith', 60)
    await giveResource(site, opener, 'player', 3)
    const { resource: _, ...sent } = await form(staff, { base: 20, odds: [900, 900] })
    await site.call(calls.ask, sent, as(opener))
    const deciding = { bocaiName: sent.bocaiName, accept: false, reason: 'Not about runs.' }
    await site.call(betStaff.calls.decideAsked, deciding, as(staff))
    expect([await held(opener), await left(sent.bocaiName)]).toEqual([60, 0])
    expect((await site.call(calls.ask, { ...sent, bocaiName: `${sent.bocaiName}c` }, as(opener))).msg).toBe('')
    site.advance(25 * 3_600_000)
    await settle()
    expect([await held(opener), await left(`${sent.bocaiName}c`)]).toEqual([60, 0])
  })
})

describe('the board', () => {
  test('shows luck, hits and what prices promised, and hides who hides their honours', async () => {
    const name = await open(staff)
    const [ann, bea] = [await bettor(), await bettor()]
    const won = (await stake(ann, name, { stake: 10 })).data.PAYOUT
    await stake(bea, name, { option: 1, stake: 10 })
    await payOut(staff, name, 0)
    const board = async () => (await site.call(calls.board, { currency: 'faith', period: 'month', pageSize: 50 })).data
    const rows = (await board()).rows
    expect(rows.find(({ UID }) => UID === ann.id)).toMatchObject({ EVENTS: 1, HITS: 1, PROFIT: won - 10, STAKED: 10 })
    expect(rows.find(({ UID }) => UID === bea.id)).toMatchObject({ HITS: 0, PROFIT: -10 })
    await db().own.updateTable('members').set({ shows_honor: false }).where('id', '=', bea.id).execute()
    site.site.foundation.touched(['members', 'bets'])
    expect((await board()).rows.some(({ UID }) => UID === bea.id)).toBe(false)
    const own = async (by: TestMember) => (await site.call(calls.boardOwn, { period: 'month' }, as(by))).data.row
    expect(await own(bea)).toMatchObject({ PLACE: 0, PROFIT: -10 })
    expect(await own(ann)).toMatchObject({ UID: ann.id, PROFIT: won - 10 })
    expect(await own(staff)).toBe(null)
    const events = (UID: number, by?: TestMember) =>
      site.call(calls.boardEvents, { UID, currency: 'faith', period: 'all' }, by ? as(by) : {})
    expect((await events(ann.id)).data.rows).toMatchObject([{ NAME: name, WON: 'Y', PAID: won }])
    expect((await events(bea.id)).msg).toBe('hidden')
    expect((await events(bea.id, bea)).msg).toBe('')
    expect((await site.call(calls.own, {}, as(ann))).data.rows).toMatchObject([{ NAME: name, STAKED: 10, PAID: won }])
  })
})
