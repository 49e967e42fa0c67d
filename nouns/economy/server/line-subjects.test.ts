import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postTransfer, type Transfer } from '#core/ledger/post-transfer.ts'
import { admin } from '#nouns/admin/contract/admin.ts'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { documentOf, makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { replays } from '#nouns/replays/contract/replays.ts'
import { uploadRun } from '#nouns/replays/test/upload-run.ts'
import { house } from '#rules/ledger/houses.ts'
import { hire } from '#site/test/hire.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { economy } from '../contract/economy.ts'
import { scanMost } from './statement-sql.ts'

const { resources, statement, balanceDays } = economy.calls

let site: TestSite
let owner: TestMember
let made = 0
beforeAll(async () => {
  site = await openTestSite({ jobs: false, ratesFactor: 1_000 })
  owner = await makeMember(site, 'owner')
})
afterAll(() => site.close())

const db = () => site.site.foundation.db
const earn = (about: Transfer['about'], more: Partial<Transfer> = {}) =>
  db().transaction((tx) =>
    postTransfer(tx, {
      reason: 'like',
      about,
      key: `s:${++made}`,
      at: new Date(),
      moves: [{ from: house('mint'), to: owner.id, resource: 'score', amount: 1 }],
      ...more,
    }),
  )
const asked = (by = owner) => ({ token: by.token })
const newest = async () => (await site.call(statement, { pageSize: 1 }, asked())).data.rows[0]?.ABOUT

test('topics, floors and replays are named while everybody sees them, and not at all after that', async () => {
  const m = await makeClub(site)
  const t = await makeTopic(site, owner, { m, title: 'A secret recipe' })
  const { data } = await site.call(clubs.calls.postFloor, { t, document: documentOf('flour') }, asked())
  const floor = await db()
    .own.selectFrom('floors')
    .select('id')
    .where('topic', '=', t)
    .where('number', '=', data.FLOOR)
    .executeTakeFirstOrThrow()
  await earn({ kind: 'floor', id: floor.id })
  expect(await newest()).toMatchObject({ KIND: 'floor', TOPIC: { T: t, FLOOR: 2, TITLE: 'A secret recipe' } })
  await site.call(clubs.calls.remove, { t, floor: 2 }, asked())
  expect(await newest()).toMatchObject({ KIND: 'floor', TOPIC: null })

  await earn({ kind: 'topic', id: t })
  expect(await newest()).toMatchObject({ KIND: 'topic', TOPIC: { T: t, FLOOR: 1, TITLE: 'A secret recipe' } })
  await db().own.updateTable('clubs').set({ hidden: true }).where('id', '=', m).execute()
  expect(await newest()).toMatchObject({ KIND: 'topic', TOPIC: null })
  await db().own.updateTable('clubs').set({ hidden: false }).where('id', '=', m).execute()
  await db().own.updateTable('topics').set({ held_at: new Date() }).where('id', '=', t).execute()
  expect(JSON.stringify(await newest())).not.toContain('recipe')

  const { rid, code } = await uploadRun(site, owner)
  const comment = (await site.call(replays.calls.comment, { rid, comment: 'well played' }, asked())).data.KeyID
  await earn({ kind: 'comment', id: comment })
  expect(await newest()).toMatchObject({ KIND: 'comment', REPLAY: { CODE: code } })
  await db().own.updateTable('comments').set({ held_at: new Date() }).where('id', '=', comment).execute()
  expect(await newest()).toMatchObject({ KIND: 'comment', REPLAY: null })
  await earn({ kind: 'replay', id: rid })
  expect(await newest()).toMatchObject({ KIND: 'replay', REPLAY: { CODE: code, GAM: 12 } })
  await db().own.updateTable('replays').set({ held_at: new Date() }).where('id', '=', rid).execute()
  expect(await newest()).toMatchObject({ KIND: 'replay', REPLAY: null })
})

test('days and items are named, and what has no name of its own is not', async () => {
  await earn({ kind: 'day', id: 20_261_120 }, { reason: 'daily' })
  expect(await newest()).toMatchObject({ KIND: 'day', DAY: '2026-11-20', ITEM: null })
  await earn({ kind: 'item', id: 3 }, { reason: 'buy' })
  expect(await newest()).toMatchObject({ KIND: 'item', DAY: '', ITEM: 'point' })
  await earn({ kind: 'comment', id: 4_000_000 })
  expect(await newest()).toMatchObject({ KIND: 'comment', REPLAY: null })
})

test('only gifts name the other member: a prize does not say which member of staff gave it', async () => {
  const clerk = await makeMember(site, 'clerk0')
  await earn({ kind: 'member', id: clerk.id }, { reason: 'prize' })
  expect((await newest())?.PERSON).toBeNull()
})

test('staff who entered the account see balances, but not the book', async () => {
  const clerk = await hire(site, 'clerk', ['user'])
  const lost = await makeMember(site, 'lost')
  const entered = await site.call(
    admin.calls.enterAs,
    { UID: lost.id, reason: 'asked for help', code: clerk.code() },
    asked(clerk),
  )
  const inside = { token: entered.data.token }
  expect((await site.call(resources, {}, inside)).data.balances.score).toBe(0)
  expect((await site.call(statement, {}, inside)).auth).toBe('authority')
  expect((await site.call(balanceDays, { resource: 'score' }, inside)).auth).toBe('authority')
})

test('a reason that a busy resource hardly has is found beyond what one page looks at', async () => {
  const busy = await makeMember(site, 'busy')
  const fill = (reason: number, resource: number, count: number, key: string) =>
    sql`select ledger_post(${reason}::smallint, 0::smallint, 0, ${key}::text || n, now(), array[-10000000000]::bigint[],
      array[${busy.id}]::bigint[], array[${resource}]::smallint[], array[1]::bigint[], 0::smallint)
      from generate_series(1, ${count}::int) n`.execute(db().own)
  await fill(13, 4, 3, 'rare:')
  await fill(5, 4, scanMost + 1, 'faith:')
  // This one is the last of the moves at which the first page looks: the next page begins with it.
  await fill(13, 4, 1, 'edge:')
  await fill(13, 5, scanMost - 1, 'gifts:')
  let found = 0
  let pages = 0
  let next: number | undefined
  do {
    const input = { resource: 'faith', reason: 'gift', pageSize: 2, ...(next && { next }) } as const
    const { data } = await site.call(statement, input, asked(busy))
    found += data.rows.length
    next = data.NEXT ?? undefined
    pages++
  } while (next && pages < 10)
  expect(found).toBe(4)
  expect(pages).toBe(3)
})
