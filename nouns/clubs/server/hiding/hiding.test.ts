import { afterAll, beforeAll, expect, test } from 'vitest'
import { admin } from '#nouns/admin/contract/admin.ts'
import { giveLevels } from '#site/test/give-levels.ts'
import { hire } from '#site/test/hire.ts'
import { linkAccounts } from '#site/test/link-accounts.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { remindersOf } from '#site/test/reminders-of.ts'
import { setBlack } from '#site/test/set-black.ts'
import { clubs } from '../../contract/clubs.ts'
import { answer, documentOf, makeClub, makeTopic } from '../../test/clubs.ts'

const { calls } = clubs
const reason = 'rude words'
const day = 86_400_000

let site: TestSite
let writer: TestMember
let chief: TestMember
let m: number
let names = 0
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6, jobs: false })
  writer = await makeMember(site, 'writer')
  chief = await hire(site, 'chief', ['ms'])
  m = await makeClub(site)
})
afterAll(() => site.close())

const as = ({ token }: TestMember) => ({ token })
const people = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const member = await makeMember(site, `hider${++names}`)
      await giveLevels(site, member, { bomb: 2 })
      return member
    }),
  )
const floorBy = async (by: TestMember, text = 'something rude') => {
  const t = await makeTopic(site, await makeMember(site, `opener${++names}`), { m })
  const { data } = await answer(site, by, t, documentOf(text))
  return { t, floor: data.FLOOR }
}
const hide = (by: TestMember, at: { t: number; floor: number }) => site.call(calls.hideFloor, { ...at, reason }, as(by))
const row = async ({ t, floor }: { t: number; floor: number }, by?: TestMember) => {
  const { data } = await site.call(calls.floors, { t }, by && as(by))
  return { ...data.rows[floor - 1], FLOORS: data.topic.FLOORS }
}
const hidingsLogged = ({ t, floor }: { t: number; floor: number }) =>
  site.site.foundation.db.read
    .selectFrom('staff_log')
    .select(['actor', 'after'])
    .where('act', '=', 'hideFloor')
    .where('subject', '=', `floor:${t}:${floor}`)
    .execute()
const decide = (at: { t: number; floor: number }, verdict: 'pass' | 'notPass') =>
  site.call(calls.decideHeld, { ...at, verdict, reason: 'looked' }, as(chief))

test('three people hide a floor until staff look; its author is told, but not by whom', async () => {
  const at = await floorBy(writer)
  const [one, two, three] = (await people(3)) as [TestMember, TestMember, TestMember]
  expect((await hide(one, at)).data).toEqual({ COUNT: 1, HIDDEN: 'N' })
  expect((await hide(one, at)).msg).toBe('hidAlready')
  expect((await hide(two, at)).data).toEqual({ COUNT: 2, HIDDEN: 'N' })
  expect(await row(at)).toMatchObject({ GONE: '', FLOORS: 2 })
  expect((await hide(three, at)).data).toEqual({ COUNT: 3, HIDDEN: 'Y' })
  expect(await row(at)).toMatchObject({ GONE: 'held', UID: 0, HTML: '', FLOORS: 1 })
  expect(await row(at, writer)).toMatchObject({ GONE: 'held', UID: writer.id, HELDFOR: 'members' })
  expect((await hide((await people(1))[0] as TestMember, at)).msg).toBe('floorGone')
  const [told] = await remindersOf(site, writer, 'floorHidden')
  expect(told).toEqual({ subject: `floor:${at.t}:${at.floor}`, data: { ...at, title: 'A topic' } })

  const held = (await site.call(calls.heldFloors, { pageSize: 50 }, as(chief))).data.rows
  const waiting = held.find(({ T }) => T === at.t)
  expect(waiting).toMatchObject({ why: 'members', UID: writer.id })
  expect(waiting?.HIDERS.map(({ UID, REASON }) => [UID, REASON])).toEqual(
    [one, two, three].map(({ id }) => [id, reason]),
  )
  const [logged, ...more] = await hidingsLogged(at)
  expect(more).toEqual([])
  expect(logged?.actor).toBe(three.id)
  expect(JSON.parse(logged?.after ?? '')).toMatchObject({ hidden: true, by: [one.id, two.id, three.id] })
})

test('what staff let be is back at once, and its hiders hide nothing for a week', async () => {
  const at = await floorBy(writer)
  const other = await floorBy(writer)
  const hiders = await people(3)
  for (const one of hiders) await hide(one, at)
  expect((await decide(at, 'pass')).msg).toBe('')
  expect(await row(at)).toMatchObject({ GONE: '', FLOORS: 2 })
  for (const one of hiders) {
    expect((await remindersOf(site, one, 'hidingDecided'))[0]?.data).toMatchObject({
      verdict: 'notPass',
      note: 'looked',
    })
    expect((await hide(one, other)).msg).toBe('hidePaused')
  }
  const [fresh] = await people(1)
  if (!fresh) throw new Error('no member')
  expect((await hide(fresh, at)).msg).toBe('hideLooked')
  const edited = { ...at, document: documentOf('worse words'), edits: 0 }
  expect((await site.call(calls.edit, edited, as(writer))).msg).toBe('')
  expect((await hide(fresh, at)).data.COUNT).toBe(1)
  site.advance(7 * day + 60_000)
  expect((await hide(hiders[0] as TestMember, other)).data.COUNT).toBe(1)
  expect((await hide(hiders[0] as TestMember, at)).data.COUNT).toBe(2)
  site.advance(-7 * day - 60_000)
})

