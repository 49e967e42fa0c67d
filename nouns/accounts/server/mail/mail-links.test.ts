import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { codeIn, findMail, goodPassword, linkMail, logIn, registered, sent, verified } from '../../test/members.ts'

const { forgotPassword, setNewPassword, changePassword, changeMail, verifyMail, undoMail, me, register } =
  accounts.calls
let site: TestSite

beforeAll(async () => {
  site = await openTestSite()
  await registered(site, 'somebody')
})
afterAll(() => site.close())

const newPassword = sent('four-cakes-on-a-shelf')

test('resetting: a link by mail, once, ends every session, tells the owner and verifies the address', async () => {
  const { mail, token } = await registered(site, 'forgetful')
  expect(await site.call(forgotPassword, { mail: 'nobody@example.com' })).toMatchObject({ msg: 'notRegistered' })
  expect(await site.call(forgotPassword, { mail: 'nobody' })).toMatchObject({ msg: 'mailInvalid' })
  expect(await site.call(forgotPassword, { mail })).toMatchObject({ msg: '', data: 'suc' })
  const link = await linkMail(site, mail, 'reset')
  expect(await site.call(setNewPassword, { token: link.token, password: sent('000000') })).toMatchObject({
    msg: 'pwWeak',
  })
  const both = await Promise.all(
    [1, 2].map(() => site.call(setNewPassword, { token: link.token, password: newPassword })),
  )
  expect(both.map((each) => each.msg).sort()).toEqual(['', 'linkExpired'])
  expect(await site.call(me, {}, { token })).toMatchObject({ auth: 'login' })
  expect((await logIn(site, 'forgetful')).msg).toBe('wrongLogin')
  expect((await logIn(site, 'forgetful', { password: newPassword })).data).toMatchObject({ mailChecked: 'Y' })
  await findMail(site, (each) => each.to === mail && each.subject.includes('密码已更改'))
})

test('a log-in under way while the password is reset leaves no session behind', async () => {
  const { mail } = await registered(site, 'hasty')
  await site.call(forgotPassword, { mail })
  const { token } = await linkMail(site, mail, 'reset')
  const [reset, logIns] = await Promise.all([
    site.call(setNewPassword, { token, password: newPassword }),
    Promise.all(Array.from({ length: 6 }, () => logIn(site, 'hasty'))),
  ])
  expect(reset.msg).toBe('')
  for (const { msg, data } of logIns) {
    if (msg === '') expect(await site.call(me, {}, { token: data.token })).toMatchObject({ auth: 'login' })
    else expect(msg).toBe('wrongLogin')
  }
})

test('a reset opens what was frozen, and works for an hour', async () => {
  const { mail } = await registered(site, 'thawed')
  for (let n = 0; n < 5; n++) await logIn(site, 'thawed', { password: sent(`no ${n}`) })
  expect((await logIn(site, 'thawed')).msg).toBe('frozen')
  await site.call(forgotPassword, { mail })
  const { token } = await linkMail(site, mail, 'reset')
  await site.call(setNewPassword, { token, password: newPassword })
  expect((await logIn(site, 'thawed', { password: newPassword })).msg).toBe('')

  const late = await registered(site, 'late')
  await site.call(forgotPassword, { mail: late.mail })
  const lateLink = await linkMail(site, late.mail, 'reset')
  site.advance(3_600_000)
  expect(await site.call(setNewPassword, { token: lateLink.token, password: newPassword })).toMatchObject({
    msg: 'linkExpired',
  })
})

test('changing the password: knows the old one, another and no weak one, ends the other sessions', async () => {
  const { token } = await registered(site, 'changer')
  const other = (await logIn(site, 'changer')).data.token
  const change = (password: string, next: string) =>
    site.call(changePassword, { password, newPassword: next }, { token })
  expect(await change(newPassword, newPassword)).toMatchObject({ msg: 'pwWrong' })
  expect(await change(goodPassword, goodPassword)).toMatchObject({ msg: 'pwSame' })
  expect(await change(goodPassword, sent('12345'))).toMatchObject({ msg: 'pwWeak' })
  expect(await change(goodPassword, newPassword)).toMatchObject({ msg: '', data: 'suc' })
  expect(await site.call(me, {}, { token })).toMatchObject({ auth: '' })
  expect(await site.call(me, {}, { token: other })).toMatchObject({ auth: 'login' })
  expect((await logIn(site, 'changer', { password: newPassword })).msg).toBe('')
})

