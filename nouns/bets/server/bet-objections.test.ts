import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { giveResource } from '#site/test/give-resource.ts'
import { hire } from '#site/test/hire.ts'
import { linkAccounts } from '#site/test/link-accounts.ts'
import type { TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { remindersOf } from '#site/test/reminders-of.ts'
import { signInAgain } from '#site/test/sign-in-again.ts'
import { betStaff } from '../contract/bet-staff.ts'
import { bets } from '../contract/bets.ts'
import { bettors } from '../test/betting.ts'
import { countWaiting } from './desk/bet-desk.ts'
import { refundAll } from './settle/refund-all.ts'

const { calls } = bets
const hourMs = 3_600_000
const dayMs = 24 * hourMs
let site: TestSite
let staff: TestMember
let second: TestMember
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6, jobs: false })
  staff = await hire(site, 'betclerk', ['bocai'])
  second = await hire(site, 'betclerk2', ['bocai'])
})
afterAll(() => site.close())
const { db, now, as, bettor, form, open, one, stake, end, settle, payOut, held } = bettors(() => site)

const reason = 'It was a tie.'
const objectTo = async (name: string, by: TestMember) =>
  (await site.call(calls.object, { bocaiName: name, reason }, as(by))).msg
const linked = async (...made: [TestMember, TestMember]) => {
  await linkAccounts(site, ...made)
  return made
}
/** An event whose first option is proposed; each of these people staked one unit on the second. */
async function proposed(...people: TestMember[]) {
  const name = await open(staff, { oddsType: 'static' })
  for (const by of people) expect((await stake(by, name, { option: 1 })).msg).toBe('')
  site.advance(25 * hourMs)
  expect((await end(staff, name, 0)).msg).toBe('')
  return name
}
const objectionTo = async (name: string) => {
  const { data } = await site.call(betStaff.calls.alive, {}, as(staff))
  return data.objections.find(({ NAME }) => NAME === name)?.ID ?? 0
}
const answer = (id: number, by: TestMember, founded: boolean) =>
  site.call(betStaff.calls.answerObjection, { id, founded, answer: 'The run is clear.' }, as(by))

describe('an objection', () => {
  test('that is unfounded is answered, and bars its writer with whatever account', async () => {
    const [ann, also] = await linked(await bettor(), await bettor())
    const name = await proposed(ann)
    expect(await objectTo(name, ann)).toBe('')
    expect((await answer(await objectionTo(name), second, false)).msg).toBe('')
    expect((await remindersOf(site, ann, 'objectionDecided'))[0]?.data).toMatchObject({
      name,
      founded: 'N',
      note: 'The run is clear.',
    })
    expect(await objectTo(await proposed(also), also)).toBe('objectsNot')
  })

  test('that is founded counts on, waits at the desk until somebody decides, and bars nobody', async () => {
    const waiting = () => countWaiting(db().read, now())
    const ann = await bettor()
    const name = await proposed(ann)
    const before = await waiting()
    await objectTo(name, ann)
    expect(await waiting()).toBe(before + 1)
    expect((await answer(await objectionTo(name), second, true)).msg).toBe('')
    expect([(await one(name)).PHASE, await waiting()]).toEqual(['contested', before + 1])
    expect((await end(second, name, 1)).msg).toBe('')
    expect([(await one(name)).PHASE, await waiting()]).toEqual(['proposed', before])
    expect(await objectTo(await proposed(ann), ann)).toBe('')
  })

  test('is one for all accounts of a person, whichever of them staked', async () => {
    const [ann, also] = await linked(await bettor(), await bettor())
    const name = await proposed(ann)
    const told = async () =>
      Promise.all(
        [ann, also].map(async (by) => [(await one(name, by)).OWN?.MAYOBJECT, (await one(name, by)).OWN?.OBJECTED]),
      )
    expect(await told()).toEqual([
      ['Y', 'N'],
      ['Y', 'N'],
    ])
    expect(await objectTo(name, also)).toBe('')
    expect(await objectTo(name, ann)).toBe('objectedAlready')
    expect(await told()).toEqual([
      ['N', 'Y'],
      ['N', 'Y'],
    ])
  })

  test('of two accounts that are linked later counts as one person’s', async () => {
    const people = await Promise.all(Array.from({ length: 3 }, () => bettor()))
    const others = await Promise.all(Array.from({ length: 3 }, () => bettor()))
    const name = await open(staff, { oddsType: 'static' })
    for (const by of people) expect((await stake(by, name, { option: 1 })).msg).toBe('')
    for (const by of others) expect((await stake(by, name, { stake: 15 })).msg).toBe('')
    site.advance(25 * hourMs)
    await end(staff, name, 0)
    for (const by of people) expect(await objectTo(name, by)).toBe('')
    expect(await one(name)).toMatchObject({ PHASE: 'contested', PROPOSAL: { OBJECTIONS: 3 } })
    await linkAccounts(site, people[0] as TestMember, people[1] as TestMember)
    expect(await one(name)).toMatchObject({ PHASE: 'proposed', PROPOSAL: { OBJECTIONS: 2 } })
  })
})

