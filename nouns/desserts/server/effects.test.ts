import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { grantDessert } from '#core/desserts/grant.ts'
import { changeDessert } from '#core/desserts/keeper.ts'
import { auditLedger } from '#core/ledger/audit.ts'
import { walletOf } from '#core/ledger/reads.ts'
import { giveDaily } from '#core/rewards/give-daily.ts'
import { rewardPost } from '#core/rewards/reward-post.ts'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { answer, documentOf, makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { shop } from '#nouns/shop/contract/shop.ts'
import { beijingDay, startOfBeijingDay } from '#rules/beijing-time.ts'
import type { Dessert } from '#rules/desserts/desserts.ts'
import type { RichDocument } from '#rules/rich-text/document.ts'
import { giveResource } from '#site/test/give-resource.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { desserts } from '../contract/desserts.ts'

const hourMs = 3_600_000
let site: TestSite
let topic: number
let count = 0
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6, jobs: false })
  topic = await makeTopic(site, await makeMember(site, 'host'), { m: await makeClub(site) })
})
afterAll(() => site.close())
afterEach(async () => {
  expect((await auditLedger(site.site.foundation.db)).flatMap(({ wrong }) => wrong)).toEqual([])
})

const db = () => site.site.foundation.db
const now = () => site.site.foundation.now()
const held = async ({ id }: TestMember) => (await walletOf(site.site.foundation.db.own, id)).balances
const drawn = async ({ token }: TestMember) => (await site.call(desserts.calls.draws, {}, { token })).data.DRAWS

/** A member who displays a dessert, with its card where it is said. */
async function shows(dessert: Dessert | null, card = false): Promise<TestMember> {
  const n = ++count
  const member = await makeMember(site, `shows${n}`)
  if (!dessert) return member
  await site.site.foundation.db.transaction(async (tx) => {
    await grantDessert(tx, { member: member.id, dessert, key: `test:${n}`, again: 'level', now: now() })
    if (card) await changeDessert(tx, member.id, dessert, { card: true })
  })
  expect((await site.call(desserts.calls.display, { dessert }, member)).msg).toBe('')
  return member
}
const post = async ({ token }: TestMember) => {
  const text = `the ${++count}th floor, with words enough for a bullet`
  const document = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
  const answer = await site.call(clubs.calls.postFloor, { t: topic, document } as never, { token })
  expect(answer.msg).toBe('')
  return answer.data.reward
}

test('orange takes a thousand off powers, with its card also a quarter of materials', async () => {
  const offers = async (member: TestMember) => (await site.call(shop.calls.own, {}, member)).data.discounts
  expect(await offers(await shows(null))).toEqual([])
  expect(await offers(await shows('milk'))).toEqual([])
  expect(await offers(await shows('orange'))).toEqual(['orange'])
  const ann = await shows('orange', true)
  expect(await offers(ann)).toEqual(['orange', 'orangeCard'])
  await giveResource(site, ann, 'score', 100_000)
  const answer = await site.call(shop.calls.buy, { item: 'power', count: 1, price: 19_000 }, ann)
  expect([answer.msg, answer.data.discount]).toEqual(['', { kind: 'orange', saves: 1_000 }])
})

test('the moon-cake sells points dearer', async () => {
  const price = async (member: TestMember) =>
    (await site.call(shop.calls.own, {}, member)).data.sells.find(({ item }) => item === 'point')?.price
  expect([await price(await shows(null)), await price(await shows('mooncake'))]).toEqual([8_000, 9_000])
})

test('star-sugar makes the first point of a day none to two, and it was the first all the same', async () => {
  const words: string[] = []
  for (let n = 0; n < 24; n++) {
    const ann = await shows('starsugar')
    const word = await post(ann)
    words.push(word)
    const { point } = await held(ann)
    expect(point).toBe({ '': 0, point: 1, 'point*2': 2 }[word as 'point'])
    expect(await drawn(ann)).toMatchObject([{ KIND: 'starsugar', SUBJECT: beijingDay(now()), OUTCOME: String(point) }])
    expect(['', 'GDD', 'SJD', 'ZJJ']).toContain(await post(ann))
    expect((await held(ann)).point).toBe(point)
  }
  // Each of the three is missing among 24 once in 5,600 runs.
  expect(new Set(words).size).toBeGreaterThan(1)
  const with_card = await shows('starsugar', true)
  expect(['point', 'point*2']).toContain(await post(with_card))
})

