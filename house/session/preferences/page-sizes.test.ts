import { expect, test } from 'vitest'
import { pageSizesOf } from './page-sizes.ts'

test.each([
  ['', 20, 20],
  ['tNum=10', 20, 10],
  ['theme=day; mNum=50; tNum=5', 50, 5],
  ['atNum=10; tNum=4; mNum=51', 20, 20],
  ['tNum=10x; mNum=', 20, 20],
])('%s', (cookies, mNum, tNum) => {
  expect(pageSizesOf(cookies)).toEqual({ mNum, tNum })
})