describe('staff', () => {
  test('who staked, with whatever account, decide nothing about the event', async () => {
    const clerk = await hire(site, 'clerkbets', ['bocai'])
    const [own] = await linked(await bettor(), clerk)
    const ann = await bettor()
    const name = await open(staff)
    expect((await stake(own, name)).msg).toBe('')
    expect((await stake(ann, name, { option: 1 })).msg).toBe('')
    const sent = await form(staff, { bocaiName: name })
    expect((await site.call(betStaff.calls.update, { ...sent, reason }, as(clerk))).msg).toBe('staffStaked')
    site.advance(25 * hourMs)
    expect((await end(clerk, name, 0)).msg).toBe('staffStaked')
    await end(staff, name, 0)
    await objectTo(name, ann)
    expect((await end(clerk, name, 1)).msg).toBe('staffStaked')
    expect((await answer(await objectionTo(name), clerk, false)).msg).toBe('staffStaked')
  })

  test('change no result whose day is over, though nothing is paid yet', async () => {
    const name = await proposed(await bettor())
    site.advance(25 * hourMs)
    expect((await end(second, name, 1)).msg).toBe('betSettles')
  })

  test('change the pictures of an event to their own alone', async () => {
    const name = await open(staff)
    const sent = { ...(await form(staff, { bocaiName: name })), images: ['/pic/a/b.png', ''], reason }
    expect((await site.call(betStaff.calls.update, sent, as(staff))).msg).toBe('pictureMissing')
  })

  test.each([
    ['javascript:alert(1)', 'linkWrong'],
    ['http://example.org/run', 'linkWrong'],
    ['//example.org/run', 'linkWrong'],
    ['', 'linkWrong'],
    ['/r/12', ''],
  ])('name where the result is to be seen: %s', async (link, code) => {
    const name = await open(staff)
    site.advance(25 * hourMs)
    const ending = { bocaiName: name, winner: 0, link, reason }
    expect((await site.call(betStaff.calls.end, ending, as(staff))).msg).toBe(code)
  })

  test('see before what each result pays and returns, to the unit', async () => {
    const name = await open(staff)
    await stake(await bettor(), name, { stake: 9 })
    await stake(await bettor(), name, { option: 1, stake: 4 })
    const { results, HELD } = (await site.call(betStaff.calls.detail, { bocaiName: name }, as(staff))).data
    expect(HELD).toBe(313)
    expect(results.map(({ PAID, RETURNED }) => PAID + RETURNED)).toEqual([313, 313, 313])
    const [, , none] = results
    expect(none).toEqual({ PAID: 13, RETURNED: 300, WINNERS: 2 })
  })

  test('see what moved to the account of an event and from it, and everybody what it paid', async () => {
    const name = await open(staff)
    const gone = await bettor()
    const won = (await stake(await bettor(), name, { stake: 9 })).data.PAYOUT
    const burned = (await stake(gone, name, { stake: 2 })).data.PAYOUT
    await stake(await bettor(), name, { option: 1, stake: 4 })
    const moves = async (of: string) => {
      const { MOVES, HELD } = (await site.call(betStaff.calls.detail, { bocaiName: of }, as(staff))).data
      return { moves: MOVES.map(({ REASON, IN, COUNT, AMOUNT }) => `${REASON} ${IN} ${COUNT} ${AMOUNT}`), HELD }
    }
    expect(await moves(name)).toEqual({ moves: ['betBase Y 1 300', 'stake Y 3 15'], HELD: 315 })
    expect(await one(name)).toMatchObject({ PAIDOUT: -1 })
    await db().own.updateTable('members').set({ closed_at: now() }).where('id', '=', gone.id).execute()
    await payOut(staff, name, 0)
    expect(await one(name)).toMatchObject({ PAIDOUT: won + burned, STAKED: 15, BASE: 300 })
    const paid = await moves(name)
    expect(paid.HELD).toBe(0)
    expect(paid.moves.toSorted()).toEqual(
      [
        ...['betBase Y 1 300', 'stake Y 3 15', `winnings N 1 ${won}`, `closed N 1 ${burned}`],
        `betReturned N 1 ${315 - won - burned}`,
      ].toSorted(),
    )
    const back = await open(staff)
    await stake(await bettor(), back, { stake: 9 })
    await payOut(staff, back, -1)
    expect(await one(back)).toMatchObject({ PAIDOUT: 9, STAKED: 9 })
    expect((await moves(back)).moves).toContain('stakeBack N 1 9')
  })
})

