import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tx } from '#kit/db/database.ts'
import { makeMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import {
  countApart,
  countAsOne,
  countedWith,
  dropEndedLinks,
  dropStaffLinks,
  endOwn,
  forgetLinks,
  linkOwn,
  linksAround,
  lockLinks,
} from './link-store.ts'
import { areLinked, linkedSql, linkedTo, personOf, personSql } from './linked.ts'

let site: TestSite
let names = 0
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const some = async (n: number) => {
  const made: number[] = []
  for (let i = 0; i < n; i++) made.push((await makeMember(site, `one${names++}`)).id)
  return made
}
const db = () => site.site.foundation.db
const now = () => site.site.foundation.now()
const locked = <T>(work: (tx: Tx) => Promise<T>) =>
  db().transaction(async (tx) => {
    await lockLinks(tx)
    return work(tx)
  })
const link = (a: number, b: number) => locked((tx) => linkOwn(tx, { members: [a, b], now: now() }))
const count = (a: number, b: number) =>
  locked((tx) => countAsOne(tx, { members: [a, b], staff: 1_000_001, reason: 'the same', now: now() }))

test('an account alone is its own person', async () => {
  const [a = 0, b = 0] = await some(2)
  expect(await linkedTo(db().read, a)).toEqual([a])
  expect([await areLinked(db().read, a, a), await areLinked(db().read, a, b)]).toEqual([true, false])
  expect(await personOf(db().read, b)).toBe(b)
})

test('links are symmetrical and transitive, in TypeScript and in SQL', async () => {
  const [a = 0, b = 0, c = 0, d = 0] = await some(4)
  await link(b, a)
  await count(c, b)
  for (const each of [a, b, c]) {
    expect(await linkedTo(db().read, each)).toEqual([a, b, c])
    expect(await personOf(db().read, each)).toBe(a)
  }
  expect([await areLinked(db().read, c, a), await areLinked(db().read, a, d)]).toEqual([true, false])
  const { rows } = await db().pool.query(
    `select m.id, ${linkedSql('m.id', '$1')} as linked, ${personSql('m.id')}::int as person
      from members m where m.id = any($2) order by m.id`,
    [c, [a, b, c, d]],
  )
  expect(rows).toEqual([
    { id: a, linked: true, person: a },
    { id: b, linked: true, person: a },
    { id: c, linked: true, person: a },
    { id: d, linked: false, person: d },
  ])
})

test('links made at once join into one group', async () => {
  for (let round = 0; round < 5; round++) {
    const [a = 0, b = 0, c = 0, d = 0] = await some(4)
    await Promise.all([link(a, b), link(c, d), link(b, c)])
    expect(await linkedTo(db().read, d)).toEqual([a, b, c, d])
  }
})

test('an account taken out counts for 90 days more, and those linked through it stay linked', async () => {
  const [a = 0, b = 0, c = 0] = await some(3)
  await link(a, b)
  await link(b, c)
  await locked((tx) => endOwn(tx, b, now()))
  expect(await linkedTo(db().read, a)).toEqual([a, b, c])
  await db().transaction((tx) => dropEndedLinks(tx, new Date(now().getTime() + 89 * 86_400_000)))
  expect(await linkedTo(db().read, b)).toEqual([a, b, c])
  await db().transaction((tx) => dropEndedLinks(tx, new Date(now().getTime() + 91 * 86_400_000)))
  expect(await linkedTo(db().read, b)).toEqual([b])
  expect(await linkedTo(db().read, a)).toEqual([a, c])
})

test('linked again before they are over, they count for good', async () => {
  const [a = 0, b = 0] = await some(2)
  await link(a, b)
  await locked((tx) => endOwn(tx, a, now()))
  await link(b, a)
  await db().transaction((tx) => dropEndedLinks(tx, new Date(now().getTime() + 91 * 86_400_000)))
  expect(await areLinked(db().read, a, b)).toBe(true)
})

test('a forgotten account does not part the others, however they were linked', async () => {
  const [a = 0, b = 0, c = 0, d = 0] = await some(4)
  await link(a, b)
  await count(b, c)
  await link(b, d)
  await locked((tx) => endOwn(tx, d, now()))
  await locked((tx) => forgetLinks(tx, b))
  expect(await linkedTo(db().read, b)).toEqual([b])
  expect(await linkedTo(db().read, a)).toEqual([a, c, d])
  await db().transaction((tx) => dropEndedLinks(tx, new Date(now().getTime() + 91 * 86_400_000)))
  expect(await linkedTo(db().read, a)).toEqual([a, c])
  expect(countedWith(await linksAround(db().read, [a]), a).others).toEqual([c])
})

test('staff take back what they counted, and the links of the owners stay', async () => {
  const [a = 0, b = 0, c = 0, d = 0] = await some(4)
  await link(a, b)
  await link(c, d)
  expect([await count(b, c), await count(c, b)]).toEqual([true, false])
  expect(await locked((tx) => dropStaffLinks(tx, a))).toEqual([c])
  expect(await linkedTo(db().read, a)).toEqual([a, b])
  expect(await linkedTo(db().read, d)).toEqual([c, d])
})

test('staff let an account count apart, and those linked through it stay linked', async () => {
  const [a = 0, b = 0, c = 0, d = 0] = await some(4)
  await link(a, b)
  await link(b, c)
  await count(b, d)
  await locked((tx) => countApart(tx, b))
  expect(await linkedTo(db().read, a)).toEqual([a, c])
  expect(await linkedTo(db().read, b)).toEqual([b])
  expect(await linkedTo(db().read, d)).toEqual([d])
})
