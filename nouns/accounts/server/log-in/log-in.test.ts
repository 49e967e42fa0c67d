import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { settleJobs } from '#site/test/settle-jobs.ts'
import { goodPassword, linkMail, logIn, registered, sent } from '../../test/members.ts'

const { login, unlock, lastLogin } = accounts.calls
let site: TestSite

beforeAll(async () => {
  site = await openTestSite()
  await registered(site, 'owner')
})
afterAll(() => site.close())

const wrong = (n: number) => sent(`wrong ${n}`)

test('by account in any case or by address', async () => {
  for (const name of ['owner', ' OWNER ', 'Owner@Example.com']) {
    const { msg, data } = await logIn(site, name)
    expect(msg).toBe('')
    expect(data).toMatchObject({ account: 'owner', firstLogin: 'N' })
    expect(data.token).toMatch(/^[\w-]{43}$/)
  }
})

test('unknown and wrong are answered alike, with one more hash of the same kind', async () => {
  const unknown = await logIn(site, 'nobody', { password: wrong(1) })
  const known = await logIn(site, 'owner', { password: wrong(1) })
  expect(unknown).toEqual(known)
  expect(known).toMatchObject({ auth: '', msg: 'wrongLogin', data: null })
})

test.each(['freezer', 'stranger'])(
  'five different wrong passwords freeze %s for a network and an hour',
  async (name) => {
    if (name === 'freezer') await registered(site, name)
    const ip = '10.1.1.1'
    for (const n of [1, 2, 2, 2, 3, 4, 4]) {
      expect(await logIn(site, name, { password: wrong(n), ip })).toMatchObject({ msg: 'wrongLogin' })
    }
    const fifth = await logIn(site, name, { password: wrong(5), ip })
    expect(fifth).toMatchObject({ msg: 'frozen', data: { limit: { points: 5, seconds: 3_600 } } })
    // The right password is not checked during the freeze, also from the same /24 network. Other networks are not
    // frozen.
    expect(await logIn(site, name, { ip: '10.1.1.77' })).toEqual(fifth)
    expect((await logIn(site, name, { ip: '10.2.1.1' })).msg).toBe(name === 'freezer' ? '' : 'wrongLogin')
    site.advance(3_600_001)
    expect((await logIn(site, name, { ip })).msg).toBe(name === 'freezer' ? '' : 'wrongLogin')
  },
)

test('many wrong passwords at once get no more than five looks', async () => {
  await registered(site, 'swarmed')
  const tries = await Promise.all(
    Array.from({ length: 12 }, (_, n) => logIn(site, 'swarmed', { password: wrong(n), ip: '10.3.1.1' })),
  )
  expect(tries.filter((each) => each.msg === 'wrongLogin').length).toBeLessThanOrEqual(4)
  expect(tries.filter((each) => each.msg === 'frozen').length).toBeGreaterThanOrEqual(8)
})

test('a right password forgets the wrong ones before it', async () => {
  await registered(site, 'clumsy')
  for (const n of [1, 2, 3, 4]) await logIn(site, 'clumsy', { password: wrong(n) })
  expect((await logIn(site, 'clumsy')).msg).toBe('')
  for (const n of [1, 2, 3, 4]) expect((await logIn(site, 'clumsy', { password: wrong(n) })).msg).toBe('wrongLogin')
})

test('after twenty from anywhere strangers solve a captcha, known networks go on, the owner gets one link', async () => {
  const home = '10.9.9.9'
  const { mail } = await registered(site, 'besieged', home)
  for (let n = 0; n < 22; n++) {
    const input = { account: 'besieged', password: wrong(n) }
    const tried = await site.call(login, input, { ip: `10.20.${n}.1` })
    expect(tried.msg).toBe('wrongLogin')
  }
  const input = { account: 'besieged', password: goodPassword }
  expect(await site.call(login, input, { ip: '10.30.1.1', solve: false })).toMatchObject({ auth: 'captcha' })
  expect(await site.call(login, input, { ip: home, solve: false })).toMatchObject({ auth: '', msg: '' })
  expect(await site.call(login, input, { ip: '10.31.1.1' })).toMatchObject({ auth: '', msg: '' })

  const { token } = await linkMail(site, mail, 'unlock')
  await settleJobs(site, 'mail')
  const letters = (await site.mails()).filter((each) => each.to === mail && each.text.includes('/link#unlock.'))
  expect(letters).toHaveLength(1)
  expect(await site.call(unlock, { token })).toMatchObject({ msg: '', data: 'suc' })
  expect(await site.call(unlock, { token })).toMatchObject({ msg: 'linkExpired' })
  expect(await site.call(login, input, { ip: '10.32.1.1', solve: false })).toMatchObject({ auth: '', msg: '' })
})

test('the log-in before this one is told', async () => {
  const first = await registered(site, 'returner', '10.4.4.4')
  expect((await site.call(lastLogin, {}, { token: first.token })).data).toBeNull()
  site.advance(60_000)
  const second = await logIn(site, 'returner', { ip: '10.5.5.5' })
  expect((await site.call(lastLogin, {}, { token: second.data.token })).data).toMatchObject({ ip: '10.4.4.4' })
  expect((await site.call(lastLogin, {}, { token: first.token })).data).toBeNull()
})

test('the database holds no token, no password and no wrong password as sent', async () => {
  const { data } = await logIn(site, 'owner')
  await logIn(site, 'owner', { password: wrong(77) })
  const { rows } = await site.site.foundation.db.pool.query<{ text: string }>(
    `select string_agg(t::text, '') as text from (
       select m::text as t from members m union all select s::text from sessions s union all
       select a::text from login_attempts a union all select l::text from mail_links l) all_rows`,
  )
  for (const secret of [data.token, goodPassword, wrong(77)]) expect(rows[0]?.text).not.toContain(secret)
})
