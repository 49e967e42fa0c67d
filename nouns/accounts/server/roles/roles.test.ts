import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { linkedTo } from '#core/members/links/linked.ts'
import { admin } from '#nouns/admin/contract/admin.ts'
import { tokens } from '#nouns/tokens/contract/tokens.ts'
import { hire } from '#site/test/hire.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { guard, logInAgain, makeOwner, ownPassword } from '#site/test/make-owner.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { remindersOf } from '#site/test/reminders-of.ts'
import { setBlack } from '#site/test/set-black.ts'
import { settleJobs } from '#site/test/settle-jobs.ts'
import { roles } from '../../contract/roles.ts'
import { logIn, registered, sent } from '../../test/members.ts'

const { mine, link, change, unlink, robots } = roles.calls
const { me, sessions, endSession, endOtherSessions, logout, changePassword } = accounts.calls
const day = 86_400_000
let site: TestSite
let networks = 0

beforeAll(async () => {
  site = await openTestSite()
  // The first new password of a process takes long: the weak ones are hashed for it.
  await registered(site, 'first')
})
afterAll(() => site.close())

/** A network of its own for each call, so that the rate of log-ins does not count them together. */
const elsewhere = () => `10.${Math.floor(networks / 250) + 20}.${networks++ % 250}.1`
const as = ({ token }: { readonly token: string }) => ({ token, ip: elsewhere() })
const linkTo = (member: TestMember, account: string, password = ownPassword, code?: string) =>
  site.call(link, { account, password, ...(code && { code }) }, as(member))
const switchTo = (member: { readonly token: string }, to: TestMember, code?: string) =>
  site.call(change, { UID: to.id, ...(code && { code }) }, as(member))
const who = async (token: string) => (await site.call(me, {}, { token })).data?.id ?? null
const statesOf = async (member: { readonly token: string }) =>
  Object.fromEntries((await site.call(mine, {}, as(member))).data.rows.map((row) => [row.UID, row.STATE]))

let pairs = 0
/** Two accounts of one person: the second was linked by signing in to it from the first. */
async function pair(): Promise<[TestMember, TestMember, string]> {
  const name = `pair${pairs++}`
  const main = await makeOwner(site, `${name}a`)
  const other = await makeOwner(site, `${name}b`)
  expect(await linkTo(main, `${name}b`)).toMatchObject({ msg: '', data: 'suc' })
  return [main, other, `${name}b`]
}

