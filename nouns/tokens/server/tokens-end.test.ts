import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { linkMail, sent } from '#nouns/accounts/test/members.ts'
import { replays } from '#nouns/replays/contract/replays.ts'
import type { TestMember } from '#site/test/make-member.ts'
import { guard, logInAgain, makeOwner, ownPassword } from '#site/test/make-owner.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { signInAgain } from '#site/test/sign-in-again.ts'
import { waitingFor } from '#site/test/waiting-for.ts'
import { tokens } from '../contract/tokens.ts'

const { changePassword, forgotPassword, setNewPassword, changeMail, verifyMail, undoMail, endOtherSessions, me } =
  accounts.calls
const { add, list } = tokens.calls
const asked = { name: 'my script', scopes: ['likes' as const], days: 30, password: ownPassword }
const fresh = sent('four-cakes-on-a-shelf')

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const scriptOf = async ({ token }: TestMember) => {
  const { msg, data } = await site.call(add, asked, { token })
  expect(msg).toBe('')
  return data.token
}
const works = async (script: string) =>
  (await site.call(replays.calls.like, { rid: 1 }, { token: script })).msg === 'deleted'

test('a new password ends the tokens', async () => {
  const owner = await makeOwner(site, 'changer')
  const script = await scriptOf(owner)
  expect(await works(script)).toBe(true)
  const change = { password: ownPassword, newPassword: fresh }
  expect((await site.call(changePassword, change, { token: owner.token })).msg).toBe('')
  expect(await works(script)).toBe(false)
  expect((await site.call(list, {}, { token: owner.token })).data).toEqual([])
})

test('a password set by mail ends the tokens', async () => {
  const script = await scriptOf(await makeOwner(site, 'resetter'))
  await site.call(forgotPassword, { mail: 'resetter@example.test' })
  const { token } = await linkMail(site, 'resetter@example.test', 'reset')
  expect((await site.call(setNewPassword, { token, password: fresh })).msg).toBe('')
  expect(await works(script)).toBe(false)
})

test('an undone change of the address ends the tokens that were made since', async () => {
  const owner = await makeOwner(site, 'undoer')
  const change = { password: ownPassword, mail: 'elsewhere@example.test' }
  expect((await site.call(changeMail, change, { token: owner.token })).msg).toBe('')
  const there = await linkMail(site, 'elsewhere@example.test', 'change')
  expect((await site.call(verifyMail, { token: there.token })).msg).toBe('')
  const script = await scriptOf(owner)
  const back = await linkMail(site, 'undoer@example.test', 'undo')
  expect((await site.call(undoMail, { token: back.token })).msg).toBe('')
  expect(await works(script)).toBe(false)
})

test('ending the other sessions ends the tokens', async () => {
  const owner = await makeOwner(site, 'ender')
  const script = await scriptOf(owner)
  expect((await site.call(endOtherSessions, {}, { token: owner.token })).msg).toBe('')
  expect(await works(script)).toBe(false)
  expect((await site.call(me, {}, { token: owner.token })).auth).toBe('')
})

test('making one asks for the password, and for a code where two-factor is on', async () => {
  const owner = await makeOwner(site, 'maker')
  const { token } = owner
  expect(await site.call(add, { ...asked, password: sent('wrong') }, { token })).toMatchObject({ msg: 'pwWrong' })
  const guarded = await guard(site, owner)
  expect(await site.call(add, asked, { token })).toMatchObject({ msg: 'codeWrong' })
  expect(await site.call(add, { ...asked, code: '000000' }, { token })).toMatchObject({ msg: 'codeWrong' })
  expect((await site.call(list, {}, { token })).data).toEqual([])
  expect(await site.call(add, { ...asked, code: guarded.code() }, { token })).toMatchObject({ msg: '' })
})

test('a token asked for while sessions end is not left behind', async () => {
  for (let round = 0; round < 6; round++) {
    const account = `racer${round}`
    const owner = await makeOwner(site, account)
    const thief = await signInAgain(site, owner)
    const made = Array.from({ length: 4 }, () => site.call(add, asked, { token: thief.token }))
    const end =
      round % 2 === 0
        ? site.call(endOtherSessions, {}, { token: owner.token })
        : site.call(changePassword, { password: ownPassword, newPassword: fresh }, { token: owner.token })
    await end
    for (const { msg, data } of await Promise.all(made))
      if (msg === '' && data) expect(await works(data.token)).toBe(false)
    expect((await site.call(list, {}, { token: owner.token })).data).toEqual([])
  }
})

test('a session that is over by the time its turn comes makes no token', async () => {
  const owner = await makeOwner(site, 'late')
  const thief = { token: await logInAgain(site, 'late') }
  const { db } = site.site.foundation
  // Ending sessions locks the member's row first: the thief's call waits for that lock.
  let made: Promise<{ auth: string }> | undefined
  await db.transaction(async (tx) => {
    await tx.selectFrom('members').select('id').where('id', '=', owner.id).forUpdate().execute()
    made = site.call(add, asked, thief)
    await waitingFor(site, 1)
    await tx.deleteFrom('sessions').where('member', '=', owner.id).execute()
  })
  expect(await made).toMatchObject({ auth: 'login' })
  expect(await db.own.selectFrom('script_tokens').select('id').where('member', '=', owner.id).execute()).toEqual([])
})

test('a password that is no longer the one by the time its turn comes makes no token', async () => {
  const [owner, other] = [await makeOwner(site, 'changed'), await makeOwner(site, 'unchanged')]
  const { db } = site.site.foundation
  const fresher = await site.call(changePassword, { password: ownPassword, newPassword: fresh }, { token: other.token })
  expect(fresher.msg).toBe('')
  // The session survives, as it does in the session that changed the password.
  let made: Promise<{ msg: string }> | undefined
  await db.transaction(async (tx) => {
    await tx.selectFrom('members').select('id').where('id', '=', owner.id).forUpdate().execute()
    made = site.call(add, asked, { token: owner.token })
    await waitingFor(site, 1)
    const password = tx.selectFrom('members').select('password').where('id', '=', other.id)
    await tx.updateTable('members').set({ password }).where('id', '=', owner.id).execute()
  })
  expect(await made).toMatchObject({ msg: 'pwWrong' })
  expect(await db.own.selectFrom('script_tokens').select('id').where('member', '=', owner.id).execute()).toEqual([])
})
