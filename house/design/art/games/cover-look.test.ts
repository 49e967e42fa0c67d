import { expect, test } from 'vitest'
import { coverLook } from './cover-look.ts'

test('twenty numbers that follow one another have twenty covers, the same ones for ever', () => {
  const twenty = Array.from({ length: 20 }, (_, i) => coverLook(i + 1, 'Tea').id)
  expect(new Set(twenty).size).toBe(20)
  expect(twenty.slice(0, 3)).toEqual([12, 16, 7])
})

test('a name that names a game has the colours of the game', () => {
  expect(coverLook(1, '地灵殿').id).toBe(11)
  expect(coverLook(2, '文花帖DS 同好会').id).toBe(125)
  expect(coverLook(3, '绀珠传研究会').id).toBe(15)
})