describe('linking', () => {
  test('takes the password of the other account, and both are told on the site and by mail', async () => {
    const main = await makeOwner(site, 'main')
    const other = await makeOwner(site, 'other')
    expect(await linkTo(main, 'other', sent('wrong'))).toMatchObject({ msg: 'wrongLogin' })
    expect(await statesOf(main)).toEqual({ [main.id]: 'here' })
    expect(await linkTo(main, ' OTHER ')).toMatchObject({ msg: '', data: 'suc' })
    expect(await statesOf(main)).toEqual({ [main.id]: 'here', [other.id]: 'open' })
    // Nobody signed in to the first account to link it.
    expect(await statesOf(other)).toEqual({ [main.id]: 'asleep', [other.id]: 'here' })
    expect((await remindersOf(site, main, 'linkedAccount')).map(({ data }) => data)).toMatchObject([
      { state: 'linked', id: String(other.id) },
    ])
    expect(await remindersOf(site, other, 'linkedAccount')).toHaveLength(1)
    await settleJobs(site, 'mail')
    const mails = await site.mails()
    expect(mails.filter(({ text }) => text.includes(String(main.id))).map(({ to }) => to)).toEqual([
      'other@example.test',
    ])
    // Again: nothing new is told.
    expect(await linkTo(main, 'other')).toMatchObject({ msg: '' })
    expect(await remindersOf(site, other, 'linkedAccount')).toHaveLength(1)
  })

  test('has the limits and the words of the log-in, whether the account exists or not', async () => {
    const thief = await makeMember(site, 'thief')
    await makeOwner(site, 'victim')
    for (const account of ['victim', 'nobody1']) {
      const ip = elsewhere()
      const attempt = (n: number) =>
        site.call(link, { account, password: sent(`guess ${n}`) }, { token: thief.token, ip, solve: false })
      for (let n = 1; n < 5; n++) expect(await attempt(n)).toMatchObject({ msg: 'wrongLogin' })
      expect(await attempt(5)).toMatchObject({ msg: 'frozen' })
      // The log-in from that network is frozen, too, with the right password.
      expect(await logIn(site, account, { password: ownPassword, ip })).toMatchObject({ msg: 'frozen' })
    }
  })

  test('refuses oneself, an unverified account, a robot, a closed account and a sixth', async () => {
    const main = await makeOwner(site, 'self')
    expect(await linkTo(main, 'self')).toMatchObject({ msg: 'linkSelf' })
    await makeOwner(site, 'unseen', false)
    expect(await linkTo(main, 'unseen')).toMatchObject({ msg: 'linkUnverified' })
    const { db } = site.site.foundation
    const android = await makeOwner(site, 'android')
    await db.own.updateTable('members').set({ robot: true }).where('id', '=', android.id).execute()
    expect(await linkTo(main, 'android')).toMatchObject({ msg: 'linkRobot' })
    expect(await linkTo(android, 'self')).toMatchObject({ msg: 'linkRobot' })
    const gone = await makeOwner(site, 'closed')
    await db.own.updateTable('members').set({ closed_at: new Date() }).where('id', '=', gone.id).execute()
    expect(await linkTo(main, 'closed')).toMatchObject({ msg: 'closed' })
    for (const account of ['more1', 'more2', 'more3', 'more4', 'more5']) await makeOwner(site, account)
    for (const account of ['more1', 'more2', 'more3', 'more4'])
      expect(await linkTo(main, account)).toMatchObject({ msg: '' })
    expect(await linkTo(main, 'more5')).toMatchObject({ msg: 'linkFull' })
  })

  test('wants the code of an account with a second factor, at the link and at each switch', async () => {
    const main = await makeOwner(site, 'weak')
    const strong = await guard(site, await makeOwner(site, 'strong'))
    expect(await linkTo(main, 'strong')).toMatchObject({ msg: 'codeNeeded' })
    expect(await linkTo(main, 'strong', ownPassword, '000000')).toMatchObject({ msg: 'codeWrong' })
    expect(await linkTo(main, 'strong', ownPassword, strong.code())).toMatchObject({ msg: '' })
    expect(await switchTo(main, strong)).toMatchObject({ msg: 'codeNeeded' })
    expect(await switchTo(main, strong, '000000')).toMatchObject({ msg: 'codeWrong' })
    expect(await switchTo(main, strong, strong.code())).toMatchObject({ msg: '', data: { id: strong.id } })
  })

  test('from both sides at once makes one group', async () => {
    for (let round = 0; round < 3; round++) {
      const [a, b, c] = [
        await makeOwner(site, `race${round}a`),
        await makeOwner(site, `race${round}b`),
        await makeOwner(site, `race${round}c`),
      ]
      const answers = await Promise.all([
        linkTo(a, `race${round}b`),
        linkTo(b, `race${round}c`),
        linkTo(b, `race${round}a`),
        linkTo(c, `race${round}b`),
      ])
      expect(answers.map(({ msg }) => msg)).toEqual(['', '', '', ''])
      const group = await linkedTo(site.site.foundation.db.read, c.id)
      expect(group).toEqual([a.id, b.id, c.id].sort())
    }
  })

  test('at once never passes the largest group', async () => {
    const main = await makeOwner(site, 'crowd')
    const names = Array.from({ length: 6 }, (_, n) => `crowd${n}`)
    for (const name of names) await makeOwner(site, name)
    const answers = await Promise.all(names.map((name) => linkTo(main, name)))
    expect(answers.filter(({ msg }) => msg === '')).toHaveLength(4)
    expect(await linkedTo(site.site.foundation.db.read, main.id)).toHaveLength(5)
  })
})

