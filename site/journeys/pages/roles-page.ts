import { roles as en } from '#nouns/accounts/words/roles.en.ts'
import { roles as zh } from '#nouns/accounts/words/roles.zh.ts'
import type { Person } from '../person.ts'

const packs = { zh, en }

/** The section of the settings with one's own accounts. */
export function rolesPage({ page, language, visit }: Person) {
  const words = packs[language]
  const field = (label: string) => page.getByLabel(label, { exact: true })
  return {
    words,
    visit: () => visit('/settings/roles'),
    /** The row of an account. */
    row: (nick: string) => page.getByRole('listitem').filter({ hasText: nick }),
    /** Fills the form that links an account, and sends it. */
    link: async (account: string, password: string) => {
      await field(words.account).fill(account)
      await field(words.password).fill(password)
      await page.getByRole('button', { name: words.linkAct, exact: true }).click()
    },
  }
}
