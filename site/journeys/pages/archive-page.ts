import type { archive } from '#nouns/archive/words/archive.zh.ts'
import type { Person } from '../person.ts'
import { see } from '../see.ts'

/** `/rpy/archive`. */
export function archivePage(person: Person, words: typeof archive) {
  const { page } = person
  const row = (text: string) => page.locator('tbody tr').filter({ hasText: text })
  return {
    row,
    dialog: page.getByRole('dialog', { name: words.dialog.title }),
    mine: page.getByRole('link', { name: words.mine, exact: true }),
    /** The link that covers a run's row. */
    runOf: (pilot: string) => row(pilot).getByRole('link').first(),
    details: page.getByRole('dialog').filter({ hasText: words.details.title }),
    claimOf: (pilot: string) => row(pilot).getByRole('button'),
    visit: async () => {
      await person.visit('/rpy/archive')
      await see(page.getByRole('heading', { level: 1 }))
    },
    filterByPilot: async (pilot: string) => {
      await page.getByLabel(words.filters.pilot, { exact: true }).fill(pilot)
      await page.getByRole('button', { name: words.filters.apply, exact: true }).click()
      await page.waitForURL(/pilot=/)
    },
  }
}