describe('switching', () => {
  test('answers the other profile, shows where it came from, and leads back', async () => {
    const [main, other, name] = await pair()
    const there = await switchTo(main, other)
    expect(there).toMatchObject({ msg: '', data: { id: other.id, account: name, firstLogin: 'N' } })
    const inside = { token: there.data.token }
    expect(await who(inside.token)).toBe(other.id)
    const devices = (await site.call(sessions, {}, inside)).data
    expect(devices.find(({ current }) => current)).toMatchObject({ switchedFrom: name.replace(/b$/, 'a') })
    expect((await statesOf(inside))[main.id]).toBe('back')

    const back = await switchTo(inside, main)
    expect(back).toMatchObject({ msg: '', data: { id: main.id } })
    expect(await who(back.data.token)).toBe(main.id)
    expect([await who(inside.token), await who(main.token)]).toEqual([null, null])
    expect((await site.call(sessions, {}, back.data)).data).toHaveLength(1)
  })

  test('from one account to a third keeps the first as the way back, and log-out ends both', async () => {
    const [main, second] = await pair()
    const third = await makeOwner(site, 'third')
    await linkTo(main, 'third')
    const atSecond = (await switchTo(main, second)).data
    const atThird = (await switchTo(atSecond, third)).data
    expect(await who(atSecond.token)).toBe(null)
    expect(await statesOf(atThird)).toMatchObject({ [main.id]: 'back', [second.id]: 'open' })
    expect(await site.call(logout, {}, as(atThird))).toMatchObject({ msg: '' })
    expect([await who(atThird.token), await who(main.token)]).toEqual([null, null])
  })

  test('neither prolongs a session nor makes it fresh', async () => {
    const [main, other] = await pair()
    site.advance(13 * 3_600_000)
    const inside = (await switchTo(main, other)).data
    const { since } = (await site.call(sessions, {}, inside)).data.find(({ current }) => current) ?? { since: '' }
    expect(site.site.foundation.now().getTime() - new Date(since).getTime()).toBeGreaterThan(12 * 3_600_000)
  })

  test('ends where the session that it came from ends', async () => {
    const [main, other] = await pair()
    const inside = (await switchTo(main, other)).data
    const phone = { token: await logInAgain(site, `pair${pairs - 1}a`) }
    const origin = (await site.call(sessions, {}, phone)).data.find(({ current }) => !current)
    expect(await site.call(endSession, { id: origin?.id ?? '' }, phone)).toMatchObject({ msg: '' })
    expect(await who(inside.token)).toBe(null)
  })

  test('is over with a new password: whoever knew the old one may have linked it', async () => {
    const [main, other, name] = await pair()
    const inside = (await switchTo(main, other)).data
    const owner = { token: await logInAgain(site, name) }
    const fresh = 'c'.repeat(64)
    expect(await site.call(changePassword, { password: ownPassword, newPassword: fresh }, as(owner))).toMatchObject({
      msg: '',
    })
    expect(await who(inside.token)).toBe(null)
    expect(await switchTo(main, other)).toMatchObject({ msg: 'roleAsleep' })
    expect(await linkTo(main, name, fresh)).toMatchObject({ msg: '' })
    expect(await switchTo(main, other)).toMatchObject({ msg: '' })
  })

  test('is over once the other devices were ended', async () => {
    const [main, other, name] = await pair()
    const owner = { token: await logInAgain(site, name) }
    expect(await site.call(endOtherSessions, {}, as(owner))).toMatchObject({ msg: '' })
    expect(await switchTo(main, other)).toMatchObject({ msg: 'roleAsleep' })
  })

  test('is refused to strangers, from and to a flagged account, to a closed one, and to scripts', async () => {
    const [main, other] = await pair()
    const stranger = await makeMember(site, 'stranger')
    for (const to of [other, { id: 9_999_999, token: '' }])
      expect(await switchTo(stranger, to)).toMatchObject({ msg: 'roleMissing' })
    await setBlack(site, other, true)
    expect(await switchTo(main, other)).toMatchObject({ msg: 'roleBlack' })
    await setBlack(site, other, false)
    await setBlack(site, main, true)
    expect(await switchTo(main, other)).toMatchObject({ auth: 'black' })
    expect(await linkTo(main, 'stranger')).toMatchObject({ auth: 'black' })
    await setBlack(site, main, false)
    const added = await site.call(
      tokens.calls.add,
      { name: 'script', scopes: ['read'], days: 1, password: ownPassword },
      as(main),
    )
    const script = { token: added.data.token }
    for (const answer of [
      await switchTo(script, other),
      await linkTo({ ...main, ...script }, 'stranger'),
      await site.call(unlink, { UID: other.id }, as(script)),
      await site.call(mine, {}, as(script)),
    ])
      expect(answer.auth).toBe('authority')
    const { db, touched } = site.site.foundation
    await db.own.updateTable('members').set({ closed_at: new Date() }).where('id', '=', other.id).execute()
    touched(['me', 'members'])
    expect(await switchTo(main, other)).toMatchObject({ msg: 'roleMissing' })
    expect((await statesOf(main))[other.id]).toBe('closed')
  })

  test('to two accounts at once opens both, each with a way back', async () => {
    const [main, second] = await pair()
    const third = await makeOwner(site, 'third2')
    await linkTo(main, 'third2')
    const answers = await Promise.all([switchTo(main, second), switchTo(main, third)])
    expect(answers.map(({ msg }) => msg)).toEqual(['', ''])
    const back = await switchTo(answers[0].data, main)
    expect(back.msg).toBe('')
    expect(await who(answers[1].data.token)).toBe(third.id)
  })
})