test('a later post draws for a bullet from the seed of the day', async () => {
  const ann = await shows(null)
  await post(ann)
  expect(await drawn(ann)).toEqual([])
  const word = await post(ann)
  expect(await drawn(ann)).toMatchObject([{ KIND: 'bullet', COUNT: 1, OUTCOME: word.toLowerCase() }])
})

test('posts of one moment draw of their own', async () => {
  const ann = await shows(null)
  await post(ann)
  const at = now()
  const once = (n: number) => {
    const words = `floor ${n} of one moment, with words enough`
    const one = { member: ann.id, document: documentOf(words) as RichDocument, words, at }
    return db().transaction((tx) => rewardPost(tx, 1_000_000 + n, one))
  }
  await Promise.all(Array.from({ length: 6 }, (_, n) => once(n)))
  const subjects = (await drawn(ann)).map(({ SUBJECT }) => SUBJECT)
  // Three bullets are a day's limit.
  expect(subjects.length).toBeGreaterThanOrEqual(3)
  expect(new Set(subjects).size).toBe(subjects.length)
})

test('a post that waits for staff draws nothing that its author sees', async () => {
  const strict = await openTestSite({ jobs: false, ratesFactor: 1e6, reviewFirst: 1 })
  try {
    const [host, ann] = [await makeMember(strict, 'host'), await makeMember(strict, 'ann')]
    const t = await makeTopic(strict, host, { m: await makeClub(strict) })
    await strict.site.foundation.db.own.updateTable('topics').set({ held_at: null }).where('id', '=', t).execute()
    await strict.site.foundation.db.transaction((tx) =>
      grantDessert(tx, { member: ann.id, dessert: 'starsugar', key: 'test', again: 'level', now: now() }),
    )
    const { calls } = desserts
    expect((await strict.call(calls.display, { dessert: 'starsugar' }, ann)).msg).toBe('')
    const { data } = await answer(strict, ann, t, documentOf('a first post, which staff look at'))
    expect(data).toMatchObject({ GONE: 'held', reward: '' })
    expect((await strict.call(calls.draws, {}, ann)).data.DRAWS).toEqual([])
  } finally {
    await strict.close()
  }
})

test('coffee may double the power of an early first log-in, and draws at no other hour', async () => {
  const come = (member: TestMember) => site.call(accounts.calls.me, {}, member)
  const early = await Promise.all(Array.from({ length: 12 }, () => shows('coffee', true)))
  const plain = await shows(null)
  // The next day at one o'clock in Beijing.
  site.advance(startOfBeijingDay(now()).getTime() + 25 * hourMs - now().getTime())
  const before = await Promise.all([...early, plain].map(held))
  for (const member of [...early, plain]) await come(member)
  const gained = await Promise.all(
    [...early, plain].map(async (member, n) => (await held(member)).power - (before[n]?.power ?? 0)),
  )
  expect(gained.at(-1)).toBe(1)
  // Of two first log-ins at once one draws.
  const both = await shows('coffee', true)
  await db().own.deleteFrom('sign_in_days').where('member', '=', both.id).execute()
  await Promise.all([1, 2, 3].map(() => db().transaction((tx) => giveDaily(tx, both.id, now()))))
  expect((await drawn(both)).map(({ KIND }) => KIND)).toEqual(['coffee'])
  for (const [n, member] of early.entries()) {
    const [draw] = (await drawn(member)).filter(({ KIND }) => KIND === 'coffee')
    expect(draw?.OUTCOME).toBe(String(gained[n]))
  }
  site.advance(24 * hourMs + 6 * hourMs)
  const [first] = early
  if (!first) throw new Error('nobody came')
  await come(first)
  expect(await drawn(first)).toEqual([])
})
