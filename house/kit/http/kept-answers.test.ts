import { afterAll, beforeAll, expect, test } from 'vitest'
import { replays } from '#nouns/replays/contract/replays.ts'
import { site as contract } from '#site/contract.ts'
import { heardBeside } from '#site/test/heard-beside.ts'
import { makeMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { Keeper } from '../kept/keeper.ts'
import type { Caller } from './call.ts'
import { isKept, keepAnswers, watched } from './kept-answers.ts'
import { touchedBy } from './routes.ts'

const endpoint = replays.calls.list
const question = { endpoint, input: { sort: 'time' }, now: 0 }

/** Counts how often it is asked. */
const source = () => {
  let asked = 0
  const make = async () => Buffer.from(String(++asked))
  return { make, times: () => asked }
}

test('the same question is answered once, until a write touches what it shows', async () => {
  const keeper = new Keeper()
  const answers = keepAnswers(keeper)
  const { make, times } = source()
  await answers.answer(question, make)
  expect((await answers.answer(question, make)).toString()).toBe('1')
  await answers.answer({ ...question, input: { sort: 'score' } }, make)
  expect(times()).toBe(2)
  keeper.touch(['replays'])
  expect((await answers.answer(question, make)).toString()).toBe('3')
})

test('an answer whose handler looked at who asks is kept for nobody', async () => {
  const answers = keepAnswers(new Keeper())
  const { make, times } = source()
  const call = { member: { id: 1 }, from: { ip: '' } } as never // no more of a call is looked at
  const looking = (asker: { look: () => void }) => {
    const { member } = watched(call, asker) as { member: unknown }
    expect(member).toEqual({ id: 1 })
    return make()
  }
  await answers.answer(question, looking)
  await answers.answer(question, looking)
  expect(times()).toBe(2)
})

test('only reads of everybody that say what they show are kept', () => {
  const calls = Object.values(contract).flatMap((group) => Object.values(group.calls))
  const kept = calls.filter(isKept).map(({ path }) => path)
  expect(kept).toContain('/getReplay')
  expect(kept).not.toContain('/getMyReplay')
  expect(kept).not.toContain('/likeReplay')
})

let site: TestSite
/** A second process of the site. */
let beside: TestSite
beforeAll(async () => {
  site = await openTestSite()
  beside = await openTestSite({ beside: site, jobs: false })
})
afterAll(async () => {
  await beside.close()
  await site.close()
})

test('a session that was ended is gone at once, although another process remembers its caller', async () => {
  const member = await makeMember(site, 'keeper')
  const { token } = member
  const { sessions, logout } = contract.accounts.calls
  const read = async () => (await beside.call(sessions, {}, { token })).auth
  await heardBeside(beside, { read, before: '', write: () => site.call(logout, {}, { token }), after: 'login' })
})

test('every call that ends sessions or changes what their member may do says so', () => {
  const { accounts } = contract
  const ending = ['logout', 'endSession', 'endOtherSessions', 'changePassword', 'setNewPassword', 'verifyMail'] as const
  for (const name of ending) expect(accounts.calls[name].touches, name).toContain('me')
})

test('a member’s own call drops the member alone, a mailed link and an act of staff drop all', async () => {
  const asMember = { id: 7 } as Caller // no more of a caller is looked at
  const { accounts, bets, desserts, roleStaff } = contract
  expect(touchedBy(desserts.calls.feed, asMember, {})).toEqual(['me#7', 'desserts'])
  expect(touchedBy(accounts.calls.verifyMail, asMember, {})).toContain('me')
  expect(touchedBy(roleStaff.calls.countAsOne, asMember, {})).toContain('me')
  // A stake changes no right of its member, whose session is then not read for each of many stakes.
  expect(touchedBy(bets.calls.place, asMember, { bocaiName: 'tea' })).toEqual(['bet#tea', 'own-stakes'])
})
