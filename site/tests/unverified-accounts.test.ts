import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { openFiles } from '#core/files/open-files.ts'
import { siteSecret } from '#kit/db/secret.ts'
import { endUnverified } from '#nouns/accounts/server/closing/end-unverified.ts'
import { forgetClosed } from '#nouns/accounts/server/closing/forget-closed.ts'
import { findMail, goodPassword, linkMail, logIn, registered, verified } from '#nouns/accounts/test/members.ts'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { stated } from '../server/app.ts'
import { openTestSite, type TestSite } from '../test/open-test-site.ts'
import { settleJobs } from '../test/settle-jobs.ts'

const { register, verifyMail, me } = accounts.calls
const day = 86_400_000
let site: TestSite

beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())
beforeEach(() => site.site.foundation.db.pool.query('delete from unverified_accounts'))

const clock = () => site.site.foundation.now()

/** Runs the account part of the hourly job; `broken` names a part whose `forget` fails. */
async function hour({ broken = '' } = {}) {
  const { db, now, origin } = site.site.foundation
  const parts = stated(await openFiles({ folder: `${site.dataFolder}/files`, db }), now).personalData.map((part) =>
    part.name === broken ? { ...part, forget: () => Promise.reject(new Error('out of power')) } : part,
  )
  await endUnverified({ db, origin, personalData: parts, secret: await siteSecret(db, 'accounts') }, now())
  await forgetClosed(db, parts, now())
  site.site.foundation.touched(['me', 'members'])
}

async function endingMails(to: string): Promise<number> {
  await settleJobs(site, 'mail')
  return (await site.mails()).filter((mail) => mail.to === to && mail.subject.includes('快要结束')).length
}

const again = (account: string, mail: string) =>
  site.call(register, { account, mail, password: goodPassword }, { ip: '10.3.3.3' })

test('it ends after a week, two days after a mail, and its address is free', async () => {
  const { id, mail } = await registered(site, 'squat')
  site.advance(5 * day - 60_000)
  await hour()
  expect(await endingMails(mail)).toBe(0)
  site.advance(120_000)
  await hour()
  await hour()
  await findMail(site, (each) => each.to === mail && each.subject.includes('快要结束'))
  expect(await endingMails(mail)).toBe(1)
  expect((await again('squat2', mail)).msg).toBe('mailExists')
  site.advance(2 * day - 120_000)
  await hour()
  expect((await logIn(site, 'squat')).msg).toBe('')
  site.advance(120_000)
  await hour()
  expect((await logIn(site, 'squat')).msg).toBe('wrongLogin')
  const { rows } = await site.site.foundation.db.pool.query('select forgotten_at from members where id = $1', [id])
  expect(rows).toEqual([{ forgotten_at: expect.any(Date) }])
  expect((await again('squat', mail)).msg).toBe('')
})

test('the link of that mail works to the end, and keeps the account', async () => {
  const { mail, token } = await registered(site, 'sleeper')
  site.advance(5 * day + 60_000)
  await hour()
  await findMail(site, (each) => each.to === mail && each.subject.includes('快要结束'))
  site.advance(2 * day - 60_000)
  const link = await linkMail(site, mail, 'verify')
  expect(await site.call(verifyMail, { token: link.token })).toMatchObject({ msg: '' })
  site.advance(day)
  await hour()
  expect((await site.call(me, {}, { token })).data).toMatchObject({ mailChecked: 'Y' })
})

test('where the job rested for weeks, the mail comes first all the same', async () => {
  const { mail } = await registered(site, 'late_one')
  site.advance(30 * day)
  await hour()
  await findMail(site, (each) => each.to === mail && each.subject.includes('快要结束'))
  expect((await logIn(site, 'late_one')).msg).toBe('')
  site.advance(2 * day + 1)
  await hour()
  expect((await logIn(site, 'late_one')).msg).toBe('wrongLogin')
})

test('what stands keeps the account, with all of it and without a mail', async () => {
  const { id, mail, token } = await verified(site, 'author')
  const { db } = site.site.foundation
  const m = Number((await db.pool.query(`select id from clubs order by id limit 1`)).rows[0]?.id ?? (await newClub()))
  const document = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'sweet words' }] }] }
  const posted = await site.call(clubs.calls.postTopic, { m, title: 'Kept', document }, { token })
  expect(posted.msg).toBe('')
  await db.pool.query('update members set mail_verified_at = null where id = $1', [id])
  await db.pool.query('update unverified_accounts set ends_at = $2 where member = $1', [id, clock()])
  await hour()
  site.advance(3 * day)
  await hour()
  expect(await endingMails(mail)).toBe(0)
  expect((await logIn(site, 'author')).msg).toBe('')
  const { rows } = await db.pool.query('select removed_at, title from topics where author = $1', [id])
  expect(rows).toEqual([{ removed_at: null, title: 'Kept' }])
})

