import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { codeIn, findMail, goodPassword, linkMail, registered, sent } from '../test/members.ts'

const { register, me, verifyMail, sendVerification } = accounts.calls
let site: TestSite

beforeAll(async () => {
  site = await openTestSite()
  await registered(site, 'first')
})
afterAll(() => site.close())

const apply = (account: string, more: { mail?: string; password?: string; language?: 'zh' | 'en' } = {}) =>
  site.call(register, { account, mail: `${account}@example.com`, password: goodPassword, ...more })

test('the first account is 1000001; registering signs in, unverified', async () => {
  const { data, msg } = await apply('Sugar_1', { mail: ' Sugar@Example.COM ' })
  expect(msg).toBe('')
  expect(data).toMatchObject({
    account: 'Sugar_1',
    nick: 'Sugar_1',
    mail: 'sugar@example.com',
    mailChecked: 'N',
    isLogin: true,
    firstLogin: 'Y',
    todayPower: 'power',
    aOpen: 'N',
    leftBar: '0',
    language: 'zh',
    mNum: 20,
    tNum: 20,
    showReplay: 'Y',
    score: 0,
  })
  expect(data.id).toBe(1_000_002)
  const again = await site.call(me, {}, { token: data.token })
  // The gift of the day came with registering.
  expect(again.data).toEqual({ ...data, token: '', todayPower: '', firstLogin: 'N' })
})

test('a registration without a captcha is not run', async () => {
  const input = { account: 'robot', mail: 'robot@example.com', password: goodPassword } as const
  expect(await site.call(register, input, { solve: false })).toMatchObject({ auth: 'captcha', msg: '' })
})

test.each([
  ['ab', {}, 'accountInvalid'],
  ['a-b-c', {}, 'accountInvalid'],
  ['elevenchars', {}, 'accountInvalid'],
  ['valid', { mail: 'nobody' }, 'mailInvalid'],
  ['valid', { mail: 'valid@Demo.invalid' }, 'mailInvalid'],
  ['valid', { password: sent('') }, 'pwWeak'],
  ['valid', { password: sent('123456') }, 'pwWeak'],
  ['valid', { password: sent('password1') }, 'pwWeak'],
  ['FIRST', { mail: 'other@example.com' }, 'accountExists'],
  ['other', { mail: 'First@example.com' }, 'mailExists'],
] as const)('%s with %o is refused: %s', async (account, more, code) => {
  expect(await apply(account, more)).toMatchObject({ auth: '', msg: code })
})

test.each([
  ['ab', {}, 'accountInvalid'],
  ['valid', { mail: 'nobody' }, 'mailInvalid'],
  ['valid', { password: sent('password1') }, 'pwWeak'],
] as const)('%s with %o is refused before its captcha is asked for: %s', async (account, more, code) => {
  const input = { account, mail: 'valid@example.com', password: goodPassword, ...more }
  expect(await site.call(register, input, { solve: false })).toMatchObject({ auth: '', msg: code })
})

test('more refused registrations at once than there are connections all get their answer', async () => {
  const crowd = Array.from({ length: 24 }, (_, n) => {
    const input = { account: `crowd${n}`, mail: 'first@example.com', password: goodPassword }
    return site.call(register, input, { ip: `10.9.${n}.1` })
  })
  expect((await Promise.all(crowd)).map((each) => each.msg)).toEqual(Array(24).fill('mailExists'))
})

test('who has asked five times whether somebody is registered learns nothing more for an hour', async () => {
  const strict = await openTestSite({ ratesFactor: 1 })
  try {
    const ask = (account: string, mail: string, ip = '198.51.100.4') =>
      strict.call(register, { account, mail, password: goodPassword }, { ip })
    expect((await ask('known', 'known@example.com', '192.0.2.1')).msg).toBe('')
    const told = []
    for (let n = 0; n < 5; n++) told.push((await ask(`name${n}`, 'known@example.com')).msg)
    expect(told).toEqual(Array(5).fill('mailExists'))
    const [registered, free] = [await ask('name6', 'known@example.com'), await ask('name7', 'free@example.com')]
    expect(registered).toMatchObject({ msg: 'tooOften', data: { limit: { points: 5, seconds: 3_600 } } })
    expect(free).toEqual({ ...registered, data: { ...registered.data, until: expect.any(String) } })
    expect((await ask('name8', 'free@example.com', '192.0.2.1')).msg).toBe('')
  } finally {
    await strict.close()
  }
})