describe('unlinking', () => {
  test('ends switching and its sessions at once, and counting after 90 days', async () => {
    const [main, other] = await pair()
    const inside = (await switchTo(main, other)).data
    expect(await site.call(unlink, { UID: other.id }, as(main))).toMatchObject({ msg: '' })
    expect(await who(inside.token)).toBe(null)
    expect(await switchTo(main, other)).toMatchObject({ msg: 'roleMissing' })
    const { rows } = (await site.call(mine, {}, as(main))).data
    const ended = rows.find(({ UID }) => UID === other.id)
    expect(ended).toMatchObject({ STATE: 'ended', ACCOUNT: '' })
    const left = new Date(ended?.UNTIL ?? 0).getTime() - site.site.foundation.now().getTime()
    expect(Math.round(left / day)).toBe(90)
    expect(await linkedTo(site.site.foundation.db.read, other.id)).toEqual([main.id, other.id])
    expect((await remindersOf(site, other, 'linkedAccount')).map(({ data }) => data)).toContainEqual(
      expect.objectContaining({ state: 'ended' }),
    )
    expect(await site.call(unlink, { UID: other.id }, as(main))).toMatchObject({ msg: 'roleMissing' })
  })

  test('from inside the other account leaves its session without a way back', async () => {
    const [main, other] = await pair()
    const inside = (await switchTo(main, other)).data
    expect(await site.call(unlink, { UID: main.id }, as(inside))).toMatchObject({ msg: '' })
    expect(await who(inside.token)).toBe(other.id)
    expect(await switchTo(inside, main)).toMatchObject({ msg: 'roleMissing' })
  })

  test('of another person is refused', async () => {
    const [, other] = await pair()
    const stranger = await makeMember(site, 'stranger2')
    for (const UID of [other.id, stranger.id])
      expect(await site.call(unlink, { UID }, as(stranger))).toMatchObject({ msg: 'roleMissing' })
  })
})

describe('staff', () => {
  test('with any code switch to a robot, and are logged as both; they may not link or switch inside', async () => {
    const clerk = await hire(site, 'clerk', ['replay'])
    const robot = await makeOwner(site, 'robot')
    const { db, touched } = site.site.foundation
    await db.own.updateTable('members').set({ robot: true }).where('id', '=', robot.id).execute()
    touched(['me', 'members'])
    expect((await site.call(robots, {}, as(clerk))).data).toContainEqual(expect.objectContaining({ UID: robot.id }))
    const reader = await makeMember(site, 'reader')
    expect((await site.call(robots, {}, as(reader))).auth).toBe('admin')
    expect(await switchTo(reader, robot)).toMatchObject({ msg: 'roleMissing' })

    const inside = (await switchTo(clerk, robot)).data
    expect(inside).toMatchObject({ id: robot.id, robot: true })
    expect(await site.call(accounts.calls.setIntroduction, { brint: 'beep' }, as(inside))).toMatchObject({ msg: '' })
    expect(await switchTo(inside, clerk)).toMatchObject({ auth: 'authority' })
    expect(await linkTo({ ...robot, token: inside.token }, 'reader')).toMatchObject({ auth: 'authority' })
    expect(await site.call(unlink, { UID: clerk.id }, as(inside))).toMatchObject({ auth: 'authority' })
    const { rows } = (await site.call(admin.calls.myActs, { pageSize: 10 }, as(clerk))).data
    expect(rows.map(({ act, entered }) => [act, entered])).toEqual([
      ['setBrint', robot.id],
      ['switchRole', robot.id],
    ])
    await db.own.updateTable('members').set({ robot: false }).where('id', '=', robot.id).execute()
    touched(['me', 'members'])
    expect(await who(inside.token)).toBe(null)
  })
})
