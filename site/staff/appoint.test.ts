import { afterAll, beforeAll, expect, test } from 'vitest'
import { admin } from '#nouns/admin/contract/admin.ts'
import { permissions } from '#rules/staff/permissions.ts'
import { makeMember } from '../test/make-member.ts'
import { guard, makeOwner } from '../test/make-owner.ts'
import { openTestSite, type TestSite } from '../test/open-test-site.ts'
import { appoint, readCodes } from './appoint.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const give = (account: string, codes = [...permissions]) =>
  site.site.foundation.db.transaction((tx) => appoint(tx, { account, codes, now: new Date(), demo: false }))

test('codes are typed in any of these ways', () => {
  expect(readCodes([])).toEqual({ codes: permissions })
  expect(readCodes(['all'])).toEqual({ codes: permissions })
  expect(readCodes(['none'])).toEqual({ codes: [] })
  expect(readCodes(['user,error', 'replay|iscore'])).toEqual({ codes: ['user', 'error', 'replay', 'iscore'] })
  expect(readCodes(['user', 'root'])).toEqual({ unknown: 'root' })
})

test('the first staff account: by account or address, once, and written into the log', async () => {
  const first = await makeOwner(site, 'first')
  expect(await give('FIRST')).toEqual({ id: first.id, codes: [...permissions].sort(), counts: false })
  const { token } = await guard(site, first)
  expect(await give('first@example.test')).toEqual({ id: first.id, codes: [...permissions].sort(), counts: true })
  const log = await site.call(admin.calls.log, {}, { token })
  expect(log.data.rows.map(({ act, UID, subject }) => [act, UID, subject])).toEqual([
    ['npm run admin', 0, `member:${first.id}`],
  ])
  expect(await give('first', [])).toEqual({ id: first.id, codes: [], counts: true })
})

test('is nobody who is not there, has not verified, or is flagged', async () => {
  await makeMember(site, 'unsure', false)
  const rude = await makeMember(site, 'rude')
  const { own } = site.site.foundation.db
  await own.updateTable('members').set({ black: true }).where('id', '=', rude.id).execute()
  expect([await give('nobody'), await give('unsure'), await give('rude')]).toEqual(['unknown', 'unverified', 'flagged'])
})
