import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { rates } from '#rules/rates.ts'
import { makeOwner, ownPassword } from '#site/test/make-owner.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { settleJobs } from '#site/test/settle-jobs.ts'
import { goodPassword, linkMail, registered, sent, verified } from '../../test/members.ts'

const { changeMail, changePassword, forgotPassword, login, register, sendVerification, setNewPassword } = accounts.calls
const fullOf = ({ points, seconds }: { points: number; seconds: number }) => ({
  msg: 'tooOften',
  data: { limit: { points, seconds } },
})
let site: TestSite
let networks = 0

beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1 })
})
afterAll(() => site.close())

/** A network that no test has called from yet, until 250 of them are used. */
const elsewhere = () => ({ ip: `10.${++networks % 250}.7.1` })
const registering = (account: string, mail: string) => ({ account, mail, password: goodPassword }) as const
const mailsTo = async (pattern: string) => {
  const { rows } = await site.site.foundation.db.pool.query<{ n: number }>(
    'select count(*)::int as n from mail_links where mail like $1',
    [pattern],
  )
  return rows[0]?.n ?? 0
}

test('the owner gets the mail they ask for, however many strangers had mails sent to the mailbox', async () => {
  const { mail, token } = await verified(site, 'owner', '10.251.1.1')
  // Strangers use up each of their lanes, from as many networks as needed.
  for (let n = 0; n < rates.mailTo.points; n++)
    expect((await site.call(forgotPassword, { mail }, elsewhere())).msg).toBe('')
  for (let n = 0; n < rates.mailTo.points; n++)
    await site.call(register, registering(`owner_${n}`, `owner+${n}@example.com`), elsewhere())
  expect(await site.call(forgotPassword, { mail }, elsewhere())).toMatchObject(fullOf(rates.mailTo))
  // A known network or the owner's session has a lane of its own.
  expect((await site.call(forgotPassword, { mail }, { ip: '10.251.1.9' })).msg).toBe('')
  expect((await site.call(forgotPassword, { mail }, { token, ...elsewhere() })).msg).toBe('')
  expect((await linkMail(site, mail, 'reset')).token).not.toBe('')
}, 60_000)

test('one network cannot use up what strangers have together', async () => {
  const { mail } = await registered(site, 'narrow')
  const one = { ip: '10.252.1.1' }
  for (let n = 0; n < rates.mailFrom.points; n++) expect((await site.call(forgotPassword, { mail }, one)).msg).toBe('')
  expect(await site.call(forgotPassword, { mail }, one)).toMatchObject(fullOf(rates.mailFrom))
  expect((await site.call(forgotPassword, { mail }, elsewhere())).msg).toBe('')
}, 60_000)

test('whoever waits for a verification gets it, however many others registered beside them', async () => {
  const { token } = await registered(site, 'fresh')
  for (let n = 0; n < rates.mailTo.points + 1; n++)
    await site.call(register, registering(`fresh_${n}`, `fresh+${n}@example.com`), elsewhere())
  const late = registering('late', 'fresh+late@example.com')
  expect(await site.call(register, late, elsewhere())).toMatchObject(fullOf(rates.mailTo))
  // The refusal is the same for a registered address, so that it does not tell which addresses are known.
  expect(await site.call(register, { ...late, mail: 'fresh@example.com' }, elsewhere())).toMatchObject(
    fullOf(rates.mailTo),
  )
  expect((await site.call(sendVerification, {}, { token, ...elsewhere() })).msg).toBe('')
}, 60_000)

test('one mailbox gets so many mails at most, of all kinds and from everywhere', async () => {
  const mail = 'flooded@example.com'
  const owner = await verified(site, 'flooded', '10.253.1.1')
  const mover = await makeOwner(site, 'mover')
  const home = { ip: '10.253.1.1' }
  const before = await mailsTo('flooded%')
  for (let n = 0; n < 12; n++) {
    await site.call(forgotPassword, { mail }, elsewhere())
    await site.call(forgotPassword, { mail }, home)
    // `name+tag@…` counts as the mailbox `name@…`.
    const beside = await site.call(register, registering(`beside_${n}`, `flooded+${n}@example.com`), elsewhere())
    if (beside.msg === '') {
      await site.call(sendVerification, {}, { token: beside.data.token, ...elsewhere() })
      await site.call(sendVerification, {}, { token: beside.data.token, ...elsewhere() })
    }
    const change = { password: ownPassword, mail: `flooded+m${n}@example.com` }
    await site.call(changeMail, change, { token: mover.token, ...elsewhere() })
  }
  expect(await site.call(forgotPassword, { mail }, elsewhere())).toMatchObject(fullOf(rates.mailTo))
  expect(await site.call(forgotPassword, { mail }, { token: owner.token, ...elsewhere() })).toMatchObject(
    fullOf(rates.mailOwn),
  )
  // Two lanes of strangers (reset, verification) and two lanes of members (`proved`, `signedIn`).
  expect((await mailsTo('flooded%')) - before).toBeLessThanOrEqual(2 * rates.mailTo.points + 2 * rates.mailOwn.points)
}, 60_000)

