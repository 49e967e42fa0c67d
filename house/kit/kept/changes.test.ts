import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { makeDatabase } from '#site/test/test-server.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { followChanges } from './changes.ts'
import { Keeper } from './keeper.ts'

let made: Awaited<ReturnType<typeof makeDatabase>>
let db: Database
beforeAll(async () => {
  made = await makeDatabase(inject('server'), inject('template'))
  db = openDatabase(made.config)
})
afterAll(async () => {
  await db.close()
  await made.drop()
})

const connections = async () => {
  const { rows } = await db.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where application_name = 'patisserie-changes' and datname = current_database()`,
  )
  return rows[0]?.count
}

test('closed while it still connects, it leaves no connection; closed later, it ends its own', async () => {
  for (let n = 0; n < 20; n++) {
    const early = followChanges(made.config, db, new Keeper())
    await new Promise((wake) => setTimeout(wake, n))
    await early.close()
  }
  await expect.poll(connections).toBe(0)
  const keeper = new Keeper()
  const changes = followChanges(made.config, db, keeper)
  await expect.poll(() => keeper.listening).toBe(true)
  expect(await connections()).toBe(1)
  await changes.close()
  await expect.poll(connections).toBe(0)
})
