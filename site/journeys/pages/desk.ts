import type { Language } from '#rules/language.ts'
import { reason as enReason } from '#words/cards/reason.en.ts'
import { reason as zhReason } from '#words/cards/reason.zh.ts'
import { admin as enAdmin } from '#words/desks/admin.en.ts'
import { admin as zhAdmin } from '#words/desks/admin.zh.ts'
import { reportDesk as enReports } from '#words/desks/report-desk.en.ts'
import { reportDesk as zhReports } from '#words/desks/report-desk.zh.ts'
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
