import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tx } from '#kit/db/database.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { unreadCount, wasReminded } from './reads.ts'
import { remind, unremind, unremindAll } from './remind.ts'
import { dropRemindersBefore, markAllRead, markRead } from './store.ts'

let site: TestSite
let ann: TestMember
let ben: TestMember
let owners = 0
beforeAll(async () => {
  site = await openTestSite({ jobs: false })
  ann = await makeMember(site, 'ann')
  ben = await makeMember(site, 'ben')
})
afterAll(() => site.close())

const now = new Date('2026-11-20T12:00:00Z')
const hour = 3_600_000
const database = () => site.site.foundation.db
const run = <T>(work: (tx: Tx) => Promise<T>) => database().transaction(work)
const makeReminded = () => makeMember(site, `owner${++owners}`)
const like = (to: TestMember, actor: TestMember | null, subject = 'replay:1', at = now) =>
  run((tx) => remind(tx, { to: to.id, kind: 'replayLike', subject, ...(actor && { actor: actor.id }), now: at }))
const unlike = (to: TestMember, actor: TestMember, subject = 'replay:1') =>
  run((tx) => unremind(tx, { to: to.id, kind: 'replayLike', subject, actor: actor.id }))
const rowsOf = ({ id }: TestMember) =>
  database()
    .own.selectFrom('reminders')
    .select(['subject', 'actors', 'read_at', 'number'])
    .where('member', '=', id)
    .orderBy('number')
    .execute()
const actorsOf = async (owner: TestMember) => (await rowsOf(owner)).map(({ subject, actors }) => [subject, actors])
const unread = (owner: TestMember) => unreadCount(database().read, owner.id)

test('each actor of one subject is counted once, and nobody is reminded of their own act', async () => {
  const owner = await makeReminded()
  for (const actor of [ann, ben, ann, owner]) await like(owner, actor)
  await like(owner, ben, 'replay:2')
  await like(owner, null, 'replay:3')
  expect(await actorsOf(owner)).toEqual(
    expect.arrayContaining([
      ['replay:1', 2],
      ['replay:2', 1],
    ]),
  )
  expect([(await rowsOf(owner)).length, await unread(owner)]).toEqual([3, 3])
})

test('an actor who takes their act back leaves the reminder, and with the last of them it goes', async () => {
  const owner = await makeReminded()
  for (const actor of [ann, ben]) await like(owner, actor)
  await like(owner, ann, 'replay:2')
  for (const _ of [1, 2]) await unlike(owner, ann)
  expect(await actorsOf(owner)).toEqual([
    ['replay:1', 1],
    ['replay:2', 1],
  ])
  await unlike(owner, ben, 'replay:2')
  await unlike(owner, ann, 'replay:3')
  await unlike(owner, ben)
  expect(await actorsOf(owner)).toEqual([['replay:2', 1]])
})

test('a reminder that was read keeps its actors', async () => {
  const owner = await makeReminded()
  for (const actor of [ann, ben]) await like(owner, actor)
  await run((tx) => markAllRead(tx, { member: owner.id, now }))
  await unlike(owner, ann)
  expect(await actorsOf(owner)).toEqual([['replay:1', 2]])
})

test('an actor leaves all unread reminders of one member, and of nobody else', async () => {
  const [owner, other] = [await makeReminded(), await makeReminded()]
  for (const subject of ['replay:1', 'replay:2', 'replay:3']) await like(owner, ann, subject)
  await like(owner, ben, 'replay:2')
  await like(other, ann)
  const [{ number = 0 } = {}] = await rowsOf(owner)
  await run((tx) => markRead(tx, { member: owner.id, numbers: [number], now }))
  await run((tx) => unremindAll(tx, { to: owner.id, actor: ann.id }))
  expect([await actorsOf(owner), await actorsOf(other)]).toEqual([
    [
      ['replay:1', 1],
      ['replay:2', 1],
    ],
    [['replay:1', 1]],
  ])
})

test('only the named reminders of the member are read, and those that are read keep their time', async () => {
  const [owner, other] = [await makeReminded(), await makeReminded()]
  for (const subject of ['replay:1', 'replay:2']) for (const to of [owner, other]) await like(to, ann, subject)
  const numbers = (await rowsOf(owner))
    .slice(0, 1)
    .concat(await rowsOf(other))
    .map(({ number }) => number)
  await run((tx) => markRead(tx, { member: owner.id, numbers, now }))
  expect([await unread(owner), await unread(other)]).toEqual([1, 2])
  await run((tx) => markAllRead(tx, { member: owner.id, now: new Date(now.getTime() + hour) }))
  const read = (await rowsOf(owner)).map(({ read_at }) => read_at?.getTime())
  expect(read).toEqual([now.getTime(), now.getTime() + hour])
  expect(await unread(other)).toBe(2)
})

test('whether somebody was reminded of an actor is known by kind and since when', async () => {
  const owner = await makeReminded()
  await like(owner, ann)
  const was = (more: object = {}) =>
    wasReminded(database().read, {
      to: owner.id,
      kind: 'replayLike',
      actor: ann.id,
      since: new Date(now.getTime() - 1),
      ...more,
    })
  expect(await was()).toBe(true)
  for (const other of [{ to: ann.id }, { kind: 'replayComment' }, { actor: ben.id }, { since: now }]) {
    expect(await was(other)).toBe(false)
  }
})

test('old reminders go, read or not', async () => {
  const owner = await makeReminded()
  await like(owner, ann, 'replay:1', new Date(now.getTime() - 1))
  await like(owner, ann, 'replay:2', now)
  await dropRemindersBefore(database(), now)
  expect(await actorsOf(owner)).toEqual([['replay:2', 1]])
})
