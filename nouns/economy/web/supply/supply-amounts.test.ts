import { expect, test } from 'vitest'
import { amountText, changeText } from './supply-amounts.ts'

test.each([
  [99_999_999, '99,999,999', '99,999,999'],
  [100_000_000, '1 亿', '100M'],
])('%i is written as %s, in English as %s', (amount, zh, en) => {
  expect([amountText(amount, 'zh'), amountText(amount, 'en')]).toEqual([zh, en])
})

test.each([
  [[200, 999, 250], '+25 %'],
  [[200, 150], '−25 %'],
  [[10, 25_010], '+250,000 %'],
  [[7, 7], '+0 %'],
  [[0, 5], undefined],
  [[], undefined],
])('held %j, the change is %s', (held, text) => {
  expect(changeText(held)).toBe(text)
})
