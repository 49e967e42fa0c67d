import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Files } from '#core/files/open-files.ts'
import { filesOf } from '../../checks/files.ts'
import { stated } from '../server/app.ts'
import { openTestSite, type TestSite } from '../test/open-test-site.ts'
import { notTaken } from './not-taken.ts'

// A column that is added to a table with members' rows joins what members take along, or stands in the list of those that they do not.

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ jobs: false })
})
afterAll(() => site.close())

/** The modules that say what is exported, each with the modules beside it that it reads. */
const sources = filesOf('{nouns/*/server,house/core}/**/personal-{data,pictures}.ts').map((path) => {
  const text = readFileSync(path, 'utf8')
  const beside = [...text.matchAll(/from '(\.[^']+\.ts)'/g)].map(([, file = '']) => join(dirname(path), file))
  return { text, all: [text, ...beside.map((file) => readFileSync(file, 'utf8'))].join('\n') }
})

test('every column of a table with rows of members is taken along, or in the list of those that are not', async () => {
  const { rows } = await site.site.foundation.db.pool.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns where table_schema = 'public' order by 1, 2`,
  )
  const missing: Record<string, string[]> = {}
  for (const { name, tables } of stated({} as Files, () => new Date(0)).personalData) {
    const source = sources.find(({ text }) => text.includes(`name: '${name}'`))
    expect(source, `the personal data ${name} are in no file that is read`).toBeDefined()
    for (const table of tables) {
      const columns = rows.filter((row) => row.table === table).map(({ column }) => column)
      const left = columns.filter((column) => !new RegExp(`\\b${column}\\b`).test(source?.all ?? ''))
      if (left.length > 0) missing[table] = left
    }
  }
  expect(missing).toEqual(notTaken)
})
