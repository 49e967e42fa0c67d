import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { social } from '#contract/social.ts'
import { setNickname } from '#core/members/store.ts'
import { ownData } from '#nouns/accounts/contract/own-data.ts'
import { home } from '#nouns/home/contract/home.ts'
import { hereMs, seenEveryMs } from '#rules/people/presence.ts'
import { makeStaff } from '#site/test/hire.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'

let site: TestSite
let count = 0
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1_000, jobs: false })
})
afterAll(() => site.close())

const { here, directory, block, follow } = social.calls
const asked = async (by: TestMember) => (await site.call(here, {}, { token: by.token })).data
const card = async (of: TestMember, by?: TestMember) =>
  (await site.call(home.calls.card, { id: String(of.id) }, by ? { token: by.token } : {})).data
const listed = async (of: TestMember, by: TestMember) => {
  const q = `guest${of.id}`
  await site.site.foundation.db.transaction((tx) => setNickname(tx, of.id, q))
  return (await site.call(directory, { q }, { token: by.token })).data
}
const privacy = (of: TestMember, input: { showhere?: 'Y' | 'N'; showlist?: 'Y' | 'N' }) =>
  site.call(ownData.calls.setPrivacy, input, { token: of.token })
const set = (of: TestMember, columns: { black?: boolean; closed_at?: Date; mail_verified_at?: null }) =>
  site.site.foundation.db.own.updateTable('members').set(columns).where('id', '=', of.id).execute()
const fresh = (verified = true) => makeMember(site, `here${++count}`, verified)
const rows = async (of: TestMember) =>
  (await site.site.foundation.db.own.selectFrom('presence').selectAll().where('member', '=', of.id).execute()).length

describe('presence', () => {
  test('is off for a new account, and nothing is stored then', async () => {
    const [owner, other] = [await fresh(), await fresh()]
    expect(await rows(owner)).toBe(0)
    expect((await asked(other)).rows.map(({ UID }) => UID)).not.toContain(owner.id)
    expect((await card(owner, other)).HERE).toBe('N')
  })

  const relations = {
    stranger: async () => undefined,
    follower: (owner: TestMember, other: TestMember) => site.call(follow, { UID: owner.id }, { token: other.token }),
    staff: (_: TestMember, other: TestMember) => makeStaff(site, other, ['user']),
    'blocked by the owner': (owner: TestMember, other: TestMember) =>
      site.call(block, { UID: other.id }, { token: owner.token }),
    'blocks the owner': (owner: TestMember, other: TestMember) =>
      site.call(block, { UID: owner.id }, { token: other.token }),
  }
  test.each([
    ['stranger', true],
    ['follower', true],
    ['staff', true],
    ['blocked by the owner', false],
    ['blocks the owner', false],
  ] as const)('%s', async (name, sees) => {
    const [owner, other] = [await fresh(), await fresh()]
    await relations[name](owner, other)
    const before = (await asked(other)).total
    await privacy(owner, { showhere: 'Y' })
    const after = await asked(other)
    expect(after.total - before).toBe(sees ? 1 : 0)
    expect(after.rows.some(({ UID }) => UID === owner.id)).toBe(sees)
    expect((await card(owner, other)).HERE).toBe(sees ? 'Y' : 'N')
    expect((await card(owner)).HERE).toBe('N')
    await privacy(owner, { showhere: 'N' })
    expect((await asked(other)).total).toBe(before)
    expect((await card(owner, other)).HERE).toBe('N')
    expect(await rows(owner)).toBe(0)
  })

  test('names those first whom the caller follows', async () => {
    const [followed, latest, other] = [await fresh(), await fresh(), await fresh()]
    await site.call(follow, { UID: followed.id }, { token: other.token })
    await privacy(followed, { showhere: 'Y' })
    await privacy(latest, { showhere: 'Y' })
    const { own } = site.site.foundation.db
    const earlier = new Date(Date.now() - 60_000)
    await own.updateTable('presence').set({ seen_at: earlier }).where('member', '=', followed.id).execute()
    expect((await asked(other)).rows[0]?.UID).toBe(followed.id)
    await privacy(followed, { showhere: 'N' })
    await privacy(latest, { showhere: 'N' })
  })

  test('a note of a session that comes after the switch went off is not shown', async () => {
    const [owner, other] = [await fresh(), await fresh()]
    await site.site.foundation.db.own
      .insertInto('presence')
      .values({ member: owner.id, seen_at: new Date(), here: true })
      .execute()
    expect((await asked(other)).rows.map(({ UID }) => UID)).not.toContain(owner.id)
    expect((await card(owner, other)).HERE).toBe('N')
    const { data } = await site.call(directory, { sort: 'active' }, { token: other.token })
    expect(data.rows.map(({ UID }) => UID)).not.toContain(owner.id)
  })

  test.each([
    ['black-flagged', { black: true }],
    ['closed', { closed_at: new Date() }],
    ['unverified', { mail_verified_at: null }],
  ] as const)('%s: neither here nor listed', async (_, columns) => {
    const [owner, other] = [await fresh(), await fresh()]
    await privacy(owner, { showhere: 'Y' })
    expect((await asked(other)).rows.map(({ UID }) => UID)).toContain(owner.id)
    expect((await listed(owner, other)).total).toBe(1)
    await set(owner, columns)
    expect((await asked(other)).rows.map(({ UID }) => UID)).not.toContain(owner.id)
    expect((await listed(owner, other)).total).toBe(0)
  })

  test('a guest hears nothing, not even a number', async () => {
    expect((await site.call(here, {})).auth).toBe('login')
    expect((await site.call(directory, {})).auth).toBe('login')
  })

  test('ends with the last session at once, and by itself some minutes after the last call', async () => {
    const [owner, other] = [await fresh(), await fresh()]
    await privacy(owner, { showhere: 'Y' })
    const isHere = async () => (await asked(other)).rows.some(({ UID }) => UID === owner.id)
    expect(await isHere()).toBe(true)
    const { calls } = accounts
    await site.call(calls.logout, {}, { token: owner.token })
    expect(await isHere()).toBe(false)

    const guest = await fresh()
    await privacy(guest, { showhere: 'Y' })
    const stays = async () => (await asked(other)).rows.some(({ UID }) => UID === guest.id)
    const seenMs = async () => (await seenAt(guest))?.getTime() ?? 0
    const before = await seenMs()
    site.advance(seenEveryMs + 1_000)
    await site.call(calls.me, {}, { token: guest.token })
    await expect.poll(seenMs).toBeGreaterThan(before + seenEveryMs)
    site.advance(hereMs - 30_000)
    expect(await stays()).toBe(true)
    site.advance(60_000)
    expect(await stays()).toBe(false)
  })
})

const seenAt = async (of: TestMember) =>
  (
    await site.site.foundation.db.own
      .selectFrom('presence')
      .select('seen_at')
      .where('member', '=', of.id)
      .executeTakeFirst()
  )?.seen_at
