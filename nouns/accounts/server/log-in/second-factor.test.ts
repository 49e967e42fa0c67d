import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { secondFactor } from '#contract/second-factor.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { findMail, goodPassword, linkMail, logIn, registered, sent, verified } from '../../test/members.ts'

const { me, changePassword, changeMail, forgotPassword, setNewPassword } = accounts.calls
const calls = secondFactor.calls
const stepMs = 30_000
let site: TestSite

beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

interface Owner {
  readonly name: string
  readonly mail: string
  readonly token: string
  readonly secret: string
  readonly codes: readonly string[]
}

/** Registers `name`, verifies the address and switches two-factor on. */
async function guarded(name: string): Promise<Owner> {
  const { token, mail } = await verified(site, name)
  const { data } = await site.call(calls.start, { password: goodPassword }, { token })
  const confirmed = await site.call(calls.confirm, { code: codeOf(data.secret) }, { token })
  expect(confirmed.msg).toBe('')
  // The confirmation used the code of the current time step; a code works once, so move to the next step.
  site.advance(stepMs)
  return { name, mail, token, secret: data.secret, codes: confirmed.data.codes }
}

/** The code that an authenticator shows `steps` time steps from now. */
function codeOf(secret: string, steps = 0): string {
  const timestamp = site.site.foundation.now().getTime() + steps * stepMs
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}

/** The ticket of a log-in whose password was right. */
async function ticketOf(name: string): Promise<string> {
  const answer = await logIn(site, name)
  expect(answer).toMatchObject({ auth: 'totp', msg: '' })
  const { ticket } = answer.data as unknown as { ticket: string } // the data of the gate `totp`
  return ticket
}

const enter = (ticket: string, code: string) => site.call(calls.logIn, { ticket, code }, { ip: '10.9.9.9' })

const wrongCode = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0')

test('it counts once a code of the new secret came, and the owner is told', async () => {
  const { token, mail } = await verified(site, 'setup')
  expect(await site.call(calls.start, { password: sent('wrong') }, { token })).toMatchObject({ msg: 'pwWrong' })
  expect(await site.call(calls.confirm, { code: '000000' }, { token })).toMatchObject({ msg: 'totpLate' })
  const { data } = await site.call(calls.start, { password: goodPassword }, { token })
  expect(data.secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(data.uri).toMatch(/^otpauth:\/\/totp\/Danmaku%20Patisserie:setup\?/)
  expect(data.uri).toContain(`secret=${data.secret}`)
  // Two-factor is not in effect before the first code.
  expect((await site.call(me, {}, { token })).data.totp).toBe('N')
  expect((await logIn(site, 'setup')).auth).toBe('')
  const right = codeOf(data.secret)
  expect(await site.call(calls.confirm, { code: wrongCode(right) }, { token })).toMatchObject({ msg: 'codeWrong' })
  const { data: shown } = await site.call(calls.confirm, { code: `${right.slice(0, 3)} ${right.slice(3)}` }, { token })
  expect(new Set(shown.codes).size).toBe(10)
  for (const code of shown.codes) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}$/)
  expect((await site.call(me, {}, { token })).data.totp).toBe('Y')
  expect((await site.call(calls.state, {}, { token })).data).toMatchObject({ on: 'Y', codes: 10 })
  expect(await site.call(calls.start, { password: goodPassword }, { token })).toMatchObject({ msg: 'totpOn' })
  await findMail(site, (letter) => letter.to === mail && letter.subject.includes('两步验证已开启'))
})

test('neither the secret nor a recovery code stands in the database as it was shown', async () => {
  const { secret, codes } = await guarded('sealed')
  const { rows } = await site.site.foundation.db.pool.query(
    `select encode(secret, 'escape') as kept, secret from second_factors`,
  )
  const bytes = Buffer.from(Secret.fromBase32(secret).bytes)
  for (const row of rows) expect((row.secret as Buffer).includes(bytes)).toBe(false)
  const { rows: hashes } = await site.site.foundation.db.pool.query('select code_hash from recovery_codes')
  for (const { code_hash } of hashes)
    for (const code of codes) expect((code_hash as Buffer).toString('latin1')).not.toContain(code.replace('-', ''))
})

test('a secret that nobody answered for is drawn anew, and forgotten after an hour', async () => {
  const { token } = await verified(site, 'slow')
  const first = await site.call(calls.start, { password: goodPassword }, { token })
  const second = await site.call(calls.start, { password: goodPassword }, { token })
  const old = { code: codeOf(first.data.secret) }
  expect(await site.call(calls.confirm, old, { token })).toMatchObject({ msg: 'codeWrong' })
  site.advance(3_600_001)
  const late = { code: codeOf(second.data.secret) }
  expect(await site.call(calls.confirm, late, { token })).toMatchObject({ msg: 'totpLate' })
})

