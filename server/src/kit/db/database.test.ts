import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { makeDatabase } from '../../../test/test-server.ts'
import { type Database, openDatabase, type Tx } from './database.ts'

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

const hold = (tx: Tx, key: number) => sql`select pg_advisory_xact_lock(${key})`.execute(tx)

test('of two transactions that wait for each other both get through', { timeout: 30_000 }, async () => {
  let tries = 0
  let met = 0
  let meet: () => void = () => undefined
  const both = new Promise<void>((resolve) => {
    meet = resolve
  })
  const work = (first: number, second: number) =>
    db.transaction(async (tx) => {
      tries += 1
      await hold(tx, first)
      met += 1
      if (met === 2) meet()
      await both
      await hold(tx, second)
      return first
    })
  expect(await Promise.all([work(1, 2), work(2, 1)])).toEqual([1, 2])
  expect(tries).toBe(3)
})

test('a transaction that fails for another reason is not run again', async () => {
  let tries = 0
  const work = db.transaction(async (tx) => {
    tries += 1
    await sql`select 1 / 0`.execute(tx)
  })
  await expect(work).rejects.toMatchObject({ code: '22012' })
  expect(tries).toBe(1)
})

test('what a transaction does beside itself finds a connection, however many are open', {
  timeout: 30_000,
}, async () => {
  const work = (n: number) =>
    db.transaction(async (tx) => {
      await sql`select pg_sleep(0.05)`.execute(tx)
      const { rows } = await sql<{ n: number }>`select ${n}::int as n`.execute(db.own)
      return rows[0]?.n
    })
  const numbers = Array.from({ length: 24 }, (_, n) => n)
  expect(await Promise.all(numbers.map(work))).toEqual(numbers)
})
