import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tx } from '#kit/db/database.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { relationsTo } from './may-reach.ts'
import { blocksOf, followsOf, newFollowers } from './reads.ts'
import {
  deleteBlock,
  deleteFollow,
  dropRelations,
  insertBlock,
  insertFollow,
  lockPair,
  markFollowersSeen,
} from './store.ts'

let site: TestSite
let ann: TestMember
let ben: TestMember
let cat: TestMember
beforeAll(async () => {
  site = await openTestSite({ jobs: false })
  ann = await makeMember(site, 'ann')
  ben = await makeMember(site, 'ben')
  cat = await makeMember(site, 'cat')
})
afterAll(() => site.close())

const now = new Date('2026-11-20T12:00:00Z')
const run = <T>(work: (tx: Tx) => Promise<T>) => site.site.foundation.db.transaction(work)
const read = () => site.site.foundation.db.read
const pair = (from: TestMember, to: TestMember) => ({ from: from.id, to: to.id })

test('a follow and a block are there once, in one direction, and end once', async () => {
  for (const [insert, remove, count] of [
    [insertFollow, deleteFollow, followsOf],
    [insertBlock, deleteBlock, blocksOf],
  ] as const) {
    const put = () => run((tx) => insert(tx, pair(ann, ben), now))
    const end = (from: TestMember, to: TestMember) => run((tx) => remove(tx, pair(from, to)))
    expect([await put(), await put()]).toEqual([true, false])
    expect([await count(read(), ann.id), await count(read(), ben.id)]).toEqual([1, 0])
    expect([await end(ben, ann), await end(ann, cat), await end(ann, ben), await end(ann, ben)]).toEqual([
      ...[false, false, true, false],
    ])
    expect(await count(read(), ann.id)).toBe(0)
  }
})

test('followers are new until they are seen', async () => {
  await run((tx) => insertFollow(tx, pair(ann, cat), now))
  await run((tx) => insertFollow(tx, pair(ann, ben), now))
  expect([await newFollowers(read(), cat.id), await newFollowers(read(), ann.id)]).toEqual([1, 0])
  await run((tx) => markFollowersSeen(tx, cat.id))
  expect([await newFollowers(read(), cat.id), await newFollowers(read(), ben.id)]).toEqual([0, 1])
})

test('a pair is two members with open accounts', async () => {
  const closed = await makeMember(site, 'closed')
  await site.site.foundation.db.own.updateTable('members').set({ closed_at: now }).where('id', '=', closed.id).execute()
  const isPair = (from: TestMember, to: TestMember) => run((tx) => lockPair(tx, pair(from, to)))
  expect([
    await isPair(ann, ben),
    await isPair(ann, closed),
    await isPair(closed, ann),
    await isPair(ann, ann),
  ]).toEqual([...[true, false, false, false]])
})

test('relations are told for each who is asked about and is there', async () => {
  await run((tx) => insertBlock(tx, pair(ann, ben), now))
  await run((tx) => insertBlock(tx, pair(cat, ann), now))
  const relations = await run((tx) => relationsTo(tx, ann.id, [ben.id, cat.id, 999_999_999]))
  const none = { blocked: false, blocker: false, blackFlagged: false, closed: false }
  expect([...relations]).toHaveLength(2)
  expect(relations.get(ben.id)).toEqual({ ...none, nick: 'ben', blocker: true })
  expect(relations.get(cat.id)).toEqual({ ...none, nick: 'cat', blocked: true })
  expect([...(await run((tx) => relationsTo(tx, ann.id, [])))]).toEqual([])
})

test('a member’s relations go in both directions, and no other', async () => {
  await run((tx) => insertFollow(tx, pair(ben, cat), now))
  await run((tx) => insertFollow(tx, pair(ben, ann), now))
  await run((tx) => insertBlock(tx, pair(ben, cat), now))
  await run((tx) => dropRelations(tx, ann.id))
  const { rows } = await site.site.foundation.db.pool.query(
    `select 'follow' as what, follower::int as by, followed::int as whom from follows
     union all select 'block', blocker::int, blocked::int from blocks order by 1`,
  )
  expect(rows).toEqual([
    { what: 'block', by: ben.id, whom: cat.id },
    { what: 'follow', by: ben.id, whom: cat.id },
  ])
})
