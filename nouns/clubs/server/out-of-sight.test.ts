import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { remindersOf } from '#site/test/reminders-of.ts'
import { clubs } from '../contract/clubs.ts'
import { answer, documentOf, makeClub, makeTopic } from '../test/clubs.ts'
import { liveTopic } from './live-topic.ts'

let site: TestSite
let author: TestMember
let reader: TestMember
let quoter: TestMember
let m: number
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6 })
  author = await makeMember(site, 'author')
  reader = await makeMember(site, 'reader')
  quoter = await makeMember(site, 'quoter')
  m = await makeClub(site)
})
afterAll(() => site.close())

const as = ({ token }: TestMember) => ({ token })
const change = (sql: string, values: readonly unknown[]) => site.site.foundation.db.pool.query(sql, [...values])

test('topics in a hidden club are not listed or counted on the page of who began them', async () => {
  const club = await makeClub(site)
  const shown = await makeTopic(site, reader, { m })
  await makeTopic(site, reader, { m: club })
  const page = async (by?: TestMember) =>
    (await site.call(clubs.calls.someonesTopics, { UID: reader.id }, by && as(by))).data
  expect(await page()).toMatchObject({ total: 2 })
  await change('update clubs set hidden = true where id = $1', [club])
  site.site.foundation.touched(['clubs', 'topics'])
  for (const by of [undefined, author, reader]) {
    const { total, rows } = await page(by)
    expect([total, rows.map(({ KeyID }) => KeyID)]).toEqual([1, [shown]])
  }
})

test.each([
  ['in a hidden club', 'update clubs set hidden = true where id = $1'],
  ['held', 'update topics set held_at = now() where club = $1'],
  ['removed', "update topics set removed_at = now(), removed_by = 'staff' where club = $1"],
])('browsers that follow a topic hear nothing of one that is %s', async (_, hide) => {
  const club = await makeClub(site)
  const t = await makeTopic(site, author, { m: club })
  await answer(site, reader, t)
  const heard = () => liveTopic.state(site.site.foundation.db.read, String(t), new Date())
  expect(await heard()).toEqual({ top: 2, floors: 2 })
  await change(hide, [club])
  expect(await heard()).toBeNull()
})

const quoting = (floor: number) => {
  const line = documentOf('an answer').content
  const quote = { type: 'quote', attrs: { floor, uid: reader.id, nick: '' }, content: line }
  return { type: 'doc', content: [quote, ...documentOf('as was said').content] }
}

test.each([
  ['removed', "removed_at = now(), removed_by = 'staff'", 0],
  ['held', 'held_at = now()', 0],
  ['there', 'edits = edits', 1],
])('a quote of a floor that is %s tells its author as often as it should', async (_, state, told) => {
  const before = (await remindersOf(site, reader, 'floorQuote')).length
  const t = await makeTopic(site, author, { m })
  const { FLOOR } = (await answer(site, reader, t)).data
  await change(`update floors set ${state} where topic = $1 and number = $2`, [t, FLOOR])
  const posted = await site.call(clubs.calls.postFloor, { t, document: quoting(FLOOR) }, as(quoter))
  expect([posted.auth, posted.msg]).toEqual(['', ''])
  expect(await remindersOf(site, reader, 'floorQuote')).toHaveLength(before + told)
})

test.each([
  ['locked', 'locked = true'],
  ['removed', "removed_at = now(), removed_by = 'staff'"],
])('a floor written while the topic is being %s is not posted', async (_, state) => {
  const t = await makeTopic(site, author, { m })
  const client = await site.site.foundation.db.pool.connect()
  try {
    await client.query('begin')
    await client.query(`update topics set ${state} where id = $1`, [t])
    // The answer has read the old state of the topic and waits for the lock on its row.
    const under = answer(site, reader, t)
    await expect
      .poll(async () => {
        const { rows } = await client.query('select count(*)::int as n from pg_locks where not granted')
        return rows[0]?.n
      })
      .toBeGreaterThan(0)
    await client.query('commit')
    expect(['locked', 'topicGone']).toContain((await under).msg)
  } finally {
    client.release()
  }
  const { rows } = await change('select count(*)::int as n from floors where topic = $1', [t])
  expect(rows[0]?.n).toBe(1)
})
