import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { logAct } from './log-act.ts'
import { readLog } from './reads.ts'
import { verifyChain } from './verify-chain.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const database = () => site.site.foundation.db
const note = (by: number, subject: string, reason = 'because') =>
  database().transaction((tx) =>
    logAct(tx, { by: { id: by }, act: 'test', subject, reason, before: { a: 1 }, after: null, now: new Date() }),
  )

test('the empty log is whole', async () => {
  expect(await verifyChain(database().read)).toEqual({ links: 0, brokenAt: null, head: '' })
})

test('acts of many at once stand in one chain without gaps', async () => {
  await Promise.all(Array.from({ length: 24 }, (_, n) => note(n % 3, `member:${n}`)))
  expect(await verifyChain(database().read)).toMatchObject({ links: 24, brokenAt: null })
})

test('text that PostgreSQL would not keep is hashed as it is kept', async () => {
  await note(1, 'member:99', 'a\0b\ud800 五')
  expect(await verifyChain(database().read)).toMatchObject({ links: 25, brokenAt: null })
})

test('an act whose transaction fails leaves nothing', async () => {
  const failing = database().transaction(async (tx) => {
    const said = { act: 'test', subject: 'member:1', reason: '', before: null, after: null, now: new Date() }
    await logAct(tx, { by: { id: 1 }, ...said })
    throw new Error('undone')
  })
  await expect(failing).rejects.toThrow('undone')
  expect(await verifyChain(database().read)).toMatchObject({ links: 25 })
})

test('is read by who acted, what, on what and when', async () => {
  const { read } = database()
  expect((await readLog(read, { by: 2 }, 50)).every((row) => row.actor === 2)).toBe(true)
  expect((await readLog(read, { subject: 'member:7' }, 50)).map((row) => row.subject)).toEqual(['member:7'])
  expect(await readLog(read, { act: 'other' }, 50)).toEqual([])
  expect(await readLog(read, { until: new Date(0) }, 50)).toEqual([])
  expect((await readLog(read, { olderThan: 4 }, 2)).map((row) => row.id)).toEqual([3, 2])
})

test('says in whose account staff were, and when the act was', async () => {
  const { read } = database()
  const [last] = await readLog(read, {}, 1)
  expect(last?.entered).toBeNull()
  const rolledBack = new Error('undone')
  const at = new Date('2036-01-01T00:00:00Z')
  const acting = database().transaction(async (tx) => {
    const said = { act: 'test', subject: 'member:1', reason: '', before: null, after: null, now: at, entered: 7 }
    await logAct(tx, { by: { id: 1 }, ...said })
    expect((await readLog(tx, { since: at }, 5)).map(({ entered }) => entered)).toEqual([7])
    expect(await readLog(tx, { since: new Date(at.getTime() + 1) }, 5)).toEqual([])
    expect((await readLog(tx, { until: at }, 1))[0]?.id).toBe(last?.id)
    throw rolledBack
  })
  await expect(acting).rejects.toBe(rolledBack)
})

test.each(['update staff_log set reason = $$no$$ where id = 1', 'delete from staff_log', 'truncate staff_log'])(
  'the database refuses: %s',
  async (statement) => {
    await expect(sql.raw(statement).execute(database().own)).rejects.toThrow('append-only')
    expect(await verifyChain(database().read)).toMatchObject({ links: 25, brokenAt: null })
  },
)

test('whoever switches the triggers off is found out all the same', async () => {
  const { own, read } = database()
  const tamper = async (statement: string) => {
    await sql`alter table staff_log disable trigger user`.execute(own)
    await sql.raw(statement).execute(own)
    await sql`alter table staff_log enable trigger user`.execute(own)
  }
  const { head } = await verifyChain(read)
  await tamper('delete from staff_log where id = 25')
  expect((await verifyChain(read)).head).not.toBe(head)
  await tamper('update staff_log set reason = $$nice$$ where id = 20')
  expect(await verifyChain(read)).toMatchObject({ links: 19, brokenAt: 20 })
  await tamper('delete from staff_log where id = 10')
  expect(await verifyChain(read)).toMatchObject({ links: 9, brokenAt: 10 })
})
