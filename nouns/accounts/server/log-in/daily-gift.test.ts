import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { giveDaily } from '#core/rewards/give-daily.ts'
import { admin } from '#nouns/admin/contract/admin.ts'
import { nextBeijingDay } from '#rules/beijing-time.ts'
import { toNextDay } from '#site/test/beijing-clock.ts'
import { hire } from '#site/test/hire.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { expectAudited, held } from '#site/test/wallet.ts'
import { goodPassword, logIn, sent } from '../../test/members.ts'

const { me, register } = accounts.calls
let site: TestSite
let made = 0

beforeAll(async () => {
  site = await openTestSite({ jobs: false })
})
afterAll(() => site.close())
afterEach(() => expectAudited(site))

const db = () => site.site.foundation.db
const member = () => makeMember(site, `daily${++made}`)
const gift = async ({ token }: TestMember) => (await site.call(me, {}, { token })).data.todayPower

// First in the file: staff need a session that is young by the site's clock.
describe('no gift', () => {
  test('for robots', async () => {
    const a = await member()
    await db().own.updateTable('members').set({ robot: true }).where('id', '=', a.id).execute()
    expect(await gift(a)).toBe('')
    expect(await held(site, a)).toEqual({})
  })

  test('for staff who entered the account: the member gets it afterwards', async () => {
    const a = await member()
    const clerk = await hire(site, 'clerk', ['user'])
    const enter = { UID: a.id, reason: 'asked to', code: clerk.code() }
    const { token } = (await site.call(admin.calls.enterAs, enter, { token: clerk.token })).data
    expect((await site.call(me, {}, { token })).data).toMatchObject({ id: a.id, todayPower: '' })
    expect(await gift(a)).toBe('power')
  })
})

test('the first call of a day brings a power, every seventh day in a row two', async () => {
  const a = await member()
  const gifts: string[] = []
  for (let day = 0; day < 15; day++) {
    toNextDay(site)
    gifts.push(await gift(a))
    expect(await gift(a)).toBe('')
  }
  const week = [...Array.from({ length: 6 }, () => 'power'), 'power*2']
  expect(gifts).toEqual([...week, ...week, 'power'])
  expect(await held(site, a)).toEqual({ power: 17 })
})

test('a day left out begins the row anew', async () => {
  const a = await member()
  for (let day = 0; day < 6; day++) {
    toNextDay(site)
    await gift(a)
  }
  toNextDay(site)
  toNextDay(site)
  expect(await gift(a)).toBe('power')
  expect(await held(site, a)).toEqual({ power: 7 })
})

test('twenty calls at once bring one', async () => {
  const a = await member()
  const gifts = await Promise.all(Array.from({ length: 20 }, () => gift(a)))
  expect(gifts.toSorted()).toEqual([...Array.from({ length: 19 }, () => ''), 'power'])
  expect(await held(site, a)).toEqual({ power: 1 })
})

describe('the day turns at midnight in Beijing', () => {
  const zone = process.env.TZ
  afterEach(() => {
    process.env.TZ = zone
  })

  test.each(['America/Los_Angeles', 'Asia/Shanghai', 'Pacific/Kiritimati'])('in a process in %s', async (name) => {
    process.env.TZ = name
    const a = await member()
    toNextDay(site, 86_400_000 - 60_000)
    expect([await gift(a), await gift(a)]).toEqual(['power', ''])
    site.advance(60_000)
    expect([await gift(a), await gift(a)]).toEqual(['power', ''])
    const { rows } = await db().pool.query(
      `select (at at time zone 'UTC')::text as at from ledger_posts where key like 'daily:${a.id}:%' order by at`,
    )
    // Midnight in Beijing is 16:00 UTC.
    expect(rows.map(({ at }) => String(at).slice(11, 13))).toEqual(['15', '16'])
  })

  test('with taps of both days at once, each day gives at most once', async () => {
    const a = await member()
    toNextDay(site)
    const midnight = nextBeijingDay(site.site.foundation.now()).getTime()
    const taps = Array.from({ length: 20 }, (_, n) => new Date(midnight - 1 + (n % 2)))
    const gifts = await Promise.all(taps.map((at) => db().transaction((tx) => giveDaily(tx, a.id, at))))
    const given = gifts.filter((each) => each !== '')
    const ofToday = gifts.filter((each, n) => n % 2 === 1 && each !== '')
    expect(ofToday).toHaveLength(1)
    expect(given.length).toBeLessThanOrEqual(2)
    expect(await held(site, a)).toEqual({ power: given.length })
  })
})

test('registering signs in, with the first gift; the log-in of that day brings none, the next day’s does', async () => {
  toNextDay(site)
  const { data } = await site.call(register, {
    account: 'newcomer',
    mail: 'newcomer@example.com',
    password: goodPassword,
    language: 'zh',
  })
  expect(data).toMatchObject({ mailChecked: 'N', firstLogin: 'Y', todayPower: 'power', power: 1 })
  expect((await logIn(site, 'newcomer')).data).toMatchObject({ firstLogin: 'N', todayPower: '', power: 1 })
  toNextDay(site)
  expect((await logIn(site, 'newcomer')).data).toMatchObject({ todayPower: 'power', power: 2 })
  expect((await logIn(site, 'newcomer', { password: sent('wrong') })).data).toBeNull()
})
