import { gameTitle } from '#rules/games/game-names.ts'
import { type Difficulty, difficultyWords, type Gam } from '#rules/games/games.ts'
import type { Person } from '../person.ts'

/** `/rpy` */
export function replayListPage({ page, words, language, visit }: Person) {
  const { filters, list } = words.replays
  const { panel, saved } = words
  const chosen = (nav: string, name: string) => page.getByRole('navigation', { name: nav }).getByRole('link', { name })
  return {
    visit: (query = '') => visit(`/rpy${query}`),
    /** The chip of an active filter; a click removes the filter. */
    chip: (text: string) =>
      page
        .getByRole('navigation', { name: filters.set })
        .getByRole('link', { name: filters.without(text), exact: true }),
    openPanel: () => page.getByRole('button', { name: new RegExp(`^${filters.more}`) }).click(),
    /** Only phones have the button. */
    openSearch: () => page.getByRole('button', { name: filters.search, expanded: false }).click(),
    field: (label: string) => page.getByLabel(label, { exact: true }),
    apply: () => page.getByRole('button', { name: panel.apply }).click(),
    look: async (type: keyof typeof filters.searchTypes, value: string) => {
      await page.getByLabel(filters.searchType).selectOption(type)
      const box = page.getByRole('searchbox', { name: filters.search })
      await box.fill(value)
      await box.press('Enter')
    },
    openSaved: () => page.getByRole('button', { name: filters.saved }).click(),
    save: async (name: string) => {
      await page.getByRole('dialog').getByLabel(saved.name, { exact: true }).fill(name)
      await page.getByRole('dialog').getByRole('button', { name: saved.save }).click()
    },
    feed: page.getByRole('link', { name: filters.feed }),
    byGame: (gam: Gam) => chosen(filters.games, gameTitle(gam, language)).click(),
    byRank: (rank: Difficulty) => chosen(filters.rank, difficultyWords[rank]).click(),
    byScore: () =>
      page
        .getByRole('navigation', { name: filters.sort })
        .getByRole('link', { name: filters.sorts.score, exact: true })
        .click(),
    /** Opens the replay of a row. */
    open: (row: number) =>
      page.getByRole('table', { name: list.caption }).locator('tbody tr').nth(row).locator('[data-list-main]').click(),
    rows: page.getByRole('table', { name: list.caption }).locator('tbody tr'),
  }
}
