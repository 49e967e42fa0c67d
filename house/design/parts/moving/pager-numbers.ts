/**
 * The page numbers a pager shows: at most `shown` in a row, the current one in the middle where there is room.
 * `page` and `pages` count from 1; a page outside is taken as the nearest one.
 */
export function pagerNumbers(page: number, pages: number, shown = 5): number[] {
  const length = Math.min(shown, Math.max(1, pages))
  const current = Math.min(Math.max(1, page), Math.max(1, pages))
  const first = Math.min(Math.max(1, current - Math.floor(shown / 2)), Math.max(1, pages) - length + 1)
  return Array.from({ length }, (_, i) => first + i)
}
