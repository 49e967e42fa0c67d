import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { secondFactor } from '#contract/second-factor.ts'
import { giveCodes, hire } from '#site/test/hire.ts'
import { makeMember } from '#site/test/make-member.ts'
import { type GuardedMember, guard, makeOwner, ownPassword } from '#site/test/make-owner.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { admin } from '../contract/admin.ts'

const { calls } = admin
const reason = 'because'

let site: TestSite
let chief: GuardedMember
beforeAll(async () => {
  site = await openTestSite()
  chief = await hire(site, 'chief', ['admin', 'user'])
})
afterAll(() => site.close())

test('codes count while two-factor is on, and whoever lacks it is told what to set up', async () => {
  const owner = await makeOwner(site, 'upgraded')
  await giveCodes(site, 'upgraded', ['user', 'error'])
  const { token } = owner
  for (const call of [calls.menu, calls.users, calls.faults, calls.myActs]) {
    expect(await site.call(call, {}, { token }), call.path).toMatchObject({ auth: 'admin', data: { needs: 'totp' } })
  }
  // Logging in and member calls work without two-factor.
  const { data: profile } = await site.call(accounts.calls.me, {}, { token })
  expect(profile).toMatchObject({ isAdmin: true, totp: 'N' })
  const guarded = await guard(site, owner)
  expect((await site.call(calls.menu, {}, { token })).data).toMatchObject({ py: ['user', 'error'], unguarded: false })
  const off = { password: ownPassword, code: guarded.code() }
  expect((await site.call(secondFactor.calls.end, off, { token })).msg).toBe('')
  expect(await site.call(calls.users, {}, { token })).toMatchObject({ auth: 'admin', data: { needs: 'totp' } })
})

test('who is no staff is told nothing of it', async () => {
  const { token } = await makeMember(site, 'reader')
  expect(await site.call(calls.menu, {}, { token })).toMatchObject({ auth: 'admin', data: null })
})

test('entering, adding and changing staff ask for a code', async () => {
  const { token } = chief
  const { id: UID } = await makeMember(site, 'visited')
  const candidate = await makeMember(site, 'candidate')
  const acts = [
    (code?: string) => site.call(calls.enterAs, { UID, reason, ...(code && { code }) }, { token }),
    (code?: string) => {
      const asked = { id: String(candidate.id), permissions: ['error' as const], reason, ...(code && { code }) }
      return site.call(calls.addStaff, asked, { token })
    },
    (code?: string) => {
      const asked = { UID: candidate.id, permissions: [], reason, ...(code && { code }) }
      return site.call(calls.updateStaff, asked, { token })
    },
  ]
  for (const act of acts) {
    expect(await act()).toMatchObject({ msg: 'codeWrong' })
    expect(await act('000000')).toMatchObject({ msg: 'codeWrong' })
    const code = chief.code()
    expect(await act(code)).toMatchObject({ msg: '' })
    // A code works once, so an overheard code is useless.
    expect((await act(code)).msg).not.toBe('')
  }
})

test('the demo accounts of a demo site are excepted, which the back office says', async () => {
  const shown = await openTestSite({ demo: true })
  try {
    const staff = await makeMember(shown, 'demostaff')
    const { db, touched } = shown.site.foundation
    const named = async (mail: string) => {
      const set = { mail, staff: ['user'] }
      await db.own.updateTable('members').set(set).where('id', '=', staff.id).execute()
      touched(['me'])
      return shown.call(calls.menu, {}, { token: staff.token })
    }
    expect((await named('demostaff@demo.invalid')).data).toMatchObject({ py: ['user'], unguarded: true })
    const { id: UID } = await makeMember(shown, 'visited')
    expect((await shown.call(calls.enterAs, { UID, reason }, { token: staff.token })).msg).toBe('')
    // Other members of the demo site need two-factor.
    expect(await named('demostaff@example.test')).toMatchObject({ auth: 'admin', data: { needs: 'totp' } })
  } finally {
    await shown.close()
  }
  const kept = await makeMember(site, 'demostaff')
  const set = { mail: 'demostaff@demo.invalid', staff: ['user'] }
  await site.site.foundation.db.own.updateTable('members').set(set).where('id', '=', kept.id).execute()
  expect(await site.call(calls.menu, {}, { token: kept.token })).toMatchObject({ auth: 'admin' })
})

test('a public site has no demo accounts, whatever its settings say', async () => {
  const open = await openTestSite({ demo: true, publicSite: true })
  try {
    const staff = await makeMember(open, 'demostaff')
    const set = { mail: 'demostaff@demo.invalid', staff: ['user'] }
    const { db, touched } = open.site.foundation
    await db.own.updateTable('members').set(set).where('id', '=', staff.id).execute()
    touched(['me'])
    const told = { auth: 'admin', data: { needs: 'totp' } }
    expect(await open.call(calls.menu, {}, { token: staff.token })).toMatchObject(told)
  } finally {
    await open.close()
  }
})
