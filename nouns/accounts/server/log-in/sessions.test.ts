import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { logIn, registered } from '../../test/members.ts'
import { cleanUpAccounts } from '../closing/clean-up-accounts.ts'

const { sessions, endSession, endOtherSessions, logout, me } = accounts.calls
const day = 86_400_000
let site: TestSite

beforeAll(async () => {
  site = await openTestSite()
  await registered(site, 'somebody')
})
afterAll(() => site.close())

const isOver = async (token: string) => (await site.call(me, {}, { token })).auth === 'login'

test('a member sees their devices and ends one, the others, this one', async () => {
  const { token } = await registered(site, 'devices', '10.7.7.7')
  const phone = (await logIn(site, 'devices', { ip: '10.8.8.8' })).data.token
  const laptop = (await logIn(site, 'devices')).data.token
  const list = (await site.call(sessions, {}, { token })).data
  expect(list).toHaveLength(3)
  expect(list.find((each) => each.current)).toMatchObject({ ip: '10.7.7.7', agent: expect.any(String) })

  const phoneId = list.find((each) => each.ip === '10.8.8.8')?.id ?? ''
  expect(await site.call(endSession, { id: phoneId }, { token })).toMatchObject({ msg: '', data: 'suc' })
  expect(await site.call(endSession, { id: phoneId }, { token })).toMatchObject({ msg: 'sessionGone' })
  expect([await isOver(phone), await isOver(laptop)]).toEqual([true, false])

  expect(await site.call(endOtherSessions, {}, { token })).toMatchObject({ msg: '' })
  expect([await isOver(laptop), await isOver(token)]).toEqual([true, false])

  expect(await site.call(logout, {}, { token })).toMatchObject({ msg: '', data: 'suc' })
  expect(await isOver(token)).toBe(true)
})

test("another member's device cannot be ended", async () => {
  const owner = await registered(site, 'owner')
  const id = (await site.call(sessions, {}, { token: owner.token })).data[0]?.id ?? ''
  const stranger = await registered(site, 'stranger')
  expect(await site.call(endSession, { id }, { token: stranger.token })).toMatchObject({ msg: 'sessionGone' })
  expect(await isOver(owner.token)).toBe(false)
})

test('the thirty-first device takes the place of the one unseen for longest', async () => {
  const { token } = await registered(site, 'crowd')
  site.advance(1_000)
  const later = []
  for (let n = 0; n < 30; n++) later.push((await logIn(site, 'crowd')).data.token)
  expect(await isOver(token)).toBe(true)
  expect(await isOver(later[0] ?? '')).toBe(false)
})

test('use keeps a session, 90 days without end it, and then nothing of it is kept', async () => {
  const used = (await registered(site, 'daily')).token
  const unused = (await logIn(site, 'daily', { ip: '10.77.1.1' })).data.token
  site.advance(60 * day)
  expect(await isOver(used)).toBe(false)
  site.advance(31 * day)
  expect([await isOver(used), await isOver(unused)]).toEqual([false, true])

  const { db, now } = site.site.foundation
  await cleanUpAccounts(db, now())
  const { rows } = await db.pool.query(
    "select count(*)::int as sessions, (select count(*)::int from log_ins) as log_ins from sessions s join members m on m.id = s.member where m.account = 'daily'",
  )
  expect(rows).toEqual([{ sessions: 1, log_ins: 0 }])
  expect((await site.call(sessions, {}, { token: used })).data).toMatchObject([{ ip: '', current: true }])
})

test('a session is over a year after it began, however much it is used', async () => {
  const { token } = await registered(site, 'faithful')
  for (let month = 0; month < 6; month++) {
    site.advance(60 * day)
    expect(await isOver(token)).toBe(false)
  }
  site.advance(6 * day)
  expect(await isOver(token)).toBe(true)
  const { db, now } = site.site.foundation
  await cleanUpAccounts(db, now())
  const kept = db.own.selectFrom('sessions as s').innerJoin('members as m', 'm.id', 's.member').select('s.id')
  expect(await kept.where('m.account', '=', 'faithful').execute()).toEqual([])
})

test('a token that never was signs nobody in', async () => {
  expect(await isOver('A'.repeat(43))).toBe(true)
})
