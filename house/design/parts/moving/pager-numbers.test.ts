import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pagerNumbers } from './pager-numbers.ts'

describe('pagerNumbers', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 3, 4, 5]],
    [5, 9, [3, 4, 5, 6, 7]],
    [8, 9, [5, 6, 7, 8, 9]],
    [99, 9, [5, 6, 7, 8, 9]],
    [-3, 9, [1, 2, 3, 4, 5]],
    [1, 0, [1]],
  ])('page %i of %i', (page, pages, numbers) => {
    expect(pagerNumbers(page, pages)).toEqual(numbers)
  })

  it('shows five in a row within the pages, the current one among them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }), (a, b) => {
        const [page, pages] = [Math.min(a, b), Math.max(a, b)]
        const numbers = pagerNumbers(page, pages)
        expect(numbers).toHaveLength(Math.min(5, pages))
        expect(numbers).toContain(page)
        expect(numbers.every((n, i) => n >= 1 && n <= pages && n === (numbers[0] ?? 0) + i)).toBe(true)
      }),
    )
  })
})
