import { type Difficulty, difficultyWords, type Gam, gameLabel } from '@patisserie/rules/games'
import type { Person } from '../person.ts'

/** `/rpy` */
export function replayListPage({ page, words, language, visit }: Person) {
  const { filters, list } = words.replays
  const chosen = (nav: string, name: string) => page.getByRole('navigation', { name: nav }).getByRole('link', { name })
  return {
    visit: () => visit('/rpy'),
    byGame: (gam: Gam) => chosen(filters.games, gameLabel(gam, language)).click(),
    byRank: (rank: Difficulty) => chosen(filters.rank, difficultyWords[rank]).click(),
    byScore: () => chosen(filters.sort, filters.sorts.score).click(),
    /** To the replay of a row. */
    open: (row: number) =>
      page.getByRole('table', { name: list.caption }).locator('tbody tr').nth(row).locator('[data-list-main]').click(),
    rows: page.getByRole('table', { name: list.caption }).locator('tbody tr'),
  }
}