test('staff, and whoever verified meanwhile, are kept', async () => {
  const { db } = site.site.foundation
  const [clerk, proved] = [await registered(site, 'clerk_u'), await registered(site, 'proved_u')]
  await db.pool.query(`update members set staff = '{replay}' where id = $1`, [clerk.id])
  await db.pool.query('update members set mail_verified_at = now() where id = $1', [proved.id])
  for (let days = 0; days < 10; days += 2) {
    await hour()
    site.advance(2 * day)
  }
  for (const name of ['clerk_u', 'proved_u']) expect((await logIn(site, name)).msg).toBe('')
  expect((await db.pool.query('select member from unverified_accounts')).rows).toEqual([])
})

test('an interrupted ending goes on with the next run', async () => {
  const { mail } = await registered(site, 'halfway')
  site.advance(5 * day + 1)
  await hour()
  site.advance(2 * day)
  await expect(hour({ broken: 'account' })).rejects.toThrow('could not be forgotten')
  await hour()
  expect((await again('halfway', mail)).msg).toBe('')
})

test('an account that cannot be told or closed keeps nobody else, nor the rest of the hour', async () => {
  const { pool } = site.site.foundation.db
  const [bad, fine, closed] = [
    await registered(site, 'bad_one'),
    await registered(site, 'next_one'),
    await registered(site, 'gone_one'),
  ]
  await pool.query('update unverified_accounts set ends_at = $1 where member = $2', [clock(), fine.id])
  // The account that ends first is processed first.
  const earlier = new Date(clock().getTime() - day)
  await pool.query('update unverified_accounts set ends_at = $1, told_at = $3 where member = $2', [
    earlier,
    closed.id,
    earlier,
  ])
  const first = new Date(clock().getTime() - 2 * day)
  await pool.query('update unverified_accounts set ends_at = $1 where member = $2', [first, bad.id])
  await pool.query(`create function refuse_one() returns trigger language plpgsql as
    $$ begin if new.member = ${bad.id} then raise 'out of power'; end if; return new; end $$`)
  await pool.query(
    'create trigger refuse_one before update on unverified_accounts for each row execute function refuse_one()',
  )
  await pool.query(`select graphile_worker.add_job('hourly')`)
  await findMail(site, (each) => each.to === fine.mail && each.subject.includes('快要结束'))
  await expect.poll(() => logIn(site, 'gone_one')).toMatchObject({ msg: 'wrongLogin' })
  expect(await endingMails(bad.mail)).toBe(0)
  // The rest of the hourly job runs after the accounts and reports their failure.
  const later = async () =>
    (await pool.query(`select last_error from graphile_worker.jobs where task_identifier = 'hourly'`)).rows[0]
      ?.last_error
  await expect.poll(later).toMatch(/^1 of \d+ of the hour failed/)
  expect(await later()).toMatch('out of power')
  await pool.query('drop trigger refuse_one on unverified_accounts')
  await pool.query(
    `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs where task_identifier = 'hourly'`,
  )
})

test('an upgrade gives everybody who is not verified a week from then on, and nobody else', async () => {
  const { db } = site.site.foundation
  const [old, fine] = [await registered(site, 'old_one'), await verified(site, 'fine_one')]
  await db.pool.query('drop table unverified_accounts')
  await db.pool.query(readFileSync('nouns/accounts/server/schema/0137_unverified_accounts.sql', 'utf8'))
  const { rows } = await db.pool.query('select member, ends_at from unverified_accounts where member in ($1, $2)', [
    old.id,
    fine.id,
  ])
  expect(rows.map(({ member }) => member)).toEqual([old.id])
  for (const { ends_at } of rows) expect(Math.abs(ends_at.getTime() - Date.now() - 7 * day)).toBeLessThan(60_000)
})

async function newClub(): Promise<number> {
  const { db } = site.site.foundation
  const { rows } = await db.pool.query(
    `insert into clubs (name, name_folded, created_at) values ('Tea', 'tea', now()) returning id`,
  )
  site.site.foundation.touched(['clubs'])
  return rows[0]?.id as number
}