test('a new address counts once its mail was answered; the old one can take it back and logs everybody out', async () => {
  const { mail, token } = await verified(site, 'mover')
  const ask = (to: string, password = goodPassword) => site.call(changeMail, { password, mail: to }, { token })
  expect(await ask('moved@example.com', newPassword)).toMatchObject({ msg: 'pwWrong' })
  expect(await ask('moved')).toMatchObject({ msg: 'mailInvalid' })
  expect(await ask('moved@demo.invalid')).toMatchObject({ msg: 'mailInvalid' })
  expect(await ask('Somebody@example.com')).toMatchObject({ msg: 'mailExists' })
  expect(await ask('first@moved.example')).toMatchObject({ msg: '' })
  const first = await linkMail(site, 'first@moved.example', 'change')
  expect(await ask('moved@example.com')).toMatchObject({ msg: '' })
  expect((await site.call(me, {}, { token })).data.mail).toBe(mail)

  const second = await linkMail(site, 'moved@example.com', 'change')
  expect(await site.call(verifyMail, { token: first.token })).toMatchObject({ msg: 'linkExpired' })
  expect(await site.call(verifyMail, { token: second.token })).toMatchObject({ msg: '' })
  expect((await site.call(me, {}, { token })).data).toMatchObject({ mail: 'moved@example.com', mailChecked: 'Y' })

  // Nobody else can register the old address while the owner can still go back to it.
  const squatter = { account: 'squatter', mail, password: goodPassword } as const
  expect(await site.call(register, squatter)).toMatchObject({ msg: 'mailExists' })

  const undo = await linkMail(site, mail, 'undo')
  expect(await site.call(undoMail, { token: undo.token })).toMatchObject({ msg: '', data: 'suc' })
  expect(await site.call(undoMail, { token: undo.token })).toMatchObject({ msg: 'linkExpired' })
  expect(await site.call(me, {}, { token })).toMatchObject({ auth: 'login' })
  const { token: reset } = await linkMail(site, mail, 'reset')
  expect((await site.call(setNewPassword, { token: reset, password: newPassword })).msg).toBe('')
  expect((await logIn(site, mail, { password: newPassword })).data).toMatchObject({ mail, mailChecked: 'Y' })
})

test('an intruder who moves the address on cannot outlast the way back of the owner', async () => {
  const { mail, token } = await verified(site, 'victim')
  const moveTo = async (to: string) => {
    await site.call(changeMail, { password: goodPassword, mail: to }, { token })
    const { code } = await linkMail(site, to, 'change')
    expect(await site.call(verifyMail, { code }, { token })).toMatchObject({ msg: '' })
  }
  await moveTo('one@intruder.example')
  await moveTo('two@intruder.example')
  const owners = await linkMail(site, mail, 'undo')
  const intruders = await linkMail(site, 'one@intruder.example', 'undo')
  expect(await site.call(undoMail, { token: owners.token })).toMatchObject({ msg: '' })
  expect(await site.call(undoMail, { token: intruders.token })).toMatchObject({ msg: 'linkExpired' })
  const reset = await linkMail(site, mail, 'reset')
  expect((await site.call(setNewPassword, { token: reset.token, password: newPassword })).msg).toBe('')
  expect((await logIn(site, 'victim', { password: newPassword })).data.mail).toBe(mail)
})

test('an address that was never verified gets no way back', async () => {
  const { mail, token } = await registered(site, 'typo')
  await site.call(changeMail, { password: goodPassword, mail: 'right@example.com' }, { token })
  const { token: link } = await linkMail(site, 'right@example.com', 'change')
  expect(await site.call(verifyMail, { token: link })).toMatchObject({ msg: '' })
  const left = await site.site.foundation.db.own
    .selectFrom('mail_links')
    .select('id')
    .where('kind', '=', 'undo')
    .where('mail', '=', mail)
    .execute()
  expect(left).toEqual([])
})

test('two members who answer for the same new address at once: one has it', async () => {
  const asked = await Promise.all(
    ['twin_a', 'twin_b'].map(async (name) => {
      const { token } = await registered(site, name)
      await site.call(changeMail, { password: goodPassword, mail: 'shared@example.com' }, { token })
      const mail = await findMail(site, (each) => each.to === 'shared@example.com' && each.text.startsWith(name))
      return { token, code: codeIn(mail) }
    }),
  )
  const answers = await Promise.all(asked.map(({ token, code }) => site.call(verifyMail, { code }, { token })))
  expect(answers.map((each) => each.msg).sort()).toEqual(['', 'mailExists'])
})

test('a link that resets a password is good for the address it was mailed to alone', async () => {
  const { id, mail } = await registered(site, 'moved')
  await site.call(forgotPassword, { mail })
  const { token } = await linkMail(site, mail, 'reset')
  // A race with another process: the address has changed and the reset link was not deleted.
  await site.site.foundation.db.pool.query('update members set mail = $2 where id = $1', [id, 'moved-on@example.com'])
  expect((await site.call(setNewPassword, { token, password: newPassword })).msg).toBe('linkExpired')
  expect((await logIn(site, 'moved')).msg).toBe('')
})
