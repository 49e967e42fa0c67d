import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import type { Mail } from '#kit/mail/mailer.ts'
import { passwordMaterial } from '#rules/people/accounts.ts'
import type { TestSite } from '#site/test/open-test-site.ts'

/** The password hash that a client sends instead of the password. */
export const sent = (password: string) => createHash('sha256').update(passwordMaterial(password)).digest('hex')

export const goodPassword = sent('three-cakes-on-a-shelf')

const { calls } = accounts

/** Registers `name` with the good password and answers the profile. */
export async function registered(site: TestSite, name: string, ip = '10.0.0.1') {
  const input = { account: name, mail: `${name}@example.com`, password: goodPassword } as const
  const { msg, data } = await site.call(calls.register, input, { ip })
  expect(msg).toBe('')
  return data
}

/** Logs in with the good password unless another is given. */
export const logIn = (site: TestSite, account: string, { password = goodPassword, ip = '10.0.0.1' } = {}) =>
  site.call(calls.login, { account, password }, { ip })

/** Waits for the newest mail to an address with a link of this kind; answers it with the link's token and the code. */
export async function linkMail(site: TestSite, to: string, kind: string) {
  const pattern = new RegExp(`http://localhost:8080/link#${kind}\\.([\\w-]{43})`)
  const mail = await findMail(site, (each) => each.to === to && pattern.test(each.text))
  return { mail, token: pattern.exec(mail.text)?.[1] ?? '', code: codeIn(mail) }
}

/** The typed code of a mail. The lookarounds skip parts of the link's token that look like a code. */
export const codeIn = (mail: Mail): string => /(?<![\w-])[0-9A-Z]{4}-[0-9A-Z]{4}(?![\w-])/.exec(mail.text)?.[0] ?? ''

/** The newest mail that fits; waits until there is one, and throws if none comes. */
export async function findMail(site: TestSite, fits: (mail: Mail) => boolean): Promise<Mail> {
  const until = Date.now() + 50_000
  for (;;) {
    const found = (await site.mails()).findLast(fits)
    if (found) return found
    if (Date.now() > until) throw new Error('the mail did not come')
    await new Promise((wake) => setTimeout(wake, 25))
  }
}

/** Registers `name` and verifies the address. */
export async function verified(site: TestSite, name: string, ip = '10.0.0.1') {
  const profile = await registered(site, name, ip)
  const { token } = await linkMail(site, profile.mail, 'verify')
  expect(await site.call(calls.verifyMail, { token })).toMatchObject({ msg: '', data: 'suc' })
  return profile
}