test('what staff keep away was hidden rightly: however they take it away, the hiders are thanked', async () => {
  const [held, taken, reported] = [await floorBy(writer), await floorBy(writer), await floorBy(writer)]
  const hiders = await people(3)
  for (const at of [held, taken]) for (const one of hiders) await hide(one, at)
  const [first] = hiders
  if (!first) throw new Error('no member')
  await hide(first, reported)
  expect((await decide(held, 'notPass')).msg).toBe('')
  expect((await site.call(calls.deleteFloor, { ...taken, reason }, as(chief))).msg).toBe('')
  await site.call(calls.report, { ...reported, reason }, as(first))
  const rows = (await site.call(calls.reports, {}, as(chief))).data.rows
  const id = rows.find(({ T }) => T === reported.t)?.id ?? 0
  await site.call(calls.takeReport, { id }, as(chief))
  expect((await site.call(calls.decideReport, { id, verdict: 'pass', reason }, as(chief))).msg).toBe('')
  const told = await remindersOf(site, first, 'hidingDecided')
  expect(told.map(({ data }) => data)).toMatchObject([
    { verdict: 'pass', t: reported.t },
    { verdict: 'pass', t: taken.t },
    { verdict: 'pass', t: held.t },
  ])
  expect((await hide(first, await floorBy(writer))).msg).toBe('')
})

test('a third hiding that comes twice at once hides the floor once', async () => {
  const at = await floorBy(writer)
  const hiders = await people(4)
  for (const one of hiders.slice(0, 2)) await hide(one, at)
  const [a, b] = await Promise.all(hiders.slice(2).map((one) => hide(one, at)))
  expect([a?.msg, b?.msg].sort()).toEqual(['', 'floorGone'])
  expect(await row(at)).toMatchObject({ GONE: 'held', FLOORS: 1 })
  expect(await hidingsLogged(at)).toHaveLength(1)
})

test('a hiding that is sent three times at once counts once', async () => {
  const at = await floorBy(writer)
  const [one] = await people(1)
  if (!one) throw new Error('no member')
  const answers = await Promise.all([hide(one, at), hide(one, at), hide(one, at)])
  expect(answers.map(({ msg }) => msg).sort()).toEqual(['', 'hidAlready', 'hidAlready'])
  expect(await row(at)).toMatchObject({ GONE: '' })
})

test('accounts of one person hide as one, share a pause, and do not hide their own floors', async () => {
  const [at, other] = [await floorBy(writer), await floorBy(writer)]
  const [one, twin, two, three] = (await people(4)) as [TestMember, TestMember, TestMember, TestMember]
  await hide(one, at)
  await hide(twin, at)
  await linkAccounts(site, one, twin)
  expect((await hide(two, at)).data).toEqual({ COUNT: 2, HIDDEN: 'N' })
  expect((await hide(twin, other)).data.COUNT).toBe(1)
  expect((await hide(one, other)).msg).toBe('hidByLinked')
  expect((await hide(twin, other)).msg).toBe('hidAlready')
  expect((await hide(one, await floorBy(twin))).msg).toBe('hideOwn')
  expect((await hide(three, at)).data).toEqual({ COUNT: 3, HIDDEN: 'Y' })
  await decide(at, 'pass')
  const later = (await people(1))[0] as TestMember
  await linkAccounts(site, three, later)
  expect((await hide(later, other)).msg).toBe('hidePaused')
})

test('it takes bomb 2, and neither staff who entered the account nor a flagged member hide', async () => {
  const at = await floorBy(writer)
  const low = await makeMember(site, 'lowly')
  await giveLevels(site, low, { bomb: 1 })
  expect(await hide(low, at)).toMatchObject({ auth: 'authority', data: { kind: 'bomb', level: 2 } })
  await giveLevels(site, low, { bomb: 2 })
  const boss = await hire(site, 'boss', ['user'])
  const entered = await site.call(admin.calls.enterAs, { UID: low.id, reason: 'look', code: boss.code() }, as(boss))
  expect(entered.msg).toBe('')
  expect((await hide({ id: low.id, token: entered.data.token }, at)).auth).toBe('authority')
  await setBlack(site, low, true)
  expect((await hide(low, at)).auth).toBe('black')
})

test('own floors, floors of staff, floor 1 and what is gone are not hidden; nor without a reason', async () => {
  const at = await floorBy(writer)
  const [one] = await people(1)
  if (!one) throw new Error('no member')
  await giveLevels(site, writer, { bomb: 2 })
  expect((await hide(writer, at)).msg).toBe('hideOwn')
  expect((await hide(one, await floorBy(chief))).msg).toBe('hideStaff')
  expect((await hide(one, { ...at, floor: 1 })).msg).toBe('hideFirst')
  expect((await hide(one, { ...at, floor: 99 })).msg).toBe('floorGone')
  expect((await hide(one, { t: 999_999_999, floor: 2 })).msg).toBe('topicGone')
  expect((await site.call(calls.hideFloor, { ...at, reason: ' ' }, as(one))).msg).toBe('missingReason')
})

test('a hiding that nobody joins in a month is forgotten', async () => {
  const at = await floorBy(writer)
  const hiders = await people(3)
  await hide(hiders[0] as TestMember, at)
  site.advance(31 * day)
  expect((await hide(hiders[1] as TestMember, at)).data.COUNT).toBe(1)
  expect((await hide(hiders[0] as TestMember, at)).data.COUNT).toBe(2)
  site.advance(-31 * day)
})
