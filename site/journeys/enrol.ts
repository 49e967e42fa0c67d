import { createHash } from 'node:crypto'
import { accounts } from '#contract/accounts.ts'
import type { Language } from '#rules/language.ts'
import { passwordMaterial } from '#rules/people/accounts.ts'
import type { TestSite } from '../test/open-test-site.ts'
import { letterTo } from './mail-box.ts'

export interface Enrolled {
  readonly account: string
  readonly mail: string
  readonly password: string
  readonly token: string
}

/** Creates an account that can log in and whose e-mail is verified, by calls instead of pages. */
export async function enrol(site: TestSite, account: string, language: Language = 'zh'): Promise<Enrolled> {
  const mail = `${account}@example.test`
  const password = 'sugar-pearl-7'
  const registered = await site.call(accounts.calls.register, {
    account,
    mail,
    password: hashed(password),
    language,
  })
  const { token } = registered.data
  const { code } = await letterTo(site, mail)
  await site.call(accounts.calls.verifyMail, { code }, { token })
  return { account, mail, password, token }
}

/** The hash that a client sends for a password. */
export const hashed = (password: string): string =>
  createHash('sha256').update(passwordMaterial(password)).digest('hex')
