import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploadRun } from '#nouns/replays/test/upload-run.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { openHeldRule, released } from './held-rule.ts'
import { saidWhy } from './held-why.ts'
import { noPrints } from './prints.ts'

const posts = [{ kind: 'replay', table: 'replays', author: 'uploader', place: '' }] as const
const now = new Date('2026-11-01T10:00:00Z')
let site: TestSite
let player: TestMember
beforeAll(async () => {
  site = await openTestSite({ jobs: false, ratesFactor: 1e6 })
  player = await makeMember(site, 'player')
})
afterAll(() => site.close())

const held = (reviewFirst: number, black = false) =>
  site.site.foundation.db.transaction((tx) =>
    openHeldRule({ reviewFirst, antiSpam: false, posts, origin: 'http://localhost' }).post(tx, {
      member: { id: player.id, black, standing: 'new' },
      now,
      prints: noPrints,
    }),
  )

test('the first posts of an account wait, until as many are seen; posts that wait or were removed do not count', async () => {
  const { pool } = site.site.foundation.db
  expect(await held(2)).toEqual({ held_at: now, held_why: 'first' })
  const [first, , third] = [await uploadRun(site, player), await uploadRun(site, player), await uploadRun(site, player)]
  await pool.query('update replays set removed_at = now() where id = $1', [first.rid])
  await pool.query("update replays set held_at = now(), held_why = 'first' where id = $1", [third?.rid])
  expect(await held(2)).toEqual({ held_at: now, held_why: 'first' })
  expect(await held(1)).toEqual(released)
  await pool.query('update replays set held_at = null, held_why = null where id = $1', [third?.rid])
  expect(await held(2)).toEqual(released)
})

test('posts of a flagged member wait, however many were seen', async () => {
  expect(await held(0, true)).toEqual({ held_at: now, held_why: 'black' })
  expect(await held(1, true)).toEqual({ held_at: now, held_why: 'black' })
})

test('without a review no other post waits', async () => {
  expect(await held(0)).toEqual(released)
})

test('a row of before the reason was stored says that it is unknown', () => {
  expect([saidWhy('first'), saidWhy('black'), saidWhy(null)]).toEqual(['first', 'black', 'unknown'])
})
