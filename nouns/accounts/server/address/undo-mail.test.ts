import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { secondFactor } from '#contract/second-factor.ts'
import { guard } from '#site/test/make-owner.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { ownData } from '../../contract/own-data.ts'
import { goodPassword, linkMail, logIn, sent, verified } from '../../test/members.ts'

const { changeMail, verifyMail, undoMail, setNewPassword, me } = accounts.calls
const { closeAccount, reopenAccount } = ownData.calls
const newPassword = sent('four-cakes-on-a-shelf')
const day = 86_400_000
let site: TestSite

beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

interface Taken {
  readonly name: string
  readonly token: string
  readonly code?: () => string
}

/**
 * Moves the account to a thief's address, as somebody who knows the password would. Answers the token of the owner's
 * undo link.
 */
async function moveAway({ name, token, code }: Taken): Promise<string> {
  const mail = `${name}@thief.example`
  const input = { password: goodPassword, mail, ...(code && { code: code() }) }
  expect((await site.call(changeMail, input, { token })).msg).toBe('')
  const link = await linkMail(site, mail, 'change')
  expect((await site.call(verifyMail, { token: link.token })).msg).toBe('')
  return (await linkMail(site, `${name}@example.com`, 'undo')).token
}

test('undoing ends the password, and mails the owner the link that sets another', async () => {
  const { mail, token } = await verified(site, 'robbed')
  const back = await moveAway({ name: 'robbed', token })
  const [undone, logIns] = await Promise.all([
    site.call(undoMail, { token: back }),
    Promise.all(Array.from({ length: 4 }, () => logIn(site, 'robbed'))),
  ])
  expect(undone.msg).toBe('')
  for (const { msg, data } of logIns) {
    if (msg === '') expect(await site.call(me, {}, { token: data.token })).toMatchObject({ auth: 'login' })
    else expect(msg).toBe('wrongLogin')
  }
  expect((await logIn(site, 'robbed')).msg).toBe('wrongLogin')
  const reset = await linkMail(site, mail, 'reset')
  expect((await site.call(setNewPassword, { token: reset.token, password: newPassword })).msg).toBe('')
  expect((await logIn(site, 'robbed', { password: newPassword })).data.mail).toBe(mail)
})

test.each(['before', 'after'])(
  'undoing drops the two-factor that a thief set up %s moving the address',
  async (when) => {
    const name = `locked_${when.slice(0, 1)}`
    const { id, mail, token } = await verified(site, name)
    const early = when === 'before' ? await guard(site, { id, token }, goodPassword) : undefined
    const back = await moveAway({ name, token, ...(early && { code: early.code }) })
    if (!early) await guard(site, { id, token }, goodPassword)
    expect((await site.call(undoMail, { token: back })).msg).toBe('')
    const reset = await linkMail(site, mail, 'reset')
    expect((await site.call(setNewPassword, { token: reset.token, password: newPassword })).msg).toBe('')
    expect(await logIn(site, name, { password: newPassword })).toMatchObject({ auth: '', msg: '', data: { totp: 'N' } })
  },
)

test('a two-factor older than a week stays: who only reads the former mailbox is not let in', async () => {
  const { id, mail, token } = await verified(site, 'careful')
  const { code } = await guard(site, { id, token }, goodPassword)
  site.advance(8 * day)
  const back = await moveAway({ name: 'careful', token, code })
  expect((await site.call(undoMail, { token: back })).msg).toBe('')
  const reset = await linkMail(site, mail, 'reset')
  expect((await site.call(setNewPassword, { token: reset.token, password: newPassword })).msg).toBe('')
  expect(await logIn(site, 'careful', { password: newPassword })).toMatchObject({ auth: 'totp' })
})

test('undoing opens the account that a thief closed; the way back of the thief works no more', async () => {
  const { mail, token } = await verified(site, 'closed_by')
  const back = await moveAway({ name: 'closed_by', token })
  const closing = { password: goodPassword, account: 'closed_by' }
  expect((await site.call(closeAccount, closing, { token })).msg).toBe('')
  const thiefs = await linkMail(site, 'closed_by@thief.example', 'reopen')
  expect((await site.call(undoMail, { token: back })).msg).toBe('')
  expect((await site.call(reopenAccount, { token: thiefs.token })).msg).toBe('linkExpired')
  const reset = await linkMail(site, mail, 'reset')
  expect((await site.call(setNewPassword, { token: reset.token, password: newPassword })).msg).toBe('')
  expect((await logIn(site, 'closed_by', { password: newPassword })).data).toMatchObject({ mail, nick: 'closed_by' })
})

test('what a thief sends together with the undoing leaves neither link nor two-factor nor closure', async () => {
  const { id, token } = await verified(site, 'racing')
  const back = await moveAway({ name: 'racing', token })
  const answers = await Promise.all([
    site.call(undoMail, { token: back }),
    site.call(changeMail, { password: goodPassword, mail: 'again@thief.example' }, { token }),
    site.call(secondFactor.calls.start, { password: goodPassword }, { token }),
    site.call(closeAccount, { password: goodPassword, account: 'racing' }, { token }),
  ])
  expect(answers[0].msg).toBe('')
  const { rows } = await site.site.foundation.db.pool.query(
    `select m.closed_at is not null as closed,
       (select count(*)::int from mail_links where member = m.id and kind in ('change', 'reopen')
         and used_at is null) as links,
       (select count(*)::int from second_factors where member = m.id) as factors
     from members m where m.id = $1`,
    [id],
  )
  expect(rows).toEqual([{ closed: false, links: 0, factors: 0 }])
})
