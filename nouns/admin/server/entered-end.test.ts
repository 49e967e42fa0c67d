import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { secondFactor } from '#contract/second-factor.ts'
import { ownData } from '#nouns/accounts/contract/own-data.ts'
import { giveCodes, hire } from '#site/test/hire.ts'
import { makeMember } from '#site/test/make-member.ts'
import { type GuardedMember, ownPassword } from '#site/test/make-owner.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { setBlack } from '#site/test/set-black.ts'
import { signInAgain } from '#site/test/sign-in-again.ts'
import { waitingFor } from '#site/test/waiting-for.ts'
import { admin } from '../contract/admin.ts'

const { me, logout, endSession, endOtherSessions, sessions, changePassword, setIntroduction, introduction } =
  accounts.calls
const reason = 'because'

let site: TestSite
let chief: GuardedMember
beforeAll(async () => {
  site = await openTestSite()
  chief = await hire(site, 'chief', ['admin'])
})
afterAll(() => site.close())

/** A staff member inside another account; each test makes both accounts anew. */
async function inside(account: string) {
  const clerk = await hire(site, account, ['user'])
  const visited = await makeMember(site, `${account}_`)
  const { token } = clerk
  const { msg, data } = await site.call(admin.calls.enterAs, { UID: visited.id, reason, code: clerk.code() }, { token })
  expect(msg).toBe('')
  const entered = { token: data.token }
  expect(await isIn(entered)).toBe(true)
  return { clerk, visited, entered }
}

const isIn = async (session: { readonly token: string }) => (await site.call(me, {}, session)).auth === ''

test('who loses the code is out of the account', async () => {
  const { clerk, entered } = await inside('loser')
  const change = { UID: clerk.id, permissions: ['error' as const], reason, code: chief.code() }
  expect((await site.call(admin.calls.updateStaff, change, { token: chief.token })).msg).toBe('')
  expect(await isIn(entered)).toBe(false)
  expect(await isIn(clerk)).toBe(true)
  // Getting the code back does not restore the ended session.
  await giveCodes(site, 'loser', ['user'])
  expect(await isIn(entered)).toBe(false)
})

test('who is black-flagged is out of the account', async () => {
  const { clerk, entered } = await inside('flagged')
  await setBlack(site, clerk, true)
  expect(await isIn(entered)).toBe(false)
})

test('who ends the other sessions is out of the account, from this device and from another', async () => {
  const here = await inside('endshere')
  await site.call(endOtherSessions, {}, { token: here.clerk.token })
  expect([await isIn(here.entered), await isIn(here.clerk)]).toEqual([false, true])
  const there = await inside('endsthere')
  const other = await signInAgain(site, there.clerk)
  await site.call(endOtherSessions, {}, { token: other.token })
  expect([await isIn(there.entered), await isIn(there.clerk)]).toEqual([false, false])
})

test('the session that staff entered from takes the entered one along when it ends', async () => {
  const gone = await inside('ends_one')
  const other = await signInAgain(site, gone.clerk)
  const list = await site.call(sessions, {}, { token: gone.clerk.token })
  const id = list.data.find(({ current }) => current)?.id ?? ''
  expect((await site.call(endSession, { id }, { token: other.token })).msg).toBe('')
  expect(await isIn(gone.entered)).toBe(false)
  const left = await inside('logs_out')
  await site.call(logout, {}, { token: left.clerk.token })
  expect(await isIn(left.entered)).toBe(false)
})

test('entering adds no session of the staff’s own: what is ended is ended', async () => {
  const { clerk } = await inside('no_copy')
  expect((await site.call(sessions, {}, { token: clerk.token })).data).toHaveLength(1)
})

test('a new password ends it too', async () => {
  const changed = await inside('changed')
  const change = { password: ownPassword, newPassword: 'b'.repeat(64), code: changed.clerk.code() }
  expect((await site.call(changePassword, change, { token: changed.clerk.token })).msg).toBe('')
  expect(await isIn(changed.entered)).toBe(false)
})

test('two-factor switched off ends it too', async () => {
  const bare = await inside('bare')
  const off = { password: ownPassword, code: bare.clerk.code() }
  expect((await site.call(secondFactor.calls.end, off, { token: bare.clerk.token })).msg).toBe('')
  expect(await isIn(bare.entered)).toBe(false)
})

test('a closed account ends it too', async () => {
  const closed = await inside('closed')
  const close = { account: 'closed', password: ownPassword, code: closed.clerk.code() }
  expect((await site.call(ownData.calls.closeAccount, close, { token: closed.clerk.token })).msg).toBe('')
  expect(await isIn(closed.entered)).toBe(false)
})

test('what is being written in the account when the code is lost is not written', async () => {
  const { clerk, visited, entered } = await inside('writer')
  const { db } = site.site.foundation
  let writing: Promise<{ auth: string }> | undefined
  await db.transaction(async (tx) => {
    await tx.selectFrom('members').select('id').where('id', '=', clerk.id).forUpdate().execute()
    writing = site.call(setIntroduction, { brint: 'by staff' }, entered)
    await waitingFor(site, 1)
    await tx.updateTable('members').set({ staff: [] }).where('id', '=', clerk.id).execute()
  })
  expect(await writing).toMatchObject({ auth: 'login' })
  const { token } = await signInAgain(site, visited)
  expect((await site.call(introduction, {}, { token })).data.brint).toBe('')
})

test('who loses the code while entering does not enter', async () => {
  const clerk = await hire(site, 'late', ['user'])
  const visited = await makeMember(site, 'late_in')
  const { db } = site.site.foundation
  let entering: Promise<{ auth: string }> | undefined
  await db.transaction(async (tx) => {
    await tx.selectFrom('members').select('id').where('id', '=', clerk.id).forUpdate().execute()
    const asked = { UID: visited.id, reason, code: clerk.code() }
    entering = site.call(admin.calls.enterAs, asked, { token: clerk.token })
    await waitingFor(site, 1)
    await tx.updateTable('members').set({ staff: [] }).where('id', '=', clerk.id).execute()
  })
  expect(await entering).toMatchObject({ auth: 'admin' })
  const left = db.own.selectFrom('sessions').select('id').where('entered_by', '=', clerk.id)
  expect(await left.execute()).toEqual([])
})
