import { expect, test } from 'vitest'
import * as limits from './house-limits.ts'
import { offsetOf, pageOf } from './paging.ts'

const asked = { pageNum: 3, pageSize: 10 }

test('a page begins after the pages before it', () => {
  expect(offsetOf(asked)).toBe(20)
  expect(offsetOf({ pageNum: 1, pageSize: 50 })).toBe(0)
})

test('totals are exact up to a bound, and say that there is more beyond it', () => {
  const pageInfo = { pageNum: 3, pageSize: 10 }
  expect(pageOf(0, asked)).toEqual({ total: 0, more: false, pageInfo: { ...pageInfo, pages: 0 } })
  expect(pageOf(21, asked)).toEqual({ total: 21, more: false, pageInfo: { ...pageInfo, pages: 3 } })
  const most = limits.exactTotal
  expect(pageOf(most, asked)).toMatchObject({ total: most, more: false })
  expect(pageOf(most + 1, asked)).toMatchObject({ total: most, more: true })
  expect(pageOf(6, asked, 5)).toEqual({ total: 5, more: true, pageInfo: { ...pageInfo, pages: 1 } })
})
