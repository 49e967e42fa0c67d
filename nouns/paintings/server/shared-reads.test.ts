import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReadDb } from '#kit/db/database.ts'
import { Keeper } from '#kit/kept/keeper.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { readPaintingFilter } from '../rules/painting-filters.ts'
import { openPaintingList } from './painting-list.ts'
import { openPaintingTags } from './tag-reads.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ jobs: false })
})
afterAll(() => site.close())

const now = new Date()

/** The site's reads, with the number of statements so far and the most that ran at once. */
function counted() {
  const { read } = site.site.foundation.db
  const counts = { statements: 0, most: 0 }
  let running = 0
  const named: ReadDb['named'] = async (statement, values) => {
    counts.statements++
    counts.most = Math.max(counts.most, ++running)
    try {
      return await read.named(statement, values)
    } finally {
      running--
    }
  }
  return { counts, db: { named } as ReadDb } // the reads under test run named statements alone
}

test('who asks for the tags at once shares the count of all facets', async () => {
  const { counts, db } = counted()
  const tags = openPaintingTags(new Keeper())
  const answers = await Promise.all(Array.from({ length: 30 }, () => tags(db, now)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  // Those who come while a count is under way wait for the next one.
  expect(counts.statements).toBeLessThanOrEqual(2)
})

test('orders of filters that nobody asked for before take four connections, and more than wait are refused', async () => {
  const { counts, db } = counted()
  const list = openPaintingList(new Keeper())
  const ask = (tag: string) =>
    list.ids(db, { filter: readPaintingFilter({ tag }), now }, { pageNum: 1, pageSize: 30 }).then(
      ({ ids }) => ids.length,
      (error: { code?: string }) => error.code,
    )
  const answers = await Promise.all(Array.from({ length: 210 }, (_, n) => ask(`tag ${n}`)))
  expect(counts).toEqual({ statements: 204, most: 4 })
  expect(answers.filter((answer) => answer === 'busy')).toHaveLength(6)
  expect(await ask('tag 209')).toBe(0)
})
