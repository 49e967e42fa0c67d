import { afterAll, beforeAll, expect, test } from 'vitest'
import { economy } from '#nouns/economy/contract/economy.ts'
import { giveResource } from '#site/test/give-resource.ts'
import { hire } from '#site/test/hire.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { remindersOf } from '#site/test/reminders-of.ts'
import { setBlack } from '#site/test/set-black.ts'
import { betStaff } from '../contract/bet-staff.ts'
import { bets } from '../contract/bets.ts'
import { bettors } from '../test/betting.ts'

const { calls } = bets
const reason = 'seen'
const dayMs = 86_400_000
let site: TestSite
let staff: TestMember
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6, jobs: false })
  staff = await hire(site, 'betclerk', ['bocai'])
})
afterAll(() => site.close())

const { as, bettor, form, open, one, payOut } = bettors(() => site)
const say = (by: TestMember, bocaiName: string, comment: string) =>
  site.call(calls.comment, { bocaiName, comment }, as(by))
const said = async (bocaiName: string) =>
  (await site.call(calls.comments, { bocaiName })).data.rows.map(({ COMMENT }) => COMMENT)

/** A member's event that staff let open. */
async function ofMember() {
  const opener = await bettor('faith', 60)
  await giveResource(site, opener, 'player', 3)
  const { resource: _, ...sent } = await form(staff, { base: 20, odds: [900, 900] })
  expect((await site.call(calls.ask, sent, as(opener))).msg).toBe('')
  const { bocaiName } = sent
  return {
    opener,
    bocaiName,
    letOpen: () => site.call(betStaff.calls.decideAsked, { bocaiName, accept: true, reason }, as(staff)),
  }
}

test('an event of the house is discussed: nobody in particular is told, and its writer takes it back', async () => {
  const name = await open(staff)
  const [ann, ben] = [await makeMember(site, 'ann'), await makeMember(site, 'ben')]
  const { KeyID } = (await say(ann, name, '  too early to say  ')).data
  expect((await say(ben, name, 'a second one')).msg).toBe('')
  expect(await said(name)).toEqual(['a second one', 'too early to say'])
  expect(await one(name)).toMatchObject({ REPCOMNUM: 2, COMMENTABLE: 'Y' })
  expect(await remindersOf(site, staff, 'betComment')).toEqual([])
  expect((await site.call(calls.removeComment, { id: KeyID }, as(ben))).msg).toBe('notOwn')
  expect((await site.call(calls.removeComment, { id: KeyID }, as(ann))).msg).toBe('')
  expect((await site.call(calls.removeComment, { id: KeyID }, as(ann))).msg).toBe('commentGone')
  expect([await said(name), (await one(name)).REPCOMNUM]).toEqual([['a second one'], 1])
  expect((await say(ann, name, ' ')).msg).toBe('commentEmpty')
  expect((await say(ann, name, 'x'.repeat(1_200))).msg).toBe('commentLong')
  expect((await say(ann, 'nosuchevent', 'x')).msg).toBe('betUnknown')
})

test('a first comment brings what comments bring, and its line of the statement names the event', async () => {
  const name = await open(staff, { title: 'Named in the book' })
  const ann = await makeMember(site, 'earner')
  site.advance(8 * dayMs)
  await say(ann, name, 'a comment with enough words to be worth something to somebody')
  const { rows } = (await site.call(economy.calls.statement, {}, as(ann))).data
  expect(rows.find(({ REASON }) => REASON === 'comment')).toMatchObject({
    ABOUT: { BET: { NAME: name, TITLE: 'Named in the book' } },
  })
})

test('the member whose event it is hears of a comment; before it opens there is nothing to comment on', async () => {
  const { opener, bocaiName, letOpen } = await ofMember()
  const ann = await makeMember(site, 'talker')
  expect((await say(ann, bocaiName, 'x')).msg).toBe('betUnknown')
  expect((await site.call(calls.comments, { bocaiName })).msg).toBe('betUnknown')
  await letOpen()
  const { KeyID } = (await say(ann, bocaiName, 'nice one')).data
  expect((await say(opener, bocaiName, 'thanks')).msg).toBe('')
  expect(await remindersOf(site, opener, 'betComment')).toMatchObject([
    { data: { name: bocaiName, comment: KeyID, words: 'nice one' } },
  ])
})

test('a comment that waits is for staff, and seen by nobody else before they let it through', async () => {
  const { opener, bocaiName, letOpen } = await ofMember()
  await letOpen()
  const rude = await makeMember(site, 'rude')
  await setBlack(site, rude, true)
  const waiting = (await say(rude, bocaiName, 'BAD')).data
  const worse = (await say(rude, bocaiName, 'WORSE')).data
  expect(waiting.HELD).toBe('Y')
  expect([await said(bocaiName), (await one(bocaiName)).REPCOMNUM]).toEqual([[], 0])
  const held = async () => (await site.call(betStaff.calls.held, {}, as(staff))).data.rows
  expect((await held()).find(({ id }) => id === waiting.KeyID)).toMatchObject({
    text: 'BAD',
    why: 'black',
    UID: rude.id,
    NAME: bocaiName,
  })
  await setBlack(site, rude, false)
  const decide = (id: number, pass: 'Y' | 'N') => site.call(betStaff.calls.decideHeld, { id, pass, reason }, as(staff))
  expect((await decide(waiting.KeyID, 'Y')).msg).toBe('')
  expect((await decide(worse.KeyID, 'N')).msg).toBe('')
  expect((await decide(worse.KeyID, 'Y')).msg).toBe('missingHeld')
  expect([await said(bocaiName), (await one(bocaiName)).REPCOMNUM, await held()]).toEqual([['BAD'], 1, []])
  expect(await remindersOf(site, opener, 'betComment')).toMatchObject([{ data: { words: 'BAD' } }])
  expect((await remindersOf(site, rude, 'betCommentDecided')).map(({ data }) => data)).toMatchObject([
    { name: bocaiName, verdict: 'notPass', note: reason },
    { name: bocaiName, verdict: 'pass', note: reason },
  ])
})

test('the discussion closes 30 days after payment', async () => {
  const name = await open(staff)
  const ann = await bettor()
  await payOut(staff, name, 0)
  site.advance(29 * dayMs)
  expect((await say(ann, name, 'well paid')).msg).toBe('')
  site.advance(2 * dayMs)
  expect((await say(ann, name, 'too late')).msg).toBe('commentsClosed')
  expect(await one(name)).toMatchObject({ REPCOMNUM: 1, COMMENTABLE: 'N' })
  expect(await said(name)).toEqual(['well paid'])
})