test('a nickname that looks like another one gets a number', async () => {
  expect((await apply('choco1ate')).data.nick).toBe('choco1ate')
  expect((await apply('chocolate')).data.nick).toBe('chocolate2')
})

test('of two equal registrations at once one wins and the other is told why', async () => {
  const race = async (one: Parameters<typeof apply>, two: Parameters<typeof apply>) =>
    (await Promise.all([apply(...one), apply(...two)])).map((each) => each.msg).sort()
  expect(await race(['racer', { mail: 'r1@example.com' }], ['RACER', { mail: 'r2@example.com' }])).toEqual([
    '',
    'accountExists',
  ])
  expect(await race(['racer3', { mail: 'same@example.com' }], ['racer4', { mail: 'same@example.com' }])).toEqual([
    '',
    'mailExists',
  ])
})

test('lookalike accounts at once both get a nickname of their own', async () => {
  const made = await Promise.all(['lemon', 'Iemon', '1emon'].map((account) => apply(account)))
  expect(made.map((each) => each.msg)).toEqual(['', '', ''])
  expect(new Set(made.map((each) => each.data.nick)).size).toBe(3)
})

test('the mail verifies with its link, once', async () => {
  const profile = await registered(site, 'linked')
  const { mail, token } = await linkMail(site, profile.mail, 'verify')
  expect(mail.subject).toContain('验证邮箱')
  expect(await site.call(verifyMail, { token: token.replace(/^./, (c) => (c === 'A' ? 'B' : 'A')) })).toMatchObject({
    msg: 'linkExpired',
  })
  const both = await Promise.all([site.call(verifyMail, { token }), site.call(verifyMail, { token })])
  expect(both.map((each) => each.msg).sort()).toEqual(['', 'linkExpired'])
  expect((await site.call(me, {}, { token: profile.token })).data.mailChecked).toBe('Y')
  expect(await site.call(sendVerification, {}, { token: profile.token })).toMatchObject({ msg: 'mailChecked' })
})

test('the mail is in the language of who registers, and its code works as well', async () => {
  const { data } = await apply('coder', { language: 'en' })
  const { mail, code } = await linkMail(site, data.mail, 'verify')
  expect(mail.subject).toContain('Verify your email')
  expect(await site.call(verifyMail, { code: 'AAAA-AAAA' }, { token: data.token })).toMatchObject({ msg: 'codeWrong' })
  expect(await site.call(verifyMail, { code })).toMatchObject({ msg: 'codeWrong' })
  const typed = { code: ` ${code.toLowerCase().replace('-', ' ')}` }
  expect(await site.call(verifyMail, typed, { token: data.token })).toMatchObject({ msg: '', data: 'suc' })
})

test('after eight wrong codes the right one is refused too, until another mail is asked for', async () => {
  const { mail, token } = await registered(site, 'guesser')
  const { code } = await linkMail(site, mail, 'verify')
  const wrong = await Promise.all(
    Array.from({ length: 10 }, (_, n) => site.call(verifyMail, { code: `WRONG${n}` }, { token })),
  )
  expect(wrong.filter((each) => each.msg === 'codeWrong')).toHaveLength(8)
  expect(await site.call(verifyMail, { code }, { token })).toMatchObject({ msg: 'linkExpired' })
  expect(await site.call(sendVerification, {}, { token })).toMatchObject({ msg: '' })
  const next = await findMail(site, (each) => each.to === mail && !each.text.includes(code))
  expect(await site.call(verifyMail, { code: codeIn(next) }, { token })).toMatchObject({ msg: '' })
})

test('a link is over after a day', async () => {
  const { mail, token } = await registered(site, 'sleeper')
  const { token: link } = await linkMail(site, mail, 'verify')
  site.advance(86_400_000)
  expect(await site.call(verifyMail, { token: link })).toMatchObject({ msg: 'linkExpired' })
  expect((await site.call(me, {}, { token })).data.mailChecked).toBe('N')
})
