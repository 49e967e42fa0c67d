import * as limits from '#rules/rich-text/text-limits.ts'

/** Number of columns of a page, and its width in pixels, which is also the scroll step. */
export const columns = 6
export const pageWidth = 335

/** Splits a list into pages of 24. */
export function pagesOf<T>(list: readonly T[]): readonly (readonly T[])[] {
  const pages: T[][] = []
  for (let at = 0; at < list.length; at += limits.emojiPerPage) pages.push(list.slice(at, at + limits.emojiPerPage))
  return pages
}

/**
 * Index of the emoji that a key leads to: left and right along the row and into the next page's row, up and down within
 * the page, by page, and to both ends. Answers `at` if there is nothing in that direction, null for any other key.
 */
export function stepInPages(at: number, key: string, count: number): number | null {
  const perPage = limits.emojiPerPage
  const start = at - (at % perPage)
  const end = Math.min(start + perPage, count)
  const column = (at - start) % columns
  const within = (to: number, from = start, until = end) => (to >= from && to < until ? to : at)
  switch (key) {
    case 'ArrowRight': {
      if (column < columns - 1 && at + 1 < end) return at + 1
      const row = at - start - column
      return Math.min(start + perPage + row, count - 1) >= start + perPage
        ? Math.min(start + perPage + row, count - 1)
        : at
    }
    case 'ArrowLeft':
      if (column > 0) return at - 1
      return start === 0 ? at : start - perPage + (at - start) + columns - 1
    case 'ArrowDown':
      return within(at + columns)
    case 'ArrowUp':
      return within(at - columns)
    case 'PageDown':
      return start + perPage < count ? Math.min(at + perPage, count - 1) : at
    case 'PageUp':
      return start === 0 ? at : at - perPage
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
