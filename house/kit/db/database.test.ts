import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openProxy, throughPort } from '#site/test/outside/open-proxy.ts'
import { makeDatabase } from '#site/test/test-server.ts'
import { beginTogether } from './begin-together.ts'
import { type Database, openDatabase, type Tx } from './database.ts'
import { planOnce } from './plan-once.ts'

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

test('a database that is closed has no connection left', async () => {
  const { target, at } = throughPort(made.config)
  const wire = await openProxy(target)
  const one = openDatabase({ ...at(wire.port), application_name: 'closing' })
  await Promise.all([one.pool.query('select 1'), one.counting.query('select 1'), one.transaction((tx) => hold(tx, 3))])
  wire.hang()
  const closed = one.close()
  // The server hears of the end only now.
  setTimeout(() => void wire.mend(), 100)
  await closed
  const left = "select from pg_stat_activity where application_name = 'closing'"
  expect((await db.pool.query(left)).rowCount).toBe(0)
  await wire.close()
})

test('of two transactions that wait for each other both get through', async () => {
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

test('what a transaction does beside itself finds a connection, however many are open', async () => {
  const work = (n: number) =>
    db.transaction(async (tx) => {
      await sql`select pg_sleep(0.05)`.execute(tx)
      const { rows } = await sql<{ n: number }>`select ${n}::int as n`.execute(db.own)
      return rows[0]?.n
    })
  const numbers = Array.from({ length: 24 }, (_, n) => n)
  expect(await Promise.all(numbers.map(work))).toEqual(numbers)
})

test('a statement of a write that begins with its name is prepared once on its connection', async () => {
  const twice = (tx: Tx, n: number) =>
    sql<{ twice: number }>`-- twice
    select 2 * ${n}::integer as twice`.execute(tx)
  await db.transaction(async (tx) => {
    expect((await twice(tx, 4)).rows).toEqual([{ twice: 8 }])
    expect((await twice(tx, 5)).rows).toEqual([{ twice: 10 }])
    const known = sql<{ name: string }>`select name from pg_prepared_statements where name = 'twice'`
    expect((await known.execute(tx)).rows).toHaveLength(1)
  })
})

test('so is one of a read', async () => {
  const one = openDatabase({ ...made.config, max: 1 })
  const thrice = (n: number) =>
    sql<{ thrice: number }>`-- thrice
    select 3 * ${n}::integer as thrice`.execute(one.read as unknown as Tx) // a plain select
  expect((await thrice(4)).rows).toEqual([{ thrice: 12 }])
  expect((await thrice(5)).rows).toEqual([{ thrice: 15 }])
  const known = { name: 'known', sql: "select name from pg_prepared_statements where name = 'thrice'" }
  expect(await one.read.named(known, [])).toEqual([{ name: 'thrice' }])
  await one.close()
})

test('a transaction may keep the plans that its statements have for any values', async () => {
  const one = openDatabase({ ...made.config, max: 1 })
  const sum = (tx: Tx, numbers: readonly number[]) =>
    sql<{ sum: number }>`-- sum
    select sum(n)::integer as sum from unnest(${[...numbers]}::integer[]) u (n)`.execute(tx)
  const plans = sql<{ any: number; own: number }>`
    select generic_plans as any, custom_plans as own from pg_prepared_statements where name = 'sum'`
  const mode = sql<{ mode: string }>`select current_setting('plan_cache_mode') as mode`
  await one.transaction(async (tx) => {
    const [, { rows }] = await Promise.all([planOnce(tx), sum(tx, [4])])
    expect(rows).toEqual([{ sum: 4 }])
    expect((await sum(tx, [4, 5])).rows).toEqual([{ sum: 9 }])
    expect((await plans.execute(tx)).rows).toEqual([{ any: 2, own: 0 }])
  })
  expect(await one.transaction(async (tx) => (await mode.execute(tx)).rows)).toEqual([{ mode: 'auto' }])
  await one.close()
})

const ownXact = sql<{ id: string }>`-- own-xact
  select pg_current_xact_id()::text as id`

test('a transaction begins with what it reads first', async () => {
  const read = async (tx: Tx) => (await ownXact.execute(tx)).rows[0]?.id
  const ids = await db.transaction(async (tx) => [...(await Promise.all([read(tx), read(tx)])), await read(tx)])
  expect(new Set(ids).size).toBe(1)
  expect(await db.transaction(read)).not.toBe(ids[0])
})

test('a transaction whose first read fails leaves nothing, and its connection is good for the next', async () => {
  const failing = db.transaction(async (tx) => {
    await sql`-- no-read
      select 1 / 0`.execute(tx)
  })
  await expect(failing).rejects.toMatchObject({ code: '22012' })
  expect(await db.transaction(async (tx) => (await ownXact.execute(tx)).rows)).toHaveLength(1)
})

test('where a transaction does not begin, nothing of it is done or answered', async () => {
  const pool = new pg.Pool({ ...made.config, max: 1, pipeline: true })
  const client = await pool.connect()
  beginTogether(client)
  await client.query('create temporary table kept (n integer)')
  await client.query('start transaction')
  await expect(client.query('select 1 / 0')).rejects.toMatchObject({ code: '22012' })
  const refused = { code: '25P02' }
  const begun = client.query('begin')
  const first = client.query('-- one\nselect 1')
  const second = client.query('insert into kept values (1)')
  await begun
  await expect(first).rejects.toMatchObject(refused)
  await expect(second).rejects.toMatchObject(refused)
  await expect(client.query('commit')).rejects.toMatchObject(refused)
  await client.query('rollback')
  expect((await client.query('select * from kept')).rows).toEqual([])
  client.release(true)
  await pool.end()
})

const pid = { name: 'own-pid', sql: 'select pg_backend_pid() as pid, $1::integer as n' }

test('reads asked for in one step travel on one connection, a handful at most', async () => {
  const ask = (n: number) => db.read.named<{ pid: number; n: number }>(pid, [n])
  const rows = (await Promise.all(Array.from({ length: 9 }, (_, n) => ask(n)))).flat()
  expect(rows.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  const pids = rows.map((row) => row.pid)
  expect(new Set(pids.slice(0, 4)).size).toBe(1)
  expect(new Set(pids.slice(4, 8)).size).toBe(1)
  expect(new Set(pids).size).toBe(3)
})

test('of reads that travel together one fails alone, and its connection is given up', async () => {
  const divide = { name: 'divide', sql: 'select 6 / $1::integer as n, pg_backend_pid() as pid' }
  const ask = (n: number) => db.read.named<{ n: number; pid: number }>(divide, [n])
  const [first, second, third] = await Promise.allSettled([ask(2), ask(0), ask(3)])
  expect(first).toMatchObject({ status: 'fulfilled', value: [{ n: 3 }] })
  expect(second).toMatchObject({ status: 'rejected', reason: { code: '22012' } })
  expect(third).toMatchObject({ status: 'fulfilled', value: [{ n: 2 }] })
  const used = third.status === 'fulfilled' ? third.value[0]?.pid : undefined
  const after = await Promise.all(Array.from({ length: 12 }, () => ask(1)))
  expect(after.flat().map((row) => row.pid)).not.toContain(used)
})
