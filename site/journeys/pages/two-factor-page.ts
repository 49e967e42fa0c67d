import { Secret, TOTP } from 'otpauth'
import { owner as enOwner } from '#words/cards/owner.en.ts'
import { owner as zhOwner } from '#words/cards/owner.zh.ts'
import type { Person } from '../person.ts'
import { see } from '../see.ts'

/** The section of the settings that switches two-factor on and off. */
export function twoFactorPage({ page, words, language, visit }: Person) {
  const { factor } = words.settings
  const owner = { zh: zhOwner, en: enOwner }[language]
  const field = (name: string) => page.getByLabel(name, { exact: true })
  return {
    visit: () => visit('/settings/twofactor'),
    /** Enters the password; answers the secret in the form that is shown for typing. */
    start: async (password: string): Promise<string> => {
      await field(owner.password).fill(password)
      await page.getByRole('button', { name: factor.startAct }).click()
      const qr = page.getByRole('img', { name: factor.qr })
      await see(qr)
      const text = await page.locator('dt', { hasText: factor.key }).locator('+ dd').innerText()
      return text.replaceAll(' ', '')
    },
    confirm: async (code: string) => {
      await field(factor.confirm).fill(code)
      await page.getByRole('button', { name: factor.confirmAct, exact: true }).click()
    },
    /** The recovery codes on the sheet that is shown once. */
    codes: async (): Promise<string[]> => {
      await see(page.getByRole('heading', { name: factor.codes }))
      return page
        .getByRole('listitem')
        .filter({ hasText: /^[2-9A-Z]{5}-[2-9A-Z]{5}$/ })
        .allInnerTexts()
    },
    keep: () => page.getByRole('button', { name: factor.kept }).click(),
    end: async (password: string, code: string) => {
      const form = page.getByRole('region', { name: factor.end })
      await form.locator('summary').click()
      await form.getByLabel(owner.password, { exact: true }).fill(password)
      await form.getByLabel(owner.code, { exact: true }).fill(code)
      await form.getByRole('button', { name: factor.endAct, exact: true }).click()
    },
  }
}

/** An authenticator app: the code that it shows for the secret, `steps` of 30 seconds from now. */
export const authenticator = (secret: string, now: () => Date) => (steps: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now().getTime() + steps * 30_000 })
