import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { linkedTo } from '#core/members/links/linked.ts'
import { roles } from '#nouns/accounts/contract/roles.ts'
import { hire } from '#site/test/hire.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { type GuardedMember, makeOwner, ownPassword } from '#site/test/make-owner.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { remindersOf } from '#site/test/reminders-of.ts'
import { admin } from '../contract/admin.ts'
import { roleStaff } from '../contract/role-staff.ts'

const { linked, countAsOne, countApart, setRobot } = roleStaff.calls
const { appeal, appeals, decideAppeal, punishment, log } = admin.calls
const reason = 'the same browser, the same minute'
let site: TestSite
let clerk: GuardedMember
let chief: GuardedMember
beforeAll(async () => {
  site = await openTestSite()
  clerk = await hire(site, 'clerk', ['user'])
  chief = await hire(site, 'chief', ['admin'])
})
afterAll(() => site.close())

const as = ({ token }: { readonly token: string }) => ({ token })
const count = (one: TestMember, other: TestMember) =>
  site.call(countAsOne, { UID: one.id, OTHER: other.id, reason }, as(clerk))
const groupOf = ({ id }: TestMember) => linkedTo(site.site.foundation.db.read, id)
const told = async (member: TestMember) => (await remindersOf(site, member, 'linkedAccount')).map(({ data }) => data)
const rolesOf = async (member: TestMember) => (await site.call(roles.calls.mine, {}, as(member))).data
const actsOn = async ({ id }: TestMember) =>
  (await site.call(log, { subject: `member:${id}`, pageSize: 20 }, as(chief))).data.rows.map(({ act }) => act)

test('two counted as one are told why, see each other without the account name, and no more than that', async () => {
  const [one, other] = [await makeMember(site, 'one'), await makeMember(site, 'two')]
  const hidden = await makeOwner(site, 'hidden')
  await site.call(roles.calls.link, { account: 'hidden', password: ownPassword }, as(other))
  expect(await count(one, one)).toMatchObject({ msg: 'sameMember' })
  expect(await count(one, other)).toMatchObject({ msg: '', data: 'suc' })
  expect(await count(other, one)).toMatchObject({ msg: 'countedAlready' })
  expect(await groupOf(one)).toEqual([one.id, other.id, hidden.id])
  expect(await told(one)).toEqual([{ state: 'counted', id: String(other.id), reason }])
  // What the other's owner linked is nobody else's business.
  const { rows } = await rolesOf(one)
  expect(rows.map(({ UID, STATE, ACCOUNT, REASON }) => [UID, STATE, ACCOUNT, REASON])).toEqual([
    [one.id, 'here', 'one', ''],
    [other.id, 'counted', '', reason],
  ])
  expect(await site.call(roles.calls.change, { UID: other.id }, as(one))).toMatchObject({ msg: 'roleMissing' })
  const seen = (await site.call(linked, { UID: one.id }, as(clerk))).data
  expect(seen.rows.map(({ UID }) => UID)).toEqual([one.id, other.id, hidden.id])
  expect(seen.links.map(({ BY, STAFF }) => [BY, STAFF])).toEqual([
    ['staff', 'clerk'],
    ['owner', ''],
  ])
  expect(await actsOn(one)).toEqual(['countAsOne'])
  expect((await site.call(linked, { UID: one.id }, as(one))).auth).toBe('admin')
})

test('whoever is counted may appeal once a day; staff answer, and granting takes it back for both', async () => {
  const [one, other] = [await makeMember(site, 'sister'), await makeMember(site, 'brother')]
  const say = (member: TestMember) => site.call(appeal, { text: 'We are siblings.', about: 'counted' }, as(member))
  expect(await say(one)).toMatchObject({ msg: 'notCounted' })
  await count(one, other)
  expect(await say(one)).toMatchObject({ msg: '', data: 'suc' })
  expect(await say(one)).toMatchObject({ msg: 'appealedToday' })
  expect(await say(other)).toMatchObject({ msg: '' })
  expect(await rolesOf(one)).toMatchObject({ appeal: { text: 'We are siblings.', state: 'open' } })
  expect((await site.call(punishment, {}, as(one))).data).toMatchObject({ black: 'N', appeal: null })

  const queue = (await site.call(appeals, { pageSize: 20, pageNum: 1 }, as(clerk))).data.rows
  expect(queue).toMatchObject([
    { UID: one.id, about: 'counted', BLACKREASON: '', COUNTED: [{ UID: other.id, REASON: reason }] },
    { UID: other.id, about: 'counted', COUNTED: [{ UID: one.id }] },
  ])
  const [first, second] = [queue[0]?.id ?? 0, queue[1]?.id ?? 0]
  const kept = await site.call(decideAppeal, { id: second, pass: 'N', reason: 'not shown' }, as(clerk))
  expect(kept).toMatchObject({ msg: '', data: 'suc' })
  expect(await told(other)).toContainEqual({ state: 'kept', id: '', reason: 'not shown' })
  expect(await rolesOf(other)).toMatchObject({ appeal: { state: 'notPass', answer: 'not shown' } })
  expect(await groupOf(one)).toHaveLength(2)

  expect(await site.call(decideAppeal, { id: first, pass: 'Y', reason: 'shown' }, as(clerk))).toMatchObject({ msg: '' })
  expect([await groupOf(one), await groupOf(other)]).toEqual([[one.id], [other.id]])
  for (const member of [one, other]) {
    expect((await told(member))[0]).toMatchObject({ state: 'apart', reason: 'shown' })
    expect(await rolesOf(member)).toMatchObject({ rows: [{ UID: member.id }], appeal: null })
  }
})

