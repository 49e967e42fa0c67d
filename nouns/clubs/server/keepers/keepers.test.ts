import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLedger } from '#core/ledger/audit.ts'
import { balanceOf } from '#core/ledger/reads.ts'
import { giveLevels } from '#site/test/give-levels.ts'
import { giveResource } from '#site/test/give-resource.ts'
import { hire } from '#site/test/hire.ts'
import { linkAccounts } from '#site/test/link-accounts.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { remindersOf } from '#site/test/reminders-of.ts'
import { clubs } from '../../contract/clubs.ts'
import { makeClub, makeTopic } from '../../test/clubs.ts'
import { endPins } from '../pins/end-pins.ts'

const { calls } = clubs
const reason = 'order in the club'
const hour = 3_600_000

let site: TestSite
let writer: TestMember
let keeper: TestMember
let second: TestMember
let chief: TestMember
let tea: number
let cake: number
let strange: number
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6, jobs: false })
  writer = await makeMember(site, 'writer')
  keeper = await makeMember(site, 'keeper')
  second = await makeMember(site, 'second')
  chief = await hire(site, 'chief', ['ms'])
  tea = await makeClub(site, 'Tea')
  cake = await makeClub(site, 'Cake')
  strange = await makeClub(site, 'Strange')
  for (const one of [keeper, second]) await giveLevels(site, one, { life: 7, bomb: 6 })
  for (const m of [tea, cake]) expect((await name(m, keeper)).msg).toBe('')
  await giveFaith(keeper, 1_000)
})
afterAll(() => site.close())

const as = ({ token }: TestMember) => ({ token })
const name = (m: number, { id }: TestMember, on: 'Y' | 'N' = 'Y', by = chief) =>
  site.call(calls.setKeeper, { m, UID: id, on, reason: 'thanks' }, as(by))
const giveFaith = (to: TestMember, amount: number) => giveResource(site, to, 'faith', amount)
const faithOf = ({ id }: TestMember) => balanceOf(site.site.foundation.db.read, id, 'faith')
const topicIn = (m: number, by = writer) => makeTopic(site, by, { m, title: 'Which cake?' })
const head = async (t: number) => (await site.call(calls.floors, { t })).data.topic
const pin = (t: number, on: 'Y' | 'N' = 'Y', by = keeper) => site.call(calls.keepPin, { t, on, reason }, as(by))
const lock = (t: number, on: 'Y' | 'N' = 'Y', by = keeper) => site.call(calls.keepLock, { t, on, reason }, as(by))
const staff = (t: number, act: 'pin' | 'unpin' | 'lock' | 'unlock') =>
  site.call(calls.setTopic, { t, act, reason }, as(chief))