test('logging in takes the password and a code, a step before or after now as well', async () => {
  const { name, secret } = await guarded('walker')
  for (const steps of [-1, 1]) {
    site.advance(3 * stepMs)
    const { msg, data } = await enter(await ticketOf(name), codeOf(secret, steps))
    expect(msg).toBe('')
    expect(data).toMatchObject({ account: name, totp: 'Y' })
    expect(await site.call(me, {}, { token: data.token })).toMatchObject({ msg: '' })
  }
  for (const steps of [-2, 3]) {
    site.advance(5 * stepMs)
    expect((await enter(await ticketOf(name), codeOf(secret, steps))).msg).toBe('codeWrong')
  }
  expect((await logIn(site, name, { password: sent('wrong'), ip: '10.9.1.1' })).msg).toBe('wrongLogin')
})

test('a step is taken once, also by two log-ins at the same moment, and an earlier one not after it', async () => {
  const { name, secret } = await guarded('twin')
  const tickets = [await ticketOf(name), await ticketOf(name)]
  const code = codeOf(secret)
  const both = await Promise.all(tickets.map((ticket) => enter(ticket, code)))
  expect(both.map((each) => each.msg).sort()).toEqual(['', 'codeWrong'])
  expect((await enter(await ticketOf(name), codeOf(secret, -1))).msg).toBe('codeWrong')
})

test('a ticket is taken once', async () => {
  const { name, secret } = await guarded('ticket')
  const ticket = await ticketOf(name)
  const both = await Promise.all([codeOf(secret), codeOf(secret, 1)].map((code) => enter(ticket, code)))
  expect(both.map((each) => each.msg).sort()).toEqual(['', 'loginAgain'])
})

test('five wrong codes end the ticket; unknown, spent and old tickets are answered alike', async () => {
  const { name, secret } = await guarded('guesser')
  const ticket = await ticketOf(name)
  const wrong = wrongCode(codeOf(secret))
  const told = []
  for (let n = 0; n < 6; n++) told.push((await enter(ticket, wrong)).msg)
  expect(told).toEqual(['codeWrong', 'codeWrong', 'codeWrong', 'codeWrong', 'loginAgain', 'loginAgain'])
  const spent = await enter(ticket, codeOf(secret))
  const unknown = await enter('A'.repeat(43), codeOf(secret))
  const late = await ticketOf(name)
  site.advance(600_001)
  const old = await enter(late, codeOf(secret))
  expect(spent).toMatchObject({ msg: 'loginAgain' })
  expect([unknown, old]).toEqual([spent, spent])
})

test('a recovery code does instead, once, also of two at the same moment, and the owner is told', async () => {
  const { name, codes, mail } = await guarded('recover')
  const [code = '', other = ''] = codes
  const tickets = [await ticketOf(name), await ticketOf(name)]
  const both = await Promise.all(tickets.map((ticket) => enter(ticket, code)))
  expect(both.map((each) => each.msg).sort()).toEqual(['', 'codeWrong'])
  expect((await enter(await ticketOf(name), ` ${other.toLowerCase().replace('-', ' ')}`)).msg).toBe('')
  const { data } = await enter(await ticketOf(name), codes[2] ?? '')
  expect((await site.call(calls.state, {}, { token: data.token })).data.codes).toBe(7)
  await findMail(site, (letter) => letter.to === mail && letter.text.includes('还剩 7 个'))
})

test('codes of one account are no codes of another', async () => {
  const one = await guarded('one_of')
  const two = await guarded('two_of')
  expect((await enter(await ticketOf(two.name), one.codes[0] ?? '')).msg).toBe('codeWrong')
  expect((await enter(await ticketOf(two.name), codeOf(one.secret))).msg).toBe('codeWrong')
})

test('wrong codes are counted for the account, whatever ticket and network they come with', async () => {
  const strict = await openTestSite({ ratesFactor: 1 })
  const before = site
  site = strict
  try {
    const { name, secret } = await guarded('counted')
    const told = new Map<string, number>()
    for (let n = 0; n < 4; n++) {
      const ticket = await ticketOf(name)
      for (let m = 0; m < 4; m++) {
        const { msg } = await strict.call(
          calls.logIn,
          { ticket, code: wrongCode(codeOf(secret)) },
          { ip: `10.${n}.${m}.1` },
        )
        told.set(msg, (told.get(msg) ?? 0) + 1)
      }
    }
    expect(Object.fromEntries(told)).toEqual({ codeWrong: 10, tooOften: 6 })
  } finally {
    site = before
    await strict.close()
  }
})