test('notices to an address that nobody proved are mails to a stranger too', async () => {
  const { token } = await registered(site, 'unproved')
  const passwords = [goodPassword, 'b'.repeat(64)]
  for (let n = 0; n < rates.mailTo.points + 2; n++) {
    const [password = '', newPassword = ''] = n % 2 === 0 ? passwords : passwords.toReversed()
    expect((await site.call(changePassword, { password, newPassword }, { token, ...elsewhere() })).msg).toBe('')
  }
  await settleJobs(site, 'mail')
  const notices = (await site.mails()).filter(
    ({ to, subject }) => to === 'unproved@example.com' && /密码已更改/.test(subject),
  )
  expect(notices).toHaveLength(rates.mailTo.points)
}, 60_000)

test('the owner of a proved mailbox is told of a siege, whatever a stranger had mailed beside it', async () => {
  const { mail } = await verified(site, 'walled', '10.248.1.1')
  const { token } = (await site.call(register, registering('walled_1', 'walled+1@example.com'), elsewhere())).data
  const passwords = [goodPassword, 'b'.repeat(64)]
  for (let n = 0; n < rates.mailTo.points; n++) {
    const [password = '', newPassword = ''] = n % 2 === 0 ? passwords : passwords.toReversed()
    expect((await site.call(changePassword, { password, newPassword }, { token, ...elsewhere() })).msg).toBe('')
  }
  for (let n = 0; n < 22; n++) {
    const input = { account: 'walled', password: sent(`wrong ${n}`) }
    expect((await site.call(login, input, { ip: `10.247.${n}.1` })).msg).toBe('wrongLogin')
  }
  expect((await linkMail(site, mail, 'unlock')).token).not.toBe('')
}, 60_000)

test('who registered an address has no lane of its owner, who proved it by a new password', async () => {
  const stranger = { ip: '10.246.1.1' }
  const { mail } = await registered(site, 'seized', stranger.ip)
  expect((await site.call(forgotPassword, { mail }, elsewhere())).msg).toBe('')
  const { token } = await linkMail(site, mail, 'reset')
  expect((await site.call(setNewPassword, { token, password: 'd'.repeat(64) }, elsewhere())).msg).toBe('')
  for (let n = 0; n < rates.mailFrom.points; n++)
    expect((await site.call(forgotPassword, { mail }, stranger)).msg).toBe('')
  expect(await site.call(forgotPassword, { mail }, stranger)).toMatchObject(fullOf(rates.mailFrom))
}, 60_000)

test('questions about one address are counted, known or not, and take nothing from its mailbox', async () => {
  const mail = 'nobody@example.com'
  const one = { ip: '10.254.1.1' }
  const { points } = rates.mailAsk
  for (let n = 0; n < points; n++) expect((await site.call(forgotPassword, { mail }, one)).msg).toBe('notRegistered')
  expect((await site.call(forgotPassword, { mail }, one)).msg).toBe('tooOften')
  for (let n = points; n < rates.mailAskAll.points; n++)
    expect((await site.call(forgotPassword, { mail }, elsewhere())).msg).toBe('notRegistered')
  expect(await site.call(forgotPassword, { mail }, elsewhere())).toMatchObject(fullOf(rates.mailAskAll))
  expect((await site.call(register, registering('nobody', mail), elsewhere())).msg).toBe('')
}, 60_000)

test('who registers with a known address asks about it, and takes nothing from its mailbox', async () => {
  const owner = await registered(site, 'known', '10.0.0.98')
  const { points } = rates.mailAskAll
  for (let n = 0; n < points; n++)
    expect((await site.call(register, registering(`asks_${n}`, owner.mail), elsewhere())).msg).toBe('mailExists')
  expect(await site.call(register, registering('asks', owner.mail), elsewhere())).toMatchObject(
    fullOf(rates.mailAskAll),
  )
  expect((await site.call(sendVerification, {}, { token: owner.token, ...elsewhere() })).msg).toBe('')
}, 60_000)

test('who asks about addresses beside one’s own keeps nobody from their mail', async () => {
  const owner = await registered(site, 'spared', '10.0.0.99')
  for (let n = 0; n < rates.mailTo.points + 2; n++)
    expect((await site.call(forgotPassword, { mail: `spared+${n}@example.com` }, elsewhere())).msg).toBe(
      'notRegistered',
    )
  expect((await site.call(forgotPassword, { mail: owner.mail }, elsewhere())).msg).toBe('')
}, 60_000)
