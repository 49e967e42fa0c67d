import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { privileges } from '#contract/privileges.ts'
import { auditLedger } from '#core/ledger/audit.ts'
import { postTransfer } from '#core/ledger/post-transfer.ts'
import { makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { shop } from '#nouns/shop/contract/shop.ts'
import { house } from '#rules/ledger/houses.ts'
import { giveLevels } from '#site/test/give-levels.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { remindersOf } from '#site/test/reminders-of.ts'
import { setBlack } from '#site/test/set-black.ts'
import { earnLevels } from './earn-levels.ts'

const dayMs = 86_400_000
let site: TestSite
let topic: number
beforeAll(async () => {
  site = await openTestSite({ jobs: false, ratesFactor: 1e6 })
  topic = await makeTopic(site, await makeMember(site, 'host'), { m: await makeClub(site) })
})
afterAll(() => site.close())
afterEach(async () => {
  expect((await auditLedger(db())).flatMap(({ wrong }) => wrong)).toEqual([])
})

const db = () => site.site.foundation.db
const now = () => site.site.foundation.now()
const earn = () => earnLevels(db(), now())
let names = 0
let numbers = 1_000

/** A member whose account is so many days old, with so many posts. */
async function member(days: number, posts: number, t = topic): Promise<TestMember> {
  const one = await makeMember(site, `writer${++names}`)
  const at = new Date(now().getTime() - days * dayMs)
  await change(one, { created_at: at })
  const rows = Array.from({ length: posts }, () => ({ number: ++numbers, author: one.id, at, html: '', words: '' }))
  if (posts > 0) {
    await db()
      .own.insertInto('floors')
      .values(rows.map((row) => ({ ...row, topic: t, excerpt: '' })))
      .execute()
  }
  return one
}
const change = ({ id }: TestMember, columns: object) =>
  db().own.updateTable('members').set(columns).where('id', '=', id).execute()
const own = async ({ token }: TestMember) => (await site.call(privileges.calls.own, {}, { token })).data
const levels = async (one: TestMember) => {
  const { life, bomb } = await own(one)
  return [life, bomb]
}
const give = (one: TestMember, resource: 'score' | 'player', amount: number) =>
  db().transaction((tx) =>
    postTransfer(tx, {
      reason: 'prize',
      about: { kind: 'member', id: one.id },
      key: `given:${++names}`,
      at: now(),
      moves: [{ from: house('prizes'), to: one.id, resource, amount }],
    }),
  )

test('time and posts bring a level of both kinds, once, which a reminder says', async () => {
  const some = [await member(29, 100), await member(30, 19), await member(30, 20), await member(89, 99)]
  const many = [await member(90, 59), await member(90, 60)]
  await earn()
  expect(await Promise.all([...some, ...many].map(levels))).toEqual([
    [0, 0],
    [0, 0],
    [1, 1],
    [1, 1],
    [1, 1],
    [2, 2],
  ])
  await Promise.all([earn(), earn()])
  const [, last] = many
  if (!last) throw new Error('unreachable')
  expect(await levels(last)).toEqual([2, 2])
  expect(await remindersOf(site, last, 'levelEarned')).toEqual([
    { subject: `member:${last.id}`, data: { life: '2', bomb: '2' } },
  ])
  expect(await own(last)).toMatchObject({ days: 90, posts: 60, earns: { life: true, bomb: true } })
})

test('posts that wait or were removed do not count, nor those in a topic that was', async () => {
  const gone = await makeTopic(site, await makeMember(site, `opener${++names}`), { m: await makeClub(site) })
  const [waiting, removed, elsewhere] = [await member(30, 20), await member(30, 20), await member(30, 20, gone)]
  const one = async ({ id }: TestMember, set: object) => {
    const { floor } = await db()
      .own.selectFrom('floors')
      .select((eb) => eb.fn.max('id').as('floor'))
      .where('author', '=', id)
      .executeTakeFirstOrThrow()
    await db().own.updateTable('floors').set(set).where('id', '=', floor).execute()
  }
  await one(waiting, { held_at: now(), held_why: 'first' })
  await one(removed, { removed_at: now(), removed_by: 'author' })
  await db().own.updateTable('topics').set({ removed_at: now(), removed_by: 'staff' }).where('id', '=', gone).execute()
  await earn()
  expect(await Promise.all([waiting, removed, elsewhere].map(levels))).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ])
  expect((await own(removed)).posts).toBe(19)
  await one(waiting, { held_at: null, held_why: null })
  await earn()
  expect(await levels(waiting)).toEqual([1, 1])
})

test('nobody who owns nothing or may not write gets one', async () => {
  const [unverified, robot, black, closed] = await Promise.all([0, 1, 2, 3].map(() => member(90, 60)))
  if (!unverified || !robot || !black || !closed) throw new Error('unreachable')
  await change(unverified, { mail_verified_at: null })
  await change(robot, { robot: true })
  await setBlack(site, black, true)
  await change(closed, { closed_at: now() })
  await earn()
  expect(await Promise.all([unverified, robot, black].map(levels))).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ])
  expect((await own(robot)).earns).toEqual({ life: false, bomb: false })
  const rows = await db().own.selectFrom('ledger_balances').select('amount').where('holder', '=', closed.id).execute()
  expect(rows).toEqual([])
})

test('a level that one has already is not given again, and the next one comes', async () => {
  const one = await member(30, 60)
  await give(one, 'player', 1)
  await earn()
  expect(await levels(one)).toEqual([1, 1])
  expect(await remindersOf(site, one, 'levelEarned')).toMatchObject([{ data: { life: '', bomb: '1' } }])
  await change(one, { created_at: new Date(now().getTime() - 90 * dayMs) })
  await earn()
  expect(await levels(one)).toEqual([2, 2])
})

test('a kind that staff have lowered does not come back by itself', async () => {
  const one = await member(90, 60)
  await giveLevels(site, one, { life: 3, bomb: 1 })
  await giveLevels(site, one, { life: 0, bomb: 1 })
  await earn()
  expect(await levels(one)).toEqual([0, 2])
  expect((await own(one)).earns).toEqual({ life: false, bomb: true })
})

test('bought and earned at once: one level, and who is a moment late does not pay for the earned one', async () => {
  for (let n = 0; n < 10; n++) {
    const one = await member(30, 20)
    await give(one, 'score', 15_000)
    const buy = { item: 'player', count: 1, price: 15_000 } as const
    const [bought] = await Promise.all([site.call(shop.calls.buy, buy, { token: one.token }), earn()])
    const { life, score } = await own(one)
    expect([life, score]).toEqual(bought.msg === '' ? [1, 0] : [1, 15_000])
    expect(['', 'priceChanged']).toContain(bought.msg)
  }
})
