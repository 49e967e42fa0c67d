import { accounts } from '@patisserie/contract/accounts'
import { rates } from '@patisserie/rules/rates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeMember } from '../../../test/make-member.ts'
import { openTestSite, type TestSite } from '../../../test/open-test-site.ts'
import { settleJobs } from '../../../test/settle-jobs.ts'
import { goodPassword, registered } from './test-members.ts'

const { changeMail, forgotPassword, register, sendVerification, changePassword } = accounts.calls
const { points, seconds } = rates.mailTo
const full = { msg: 'tooOften', data: { limit: { points, seconds } } }
let site: TestSite
let networks = 0

beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1 })
}, 30_000)
afterAll(() => site.close())

/** Somewhere nobody called from yet. */
const elsewhere = () => ({ ip: `10.${++networks % 250}.7.1` })

test('one mailbox gets so many mails, of all kinds and from everywhere', async () => {
  const mail = 'flooded@example.com'
  const owner = await registered(site, 'flooded')
  for (let n = 0; n < 3; n++) expect((await site.call(forgotPassword, { mail }, elsewhere())).msg).toBe('')
  for (let n = 0; n < 3; n++)
    expect((await site.call(sendVerification, {}, { token: owner.token, ...elsewhere() })).msg).toBe('')
  // What comes after a plus is the same mailbox.
  for (let n = 4; n < points - 3; n++) {
    const input = { account: `other_${n}`, mail: `flooded+${n}@example.com`, password: goodPassword } as const
    await site.call(register, input, elsewhere())
  }
  for (let n = 0; n < 4; n++) await site.call(forgotPassword, { mail }, elsewhere())
  expect(await site.call(forgotPassword, { mail }, elsewhere())).toMatchObject(full)
  expect(await site.call(sendVerification, {}, { token: owner.token, ...elsewhere() })).toMatchObject(full)
  const late = { account: 'late', mail: 'flooded+late@example.com', password: goodPassword } as const
  expect(await site.call(register, late, elsewhere())).toMatchObject(full)
  // Known or not: who registers learns no more than that.
  expect(await site.call(register, { ...late, mail }, elsewhere())).toMatchObject(full)
  const { token } = await makeMember(site, 'mover')
  const set = await site.site.foundation.db.read
    .selectFrom('members')
    .select('password')
    .where('id', '=', owner.id)
    .executeTakeFirstOrThrow()
  await site.site.foundation.db.pool.query(`update members set password = $1 where account = 'mover'`, [set.password])
  expect(await site.call(changeMail, { password: goodPassword, mail }, { token, ...elsewhere() })).toMatchObject(full)
  // The address is not proved, so notices are mails to a stranger too.
  const password = { password: goodPassword, newPassword: 'b'.repeat(64) }
  expect((await site.call(changePassword, password, { token: owner.token, ...elsewhere() })).msg).toBe('')
  const { rows } = await site.site.foundation.db.pool.query(
    `select count(*)::int as n from mail_links where mail like 'flooded%'`,
  )
  expect(rows[0].n).toBeLessThanOrEqual(points)
  await settleJobs(site, 'mail')
  expect((await site.mails(rows[0].n)).map(({ subject }) => subject).join()).not.toContain('密码已更改')
}, 60_000)

test('questions about one address are counted, known or not, and take nothing from its mailbox', async () => {
  const mail = 'nobody@example.com'
  for (let n = 0; n < points; n++)
    expect((await site.call(forgotPassword, { mail }, elsewhere())).msg).toBe('notRegistered')
  expect(await site.call(forgotPassword, { mail }, elsewhere())).toMatchObject(full)
  const input = { account: 'nobody', mail, password: goodPassword } as const
  expect((await site.call(register, input, elsewhere())).msg).toBe('')
}, 60_000)

test('who registers with a known address asks about it, and takes nothing from its mailbox', async () => {
  const owner = await registered(site, 'known', '10.0.0.98')
  const input = (n: number) => ({ account: `asks_${n}`, mail: owner.mail, password: goodPassword })
  for (let n = 0; n < points; n++) expect((await site.call(register, input(n), elsewhere())).msg).toBe('mailExists')
  expect(await site.call(register, input(points), elsewhere())).toMatchObject(full)
  expect((await site.call(sendVerification, {}, { token: owner.token, ...elsewhere() })).msg).toBe('')
}, 60_000)

test('who asks about addresses beside one’s own keeps nobody from their mail', async () => {
  const owner = await registered(site, 'spared', '10.0.0.99')
  for (let n = 0; n < points + 2; n++)
    expect((await site.call(forgotPassword, { mail: `spared+${n}@example.com` }, elsewhere())).msg).toBe(
      'notRegistered',
    )
  expect((await site.call(forgotPassword, { mail: owner.mail }, elsewhere())).msg).toBe('')
}, 60_000)
