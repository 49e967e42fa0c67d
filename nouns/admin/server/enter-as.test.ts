import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writing } from '#contract/writing.ts'
import { documentOf, makeClub } from '#nouns/clubs/test/clubs.ts'
import { site as contract } from '#site/contract.ts'
import { hire } from '#site/test/hire.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import type { GuardedMember } from '#site/test/make-owner.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { admin } from '../contract/admin.ts'

const { calls } = admin
const hour = 3_600_000
const reason = 'because'

let site: TestSite
let chief: GuardedMember
let clerk: GuardedMember
let reader: TestMember
beforeAll(async () => {
  site = await openTestSite()
  chief = await hire(site, 'chief', ['admin'])
  clerk = await hire(site, 'clerk', ['user'])
  reader = await makeMember(site, 'reader')
})
afterAll(() => site.close())

const as = ({ token }: TestMember) => ({ token })
const actsOn = async (subject: string) => (await site.call(calls.log, { subject }, as(chief))).data.rows

describe('entering as a member', () => {
  test('shows what they see, does nothing that needs their password, and is logged as both', async () => {
    const lost = await makeMember(site, 'lost')
    const entered = await site.call(
      calls.enterAs,
      { UID: lost.id, reason: 'asked for help', code: clerk.code() },
      as(clerk),
    )
    const inside = { token: entered.data.token }
    expect((await site.call(contract.accounts.calls.me, {}, inside)).data.id).toBe(lost.id)
    expect((await site.call(contract.accounts.calls.setIntroduction, { brint: 'fixed' }, inside)).msg).toBe('')
    const hash = 'a'.repeat(64)
    const change = { password: hash, newPassword: 'b'.repeat(64) }
    expect((await site.call(contract.accounts.calls.changePassword, change, inside)).auth).toBe('authority')
    expect((await site.call(calls.menu, {}, inside)).auth).toBe('admin')
    const acts = await actsOn(`member:${lost.id}`)
    expect(acts.map(({ act, UID, entered: whom }) => [act, UID, whom])).toEqual([
      ['setBrint', clerk.id, lost.id],
      ['enterAs', clerk.id, lost.id],
    ])
    expect((await site.call(calls.menu, {}, as(clerk))).data.py).toEqual(['user'])
    site.advance(2 * hour)
    expect((await site.call(contract.accounts.calls.me, {}, inside)).auth).toBe('login')
  })

  test('shows no unsent words, and touches none', async () => {
    const poet = await makeMember(site, 'poet')
    const place = `m:${await makeClub(site)}`
    const draft = { place, title: 'Ode', document: documentOf('unsent'), base: 0, force: 'Y' } as const
    expect((await site.call(writing.calls.saveDraft, draft, as(poet))).msg).toBe('')
    site.advance(30_000)
    const entered = await site.call(calls.enterAs, { UID: poet.id, reason, code: clerk.code() }, as(clerk))
    expect(entered.msg + entered.auth).toBe('')
    const inside = { token: entered.data.token }
    const { drafts, draftPlaces, saveDraft, dropDraft } = writing.calls
    expect((await site.call(drafts, { place }, inside)).auth).toBe('authority')
    expect((await site.call(draftPlaces, {}, inside)).auth).toBe('authority')
    expect((await site.call(saveDraft, draft, inside)).auth).toBe('authority')
    expect((await site.call(dropDraft, { place }, inside)).auth).toBe('authority')
    const kept = await site.call(drafts, { place }, as(poet))
    expect(kept.data.map(({ document }) => document)).toEqual([draft.document])
  })

  test('is never entering as other staff, nor as oneself', async () => {
    expect((await site.call(calls.enterAs, { UID: chief.id, reason }, as(clerk))).msg).toBe('staffMember')
    expect((await site.call(calls.enterAs, { UID: clerk.id, reason }, as(clerk))).msg).toBe('self')
    expect((await site.call(calls.enterAs, { UID: reader.id, reason: '' }, as(clerk))).msg).toBe('missingReason')
  })
})