test('changing password or address needs a code too', async () => {
  const { token, secret, name } = await guarded('changer')
  const fresh = sent('four-cakes-on-a-shelf')
  const password = { password: goodPassword, newPassword: fresh }
  expect(await site.call(changePassword, password, { token })).toMatchObject({ msg: 'codeWrong' })
  const wrong = { ...password, code: wrongCode(codeOf(secret)) }
  expect(await site.call(changePassword, wrong, { token })).toMatchObject({ msg: 'codeWrong' })
  const waiting = await ticketOf(name)
  const changed = await site.call(changePassword, { ...password, code: codeOf(secret) }, { token })
  expect(changed.msg).toBe('')
  // This ticket was issued for the old password.
  site.advance(stepMs)
  expect((await enter(waiting, codeOf(secret))).msg).toBe('loginAgain')
  const mail = { password: fresh, mail: 'changer2@example.com' }
  expect(await site.call(changeMail, { ...mail, code: '' }, { token })).toMatchObject({ msg: 'codeWrong' })
  expect(await site.call(changeMail, { ...mail, code: codeOf(secret) }, { token })).toMatchObject({ msg: '' })
})

test('resetting the password by mail keeps it', async () => {
  const { name, mail } = await guarded('resetter')
  await site.call(forgotPassword, { mail })
  const { token } = await linkMail(site, mail, 'reset')
  const fresh = sent('four-cakes-on-a-shelf')
  expect((await site.call(setNewPassword, { token, password: fresh })).msg).toBe('')
  expect((await logIn(site, name, { password: fresh })).auth).toBe('totp')
})

test('new recovery codes replace the old; switching it off takes password and code', async () => {
  const { name, token, secret, codes, mail } = await guarded('leaver')
  const asked = { password: goodPassword, code: codeOf(secret) }
  const renewed = await site.call(calls.renewCodes, asked, { token })
  expect(renewed.data.codes).toHaveLength(10)
  expect((await enter(await ticketOf(name), codes[0] ?? '')).msg).toBe('codeWrong')
  site.advance(stepMs)
  const code = codeOf(secret)
  expect(await site.call(calls.end, { password: sent('wrong'), code }, { token })).toMatchObject({ msg: 'pwWrong' })
  const off = { password: goodPassword, code: wrongCode(code) }
  expect(await site.call(calls.end, off, { token })).toMatchObject({ msg: 'codeWrong' })
  expect(await site.call(calls.end, { ...off, code }, { token })).toMatchObject({ msg: '' })
  expect(await site.call(calls.end, { ...off, code }, { token })).toMatchObject({ msg: 'totpOff' })
  expect((await logIn(site, name)).auth).toBe('')
  await findMail(site, (letter) => letter.to === mail && letter.subject.includes('两步验证已关闭'))
})

test('whatever else is typed is wrong', async () => {
  const { name, secret } = await guarded('odd')
  const right = codeOf(secret)
  const odd = ['', "' or 1=1", '\u0000\u0000\u0000', '\ud800', right.slice(1), `${right}0`, `-${right.slice(1)}`]
  for (const code of odd) expect((await enter(await ticketOf(name), code)).msg).toBe('codeWrong')
})

test('an address that nobody has proved is held by no second factor', async () => {
  const { token, mail, id } = await registered(site, 'squatter')
  expect(await site.call(calls.start, { password: goodPassword }, { token })).toMatchObject({ auth: 'mailCheck' })
  expect(await site.call(calls.confirm, { code: '000000' }, { token })).toMatchObject({ auth: 'mailCheck' })
  // A factor as it could be stored before that rule: whoever reads the mail can reset the password without a code of
  // the stranger's authenticator.
  const { db } = site.site.foundation
  await db.pool.query(
    `insert into second_factors (member, secret, created_at, confirmed_at) values ($1, '\\x00', now(), now())`,
    [id],
  )
  expect((await logIn(site, 'squatter')).auth).toBe('totp')
  await site.call(forgotPassword, { mail })
  const link = await linkMail(site, mail, 'reset')
  const password = sent('the-mailbox-is-mine')
  expect(await site.call(setNewPassword, { token: link.token, password })).toMatchObject({ msg: '' })
  const { auth, data } = await logIn(site, 'squatter', { password })
  expect(auth).toBe('')
  expect(data).toMatchObject({ mailChecked: 'Y', totp: 'N' })
  expect((await logIn(site, 'squatter')).msg).toBe('wrongLogin')
})
