import type { Language } from '@patisserie/rules/language'
import { admin as enAdmin } from '@patisserie/words/en/admin'
import { admin as zhAdmin } from '@patisserie/words/zh/admin'
import type { Person } from '../person.ts'
import { see, seeGone } from '../see.ts'

const packs = { zh: zhAdmin, en: enAdmin } as const satisfies Record<Language, unknown>

/** `/admin` and what lies below it. */
export function desk(person: Person) {
  const { page, language } = person
  const words = packs[language]
  const dialog = page.getByRole('dialog')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  return {
    words,
    dialog,
    button,
    areas: page.getByRole('navigation', { name: words.areasLabel }),
    tabs: page.getByRole('navigation', { name: words.tabsLabel }),
    visit: async (path: string) => {
      await person.visit(path)
      await see(page.getByRole('heading', { level: 1, name: words.title }))
    },
    /** Gives the reason in the open dialog and acts. */
    decide: async (reason: string, act: string) => {
      await dialog.getByLabel(words.form.reason).fill(reason)
      await dialog.getByRole('button', { name: act, exact: true }).click()
      await seeGone(dialog.getByLabel(words.form.reason))
    },
  }
}