describe("about a member's event", () => {
  const asked = async (opener: TestMember, more: object = {}) => {
    await giveResource(site, opener, 'player', 3)
    const { resource: _, ...sent } = await form(staff, { base: 20, odds: [900, 900], ...more })
    expect((await site.call(calls.ask, sent, as(opener))).msg).toBe('')
    return sent.bocaiName
  }
  const decide = async (name: string, accept: boolean, by = staff) =>
    (await site.call(betStaff.calls.decideAsked, { bocaiName: name, accept, reason }, as(by))).msg

  test('its opener does not decide, with whatever account, and is told what was decided', async () => {
    const clerk = await hire(site, 'clerkasks', ['bocai'])
    const [opener] = await linked(await bettor('faith', 90), clerk)
    const name = await asked(opener)
    expect(await decide(name, true, clerk)).toBe('staffOwn')
    expect(await decide(name, false)).toBe('')
    const told = async () => (await remindersOf(site, opener, 'betAsked')).map(({ data }) => [data.name, data.accepted])
    expect(await told()).toEqual([[name, 'N']])
    const next = await asked(opener)
    expect(await decide(next, true)).toBe('')
    expect((await told())[0]).toEqual([next, 'Y'])
  })

  test('one that waits when the bets are switched off goes back, and its opener is told', async () => {
    const opener = await bettor('faith', 60)
    const name = await asked(opener)
    await refundAll(db(), now())
    const told = await remindersOf(site, opener, 'betAsked')
    expect(told.map(({ data }) => [data.name, data.accepted])).toEqual([[name, 'N']])
    expect(await held(opener)).toBe(60)
  })

  test('its base counts as a gift in the week of its opener', async () => {
    const opener = await bettor('faith', 60)
    expect(await decide(await asked(opener), true)).toBe('')
    const { resource: _, ...sent } = await form(staff, { base: 20, odds: [900, 900] })
    expect((await site.call(calls.ask, sent, as(opener))).msg).toBe('weekOut')
    expect(await held(opener)).toBe(40)
  })

  test('nobody lets it open after its deadline', async () => {
    const opener = await bettor('faith', 60)
    const name = await asked(opener)
    site.advance(25 * hourMs)
    expect(await decide(name, true)).toBe('deadlineSoon')
    await settle()
    expect([(await one(name, opener)).PHASE, await held(opener)]).toEqual(['refused', 60])
  })

  test('its base is nothing of the week of the house', async () => {
    const before = (await site.call(betStaff.calls.alive, {}, as(staff))).data.week
    const name = await asked(await bettor('faith', 60))
    expect(await decide(name, true)).toBe('')
    expect((await site.call(betStaff.calls.alive, {}, as(staff))).data.week).toEqual(before)
  })

  test('no result gives back what was staked, and the base', async () => {
    const [opener, ann] = [await bettor('faith', 60), await bettor()]
    const name = await asked(opener)
    expect(await decide(name, true)).toBe('')
    expect((await stake(ann, name, { stake: 4 })).msg).toBe('')
    await payOut(staff, name, -1)
    expect([await held(opener), await held(ann), (await one(name)).PHASE]).toEqual([60, 100, 'refunded'])
  })
})

test('a changed result is told again to who staked', async () => {
  const ann = await bettor()
  const name = await proposed(ann)
  await settle()
  const told = async () => (await remindersOf(site, ann, 'betProposed')).map(({ data }) => data.changed)
  expect(await told()).toEqual(['N'])
  site.advance(hourMs)
  expect((await end(second, name, 1)).msg).toBe('')
  await settle()
  await settle()
  expect((await told())[0]).toBe('Y')
  expect((await told()).filter((changed) => changed === 'Y')).toHaveLength(1)
})

// The last test: sessions end before the right to object is there again.
test('who objected without a reason may object again after 90 days', async () => {
  const ann = await bettor()
  const name = await proposed(ann)
  await objectTo(name, ann)
  expect((await answer(await objectionTo(name), second, false)).msg).toBe('')
  site.advance(89 * dayMs)
  staff = await signInAgain(site, staff)
  const again = await signInAgain(site, ann)
  expect(await objectTo(await proposed(again), again)).toBe('')
})