const lastAct = async () => {
  const row = await site.site.foundation.db.read
    .selectFrom('staff_log')
    .select(['actor', 'act', 'subject', 'reason', 'before', 'after'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { ...row, before: JSON.parse(row.before ?? ''), after: JSON.parse(row.after ?? '') }
}

describe('keepers', () => {
  test('are members of life 7, named and dismissed by staff, who are told; the club shows them', async () => {
    const m = await makeClub(site, 'Named')
    const shown = async () => (await site.call(calls.topics, { m })).data.keepers.map(({ UID }) => UID)
    expect((await name(m, writer)).msg).toBe('keeperLevel')
    expect((await name(m, { id: 9_999_999, token: '' })).msg).toBe('personUnknown')
    expect((await name(999_999, keeper)).msg).toBe('clubGone')
    await giveLevels(site, chief, { life: 7 })
    expect((await name(m, chief)).msg).toBe('keeperSelf')
    const other = await makeMember(site, 'chiefs')
    await giveLevels(site, other, { life: 7 })
    await linkAccounts(site, chief, other)
    expect((await name(m, other)).msg).toBe('keeperSelf')
    expect((await name(m, keeper)).msg).toBe('')
    expect((await name(m, keeper)).msg).toBe('actDone')
    expect(await shown()).toEqual([keeper.id])
    expect((await site.call(calls.keptClubs, {}, as(keeper))).data.map(({ KeyID }) => KeyID)).toContain(m)
    expect((await site.call(calls.clubKeepers, {}, as(chief))).data.find(({ KeyID }) => KeyID === m)).toMatchObject({
      KEEPERS: [{ UID: keeper.id }],
    })
    const told = async () =>
      (await remindersOf(site, keeper, 'clubKeeper')).find(({ subject }) => subject === `club:${m}`)
    expect((await told())?.data).toMatchObject({ state: 'named', m, name: 'Named' })
    expect((await name(m, keeper, 'N')).msg).toBe('')
    expect((await name(m, keeper, 'N')).msg).toBe('actDone')
    expect(await shown()).toEqual([])
    expect((await told())?.data).toMatchObject({ state: 'dismissed', note: 'thanks' })
    expect(await lastAct()).toMatchObject({ act: 'setMSKeeper', subject: `club:${m}`, after: { keeper: false } })
  })

  test('are five at most, also when two are named at once', async () => {
    const m = await makeClub(site)
    const six = await Promise.all(
      Array.from({ length: 6 }, async (_, i) => {
        const one = await makeMember(site, `six${i}`)
        await giveLevels(site, one, { life: 7 })
        return one
      }),
    )
    const answers = await Promise.all(six.map((one) => name(m, one)))
    expect(answers.map(({ msg }) => msg).sort()).toEqual(['', '', '', '', '', 'keepersMany'])
  })
})

describe('a pin of a keeper', () => {
  test('lasts a day, costs faith, and is undone by keepers and staff', async () => {
    const t = await topicIn(tea)
    const before = await faithOf(keeper)
    expect((await pin(t)).msg).toBe('')
    expect((await pin(t)).msg).toBe('actDone')
    expect(await faithOf(keeper)).toBe(before - 10)
    expect((await site.call(calls.topics, { m: tea })).data.pinned.map(({ KeyID }) => KeyID)).toEqual([t])
    expect((await remindersOf(site, writer, 'topicKeeper'))[0]).toEqual({
      subject: `topic:${t}:pin`,
      data: { act: 'pin', note: reason, t, title: 'Which cake?' },
    })
    expect(await lastAct()).toMatchObject({
      actor: keeper.id,
      act: 'keeper:pin',
      subject: `topic:${t}`,
      reason,
      before: { pinned: false },
      after: { pinned: true },
    })
    expect((await pin(t, 'N')).msg).toBe('')
    expect((await pin(t, 'N')).msg).toBe('actDone')
    expect((await pin(t)).msg).toBe('')
    expect(await faithOf(keeper)).toBe(before - 20)
    expect((await staff(t, 'unpin')).msg).toBe('')
    expect((await pin(t)).msg).toBe('')
  })

  test('ends by itself; one of staff does not, and keepers cannot undo it', async () => {
    const [kept, house] = [await topicIn(cake), await topicIn(cake)]
    expect((await pin(kept)).msg).toBe('')
    expect((await staff(house, 'pin')).msg).toBe('')
    expect((await pin(house, 'N')).msg).toBe('actOfStaff')
    await endPinsAfter(23 * hour)
    expect((await head(kept)).PINNED).toBe('Y')
    await endPinsAfter(25 * hour)
    expect([(await head(kept)).PINNED, (await head(house)).PINNED]).toEqual(['N', 'Y'])
  })

  test('whose day is over does not stand in the way of the next, before anything tidies up', async () => {
    const m = await makeClub(site)
    await name(m, keeper)
    const topics = await Promise.all(Array.from({ length: 3 }, () => topicIn(m)))
    const [a = 0, b = 0, c = 0] = topics
    for (const t of topics) expect((await pin(t)).msg).toBe('')
    const faith = await faithOf(keeper)
    site.advance(25 * hour)
    expect((await pin(a, 'N')).msg).toBe('actDone')
    expect((await staff(b, 'unpin')).msg).toBe('actDone')
    expect([(await pin(a)).msg, (await pin(a)).msg]).toEqual(['', 'actDone'])
    expect(await faithOf(keeper)).toBe(faith - 10)
    expect(await head(a)).toMatchObject({ PINNED: 'Y' })
    expect(await lastAct()).toMatchObject({ act: 'keeper:pin', before: { pinned: false }, after: { pinned: true } })
    expect((await staff(c, 'pin')).msg).toBe('')
    expect(await head(c)).toMatchObject({ PINNED: 'Y', PINNEDUNTIL: '' })
  })

  test('is one of three in its club, also when two are pinned at once; those of staff are not counted', async () => {
    const m = await makeClub(site)
    await name(m, keeper)
    await name(m, second)
    await giveFaith(second, 100)
    const topics = await Promise.all(Array.from({ length: 5 }, () => topicIn(m)))
    const [a, b, c, d, e] = topics as [number, number, number, number, number]
    await staff(e, 'pin')
    expect([(await pin(a)).msg, (await pin(b)).msg]).toEqual(['', ''])
    const before = (await faithOf(keeper)) + (await faithOf(second))
    const both = await Promise.all([pin(c), pin(d, 'Y', second)])
    expect(both.map(({ msg }) => msg).sort()).toEqual(['', 'pinsMany'])
    expect((await faithOf(keeper)) + (await faithOf(second))).toBe(before - 10)
    // A pinned topic that staff hide leaves its place to another one.
    expect((await site.call(calls.setTopic, { t: a, act: 'hide', reason }, as(chief))).msg).toBe('')
    expect((await pin(both[0]?.msg === '' ? d : c)).msg).toBe('')
  })

  test('of one topic by two keepers at once is paid once; without faith there is none', async () => {
    const m = await makeClub(site)
    await name(m, keeper)
    await name(m, second)
    const t = await topicIn(m)
    const before = (await faithOf(keeper)) + (await faithOf(second))
    const both = await Promise.all([pin(t), pin(t, 'Y', second)])
    expect(both.map(({ msg }) => msg).sort()).toEqual(['', 'actDone'])
    expect((await faithOf(keeper)) + (await faithOf(second))).toBe(before - 10)
    const poor = await makeMember(site, 'poor')
    await giveLevels(site, poor, { life: 7, bomb: 3 })
    await name(m, poor)
    const other = await topicIn(m)
    expect((await pin(other, 'Y', poor)).msg).toBe('faithFew')
    expect((await head(other)).PINNED).toBe('N')
    expect((await auditLedger(site.site.foundation.db)).flatMap(({ wrong }) => wrong)).toEqual([])
  })
})

test('a lock is for an own topic anywhere and for own clubs; what staff locked they unlock', async () => {
  const author = await makeMember(site, 'author')
  await giveLevels(site, author, { bomb: 4 })
  const [own, others] = [await topicIn(strange, author), await topicIn(strange)]
  expect((await lock(own, 'Y', author)).msg).toBe('')
  expect((await head(own)).LOCKED).toBe('Y')
  expect(await remindersOf(site, author, 'topicKeeper')).toEqual([])
  expect((await lock(own, 'N', author)).msg).toBe('')
  expect((await lock(others, 'Y', author)).msg).toBe('notKept')
  expect((await lock(others)).msg).toBe('notKept')
  const kept = await topicIn(tea)
  expect((await lock(kept)).msg).toBe('')
  expect((await lock(kept, 'N')).msg).toBe('')
  await staff(own, 'lock')
  expect((await lock(own, 'N', author)).msg).toBe('actOfStaff')
  await staff(own, 'unlock')
  expect((await lock(own, 'Y', author)).msg).toBe('')
})

test('topics are renamed in an own club and moved between own clubs, and undone so', async () => {
  const t = await topicIn(tea)
  const rename = (title: string) => site.call(calls.keepRename, { t, title, reason }, as(keeper))
  const move = (m: number, by = keeper) => site.call(calls.keepMove, { t, m, reason }, as(by))
  expect((await rename(' ')).msg).toBe('titleEmpty')
  expect((await rename('Which  tart?')).msg).toBe('')
  expect((await rename('Which tart?')).msg).toBe('actDone')
  expect((await head(t)).TITLE).toBe('Which tart?')
  expect((await remindersOf(site, writer, 'topicKeeper'))[0]?.data).toMatchObject({
    act: 'rename',
    title: 'Which tart?',
  })
  expect((await pin(t)).msg).toBe('')
  expect((await move(strange)).msg).toBe('notKept')
  expect((await move(tea)).msg).toBe('actDone')
  expect((await move(cake)).msg).toBe('')
  // A keeper's pin stays behind: it is one of its club's few.
  expect(await head(t)).toMatchObject({ MS: cake, PINNED: 'N' })
  expect(await lastAct()).toMatchObject({ act: 'keeper:move', before: { club: tea }, after: { club: cake } })
  expect((await move(tea)).msg).toBe('')
  expect((await move(tea, second)).msg).toBe('notKept')
})

test('each refusal names the level that is missing', async () => {
  const t = await topicIn(tea)
  const low = await makeMember(site, 'low')
  const acts = [
    [3, () => pin(t, 'Y', low)],
    [4, () => lock(t, 'Y', low)],
    [5, () => site.call(calls.keepRename, { t, title: 'x', reason }, as(low))],
    [6, () => site.call(calls.keepMove, { t, m: cake, reason }, as(low))],
  ] as const
  await giveLevels(site, low, { life: 7 })
  await name(tea, low)
  for (const [level, act] of acts) {
    await giveLevels(site, low, { life: 7, bomb: level - 1 })
    expect(await act()).toMatchObject({ auth: 'authority', data: { kind: 'bomb', level } })
    // A keeper whose life level has fallen keeps nothing any more.
    await giveLevels(site, low, { life: 6, bomb: level })
    expect(await act()).toMatchObject({ auth: 'authority', data: { kind: 'life', level: 7 } })
  }
  await giveLevels(site, low, { life: 7, bomb: 6 })
  expect((await lock(t, 'Y', low)).msg).toBe('')
})

describe('a proposed club', () => {
  const words = { name: 'Puddings', intro: 'all that wobbles', reason: 'we are many' }
  const propose = (by: TestMember, more: object = {}) => site.call(calls.propose, { ...words, ...more }, as(by))
  const decide = (id: number, verdict: 'pass' | 'notPass', keepers: number[] = [], by = chief) =>
    site.call(calls.decideProposal, { id, verdict, keepers, reason: 'seen' }, as(by))
  const proposer = async (account: string) => {
    const member = await makeMember(site, account)
    await giveLevels(site, member, { life: 1 })
    return member
  }
  const waiting = async () => (await site.call(calls.proposals, {}, as(chief))).data

  test('is opened by staff with its keepers, and both are told', async () => {
    const by = await proposer('hopeful')
    const { id } = (await propose(by, { UID: keeper.id })).data
    expect((await waiting()).rows.find((row) => row.id === id)).toMatchObject({
      NAME: 'Puddings',
      INTRO: words.intro,
      REASON: words.reason,
      BY: { UID: by.id },
      KEEPER: { UID: keeper.id },
      STATE: 'open',
    })
    expect((await decide(id, 'pass', [writer.id])).msg).toBe('keeperLevel')
    const named = [keeper.id, keeper.id]
    const both = await Promise.all([decide(id, 'pass', named), decide(id, 'pass', named)])
    expect(both.map(({ msg }) => msg).sort()).toEqual(['', 'proposalDecided'])
    const [mine] = (await site.call(calls.myProposals, {}, as(by))).data
    expect(mine).toMatchObject({ id, STATE: 'accepted', DECISION: 'seen' })
    const m = mine?.M ?? 0
    const page = (await site.call(calls.topics, { m })).data
    expect(page.club).toMatchObject({ NAME: 'Puddings', INTRO: words.intro })
    expect(page.keepers.map(({ UID }) => UID)).toEqual([keeper.id])
    expect((await remindersOf(site, by, 'clubProposal'))[0]?.data).toEqual({
      verdict: 'pass',
      note: 'seen',
      name: 'Puddings',
      m,
    })
    expect((await remindersOf(site, keeper, 'clubKeeper'))[0]?.data).toMatchObject({ state: 'named', m })
    expect(await lastAct()).toMatchObject({
      act: 'decideMSProposal',
      subject: `club:${m}`,
      after: { club: m, keepers: [keeper.id] },
    })
  })

  test('takes life 1', async () => {
    const low = await makeMember(site, 'lowlife')
    expect(await propose(low)).toMatchObject({ auth: 'authority', data: { kind: 'life', level: 1 } })
  })

  test('is declined with a reason; another may follow', async () => {
    const by = await proposer('declined')
    const { id } = (await propose(by, { name: 'Soups' })).data
    expect((await decide(id, 'notPass')).msg).toBe('')
    expect((await remindersOf(site, by, 'clubProposal'))[0]?.data).toMatchObject({ verdict: 'notPass', m: 0 })
    expect((await decide(id, 'pass')).msg).toBe('proposalDecided')
    expect((await propose(by, { name: 'Soups' })).msg).toBe('')
  })

  test('is one at a time, also when two are sent at once, and can be withdrawn', async () => {
    const by = await proposer('eager')
    const two = await Promise.all([propose(by, { name: 'Ices' }), propose(by, { name: 'Jams' })])
    expect(two.map(({ msg }) => msg).sort()).toEqual(['', 'proposalOpen'])
    const id = two.find(({ msg }) => msg === '')?.data.id ?? 0
    const withdraw = (who: TestMember) => site.call(calls.withdrawProposal, { id }, as(who))
    expect((await withdraw(keeper)).msg).toBe('proposalGone')
    expect((await withdraw(by)).msg).toBe('')
    expect((await withdraw(by)).msg).toBe('')
    expect((await decide(id, 'pass')).msg).toBe('proposalGone')
    expect((await waiting()).rows.some((row) => row.id === id)).toBe(false)
    expect((await propose(by, { name: 'Ices' })).msg).toBe('')
  })

  test('needs a name of its own, and a keeper of life 7 if it names one', async () => {
    const by = await proposer('sloppy')
    for (const [more, problem] of [
      [{ name: ' ' }, 'clubNameEmpty'],
      [{ name: 'x'.repeat(61) }, 'clubNameLong'],
      [{ name: 'te​a' }, 'clubNameUnseen'],
      [{ name: 'ＴＥＡ' }, 'clubNameTaken'],
      [{ name: 'Pies', intro: 'x'.repeat(601) }, 'clubTextLong'],
      [{ name: 'Pies', reason: ' ' }, 'missingReason'],
      [{ name: 'Pies', UID: writer.id }, 'keeperLevel'],
      [{ name: 'Pies', UID: 9_999_999 }, 'personUnknown'],
    ] as const)
      expect((await propose(by, more)).msg).toBe(problem)
    // Staff who propose one leave it to others.
    await giveLevels(site, chief, { life: 7 })
    const { id } = (await propose(chief, { name: 'Pies' })).data
    expect((await decide(id, 'pass')).msg).toBe('proposalOwn')
  })

  test('is not decided by who counts as one with its proposer, nor given a keeper of theirs', async () => {
    const clerk = await hire(site, 'clerk', ['ms'])
    const other = await proposer('clerks')
    await giveLevels(site, other, { life: 7 })
    await linkAccounts(site, clerk, other)
    const { id } = (await propose(other, { name: 'Cookies' })).data
    for (const verdict of ['pass', 'notPass'] as const)
      expect((await decide(id, verdict, [], clerk)).msg).toBe('proposalOwn')
    const by = await proposer('baker')
    const { id: theirs } = (await propose(by, { name: 'Biscuits' })).data
    expect((await decide(theirs, 'pass', [other.id], clerk)).msg).toBe('keeperSelf')
    expect((await decide(theirs, 'pass', [], clerk)).msg).toBe('')
  })
})

/** Does the hourly work as it is done so much later. */
async function endPinsAfter(ms: number): Promise<void> {
  const { db, touched } = site.site.foundation
  touched(await endPins(db, new Date(Date.now() + ms)))
}
