import { afterAll, beforeAll, expect, test } from 'vitest'
import { admin } from '#nouns/admin/contract/admin.ts'
import type { Permission } from '#rules/staff/permissions.ts'
import { heardBeside } from '#site/test/heard-beside.ts'
import { hire } from '#site/test/hire.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { clubs } from '../../contract/clubs.ts'
import { answer, documentOf, makeClub, makeTopic } from '../../test/clubs.ts'

const { calls } = clubs
let site: TestSite
/** A second process of the site. */
let beside: TestSite
let writer: TestMember
let m: number
let t: number
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6 })
  beside = await openTestSite({ beside: site, jobs: false, ratesFactor: 1e6 })
  writer = await makeMember(site, 'writer')
  m = await makeClub(site)
  t = await makeTopic(site, writer, { m })
})
afterAll(async () => {
  await beside.close()
  await site.close()
})

const page = async () => (await site.call(calls.floors, { t })).data
const signs = async () => Object.fromEntries((await page()).rows.map(({ UID, STAFF }) => [UID, STAFF]))

test.each<[Permission[], 'Y' | 'N']>([
  [['ms'], 'Y'],
  [['club'], 'Y'],
  [['iscore', 'user'], 'Y'],
  [['iscore', 'replay'], 'N'],
])('who holds %s is shown as staff: %s', async (codes, sign) => {
  const member = await hire(site, `has_${codes.at(-1)}`, codes)
  const posted = (await answer(site, member, t)).data
  expect(posted.STAFF).toBe(sign)
  expect((await signs())[member.id]).toBe(sign)
  const edit = { t, floor: posted.FLOOR, document: documentOf('other words'), edits: 0 }
  expect((await site.call(calls.edit, edit, { token: member.token })).data.STAFF).toBe(sign)
})

test('the sign comes and goes with the codes, on pages that another process keeps too', async () => {
  const chief = await hire(site, 'chief', ['admin', 'ms'])
  const member = await makeMember(site, 'member')
  const reason = 'because'
  await answer(site, member, t)
  const sign = async () =>
    (await beside.call(calls.floors, { t })).data.rows.find(({ UID }) => UID === member.id)?.STAFF
  const give = async () => {
    const given = { id: String(member.id), permissions: ['ms' as const], reason, code: chief.code() }
    expect((await site.call(admin.calls.addStaff, given, { token: chief.token })).msg).toBe('')
  }
  const take = async () => {
    const taken = { UID: member.id, permissions: [], reason, code: chief.code() }
    expect((await site.call(admin.calls.updateStaff, taken, { token: chief.token })).msg).toBe('')
  }
  await heardBeside(beside, { read: sign, before: 'N', write: give, after: 'Y' })
  await heardBeside(beside, { read: sign, before: 'Y', write: take, after: 'N' })
})

test('who has closed the account carries no sign', async () => {
  const gone = await hire(site, 'gone', ['ms'])
  await answer(site, gone, t)
  await site.site.foundation.db.own
    .updateTable('members')
    .set({ closed_at: new Date() })
    .where('id', '=', gone.id)
    .execute()
  site.site.foundation.touched(['members'])
  expect((await signs())[gone.id]).toBe('N')
})

test('a topic knows the picture of its club', async () => {
  expect((await page()).topic.MSPIC).toBe('')
  const picture = `/pic/${'a'.repeat(64)}.png`
  await site.site.foundation.db.own.updateTable('clubs').set({ picture }).where('id', '=', m).execute()
  site.site.foundation.touched(['clubs'])
  expect((await page()).topic.MSPIC).toBe(picture)
})