test('an appeal about one decision leaves the other open', async () => {
  const [one, other] = [await makeMember(site, 'both'), await makeMember(site, 'bothtwo')]
  await count(one, other)
  const flag = { UID: one.id, black: 'Y', reason: 'spam' } as const
  expect(await site.call(admin.calls.flagUser, flag, as(clerk))).toMatchObject({ msg: '' })
  for (const about of ['black', 'counted'] as const)
    expect(await site.call(appeal, { text: `not ${about}`, about }, as(one))).toMatchObject({ msg: '' })
  expect(await site.call(admin.calls.flagUser, { ...flag, black: 'N' }, as(clerk))).toMatchObject({ msg: '' })
  const queue = (await site.call(appeals, { pageSize: 20, pageNum: 1 }, as(clerk))).data.rows
  expect(queue.map(({ text }) => text)).toEqual(['not counted'])
})

test('counting apart ends every link at once, of owners too, and the sessions over them', async () => {
  const main = await makeMember(site, 'stolen')
  const other = await makeOwner(site, 'prey')
  await site.call(roles.calls.link, { account: 'prey', password: ownPassword }, as(main))
  const inside = (await site.call(roles.calls.change, { UID: other.id }, as(main))).data
  const apart = () => site.call(countApart, { UID: other.id, reason: 'a stolen password' }, as(clerk))
  expect(await apart()).toMatchObject({ msg: '', data: 'suc' })
  expect(await groupOf(main)).toEqual([main.id])
  expect((await site.call(accounts.calls.me, {}, as(inside))).auth).toBe('login')
  expect((await told(other))[0]).toMatchObject({ state: 'apart', reason: 'a stolen password' })
  expect(await apart()).toMatchObject({ msg: 'notCounted' })
  expect((await actsOn(other))[0]).toBe('countApart')
})

test('nobody judges about their own accounts', async () => {
  const second = await makeOwner(site, 'second')
  const stranger = await makeMember(site, 'stranger')
  await site.call(roles.calls.link, { account: 'second', password: ownPassword }, as(clerk))
  expect(await count(clerk, stranger)).toMatchObject({ msg: 'self' })
  expect(await count(stranger, second)).toMatchObject({ msg: 'self' })
  expect(await site.call(countApart, { UID: second.id, reason }, as(clerk))).toMatchObject({ msg: 'self' })
})

test('an account becomes a robot with a reason, is told, and counts with nobody', async () => {
  const [robot, other] = [await makeMember(site, 'robot'), await makeMember(site, 'human')]
  const set = (UID: number, value: 'Y' | 'N') => site.call(setRobot, { UID, robot: value, reason }, as(clerk))
  await count(robot, other)
  expect(await set(robot.id, 'Y')).toMatchObject({ msg: 'linkedMember' })
  await site.call(countApart, { UID: robot.id, reason }, as(clerk))
  expect(await set(robot.id, 'Y')).toMatchObject({ msg: '', data: 'suc' })
  expect(await set(robot.id, 'Y')).toMatchObject({ msg: '' })
  expect(await count(robot, other)).toMatchObject({ msg: 'robotMember' })
  expect(await set(chief.id, 'Y')).toMatchObject({ msg: 'staffMember' })
  expect(await set(clerk.id, 'Y')).toMatchObject({ msg: 'self' })
  expect((await actsOn(robot)).filter((act) => act === 'updateRobot')).toHaveLength(1)
  expect((await remindersOf(site, robot, 'robot')).map(({ data }) => data)).toEqual([{ state: 'set', reason }])
  expect(await set(robot.id, 'N')).toMatchObject({ msg: '' })
})
