import type { Language } from '@patisserie/rules/language'
import { admin as enAdmin } from '@patisserie/words/en/admin'
import { reason as enReason } from '@patisserie/words/en/reason'
import { reportDesk as enReports } from '@patisserie/words/en/report-desk'
import { admin as zhAdmin } from '@patisserie/words/zh/admin'
import { reason as zhReason } from '@patisserie/words/zh/reason'
import { reportDesk as zhReports } from '@patisserie/words/zh/report-desk'
import type { Person } from '../person.ts'
import { see, seeGone } from '../see.ts'

const reasons = { zh: zhReason, en: enReason }
const reports = { zh: zhReports, en: enReports }
const packs = { zh: zhAdmin, en: enAdmin } as const satisfies Record<Language, unknown>

/** `/admin` and the pages below it. */
export function desk(person: Person) {
  const { page, language } = person
  const words = packs[language]
  const dialog = page.getByRole('dialog')
  const reason = dialog.getByLabel(reasons[language].label)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  return {
    words,
    reports: reports[language],
    dialog,
    reason,
    button,
    areas: page.getByRole('navigation', { name: words.areasLabel }),
    tabs: page.getByRole('navigation', { name: words.tabsLabel }),
    visit: async (path: string) => {
      await person.visit(path)
      await see(page.getByRole('heading', { level: 1, name: words.title }))
    },
    /** Gives the reason in the open dialog and acts. */
    decide: async (why: string, act: string) => {
      await reason.fill(why)
      await dialog.getByRole('button', { name: act, exact: true }).click()
      await seeGone(reason)
    },
  }
}
