import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeMember } from '../test/make-member.ts'
import { openTestSite, type TestSite } from '../test/open-test-site.ts'
import { compareSums, type TableSums, tableSums } from './table-sums.ts'

let site: TestSite
let client: pg.Client
beforeAll(async () => {
  site = await openTestSite({ jobs: false })
  for (const account of ['reimu', 'marisa']) await makeMember(site, account)
  client = new pg.Client(site.connection)
  await client.connect()
})
afterAll(async () => {
  await client?.end()
  await site?.close()
})

/** What differs once the statements are done. */
async function differencesAfter(...statements: readonly string[]): Promise<string[]> {
  const before = await tableSums(client)
  for (const statement of statements) await sql.raw(statement).execute(site.site.foundation.db.own)
  return compareSums(before, await tableSums(client))
}

test('the same rows have the same sums, in whatever order and time zone', async () => {
  const before = await tableSums(client)
  // Written anew, the row stands elsewhere.
  expect(await differencesAfter("update members set nick = nick where account = 'reimu'")).toEqual([])
  await client.query("set timezone = 'Asia/Shanghai'; set datestyle = 'German'")
  expect(compareSums(before, await tableSums(client))).toEqual([])
  await client.query('reset timezone; reset datestyle')
})

test('a value that changed is named by its column', async () => {
  expect(await differencesAfter("update members set introduction = '糖' where account = 'reimu'")).toEqual([
    'members: other contents in introduction',
  ])
})

test('values that changed places differ', async () => {
  const swap = `update members m set password = o.password from members o
    where o.account <> m.account and m.account in ('reimu', 'marisa') and o.account in ('reimu', 'marisa')`
  await sql`update members set password = 'other' where account = 'reimu'`.execute(site.site.foundation.db.own)
  expect(await differencesAfter(swap)).toEqual(['members: other contents in password'])
})

test('nothing and an empty text are two values', async () => {
  expect(
    await differencesAfter(
      'create table sweets (id integer primary key, taste text)',
      "insert into sweets values (1, ''), (2, null)",
    ),
  ).toEqual(['sweets: new, 2 rows'])
  expect(await differencesAfter("update sweets set taste = case when id = 2 then '' end")).toEqual([
    'sweets: other contents in taste',
  ])
})

test('rows, columns and tables that came or went are told', async () => {
  expect(await differencesAfter('alter table sweets add column size integer')).toEqual(['sweets: new columns size'])
  expect(await differencesAfter('insert into sweets values (3, null, null)')).toEqual([
    'sweets: 2 rows before, 3 now',
    'sweets: other contents in id, taste, size',
  ])
  expect(await differencesAfter('alter table sweets drop column taste')).toEqual(['sweets: columns gone taste'])
  expect(await differencesAfter('drop table sweets')).toEqual(['sweets: gone, 3 rows before'])
})

test('every table of the site is summed', async () => {
  const names = (sums: readonly TableSums[]) => sums.map(({ name }) => name)
  expect(names(await tableSums(client))).toEqual(expect.arrayContaining(['members', 'replays', 'floors', 'drafts']))
})
