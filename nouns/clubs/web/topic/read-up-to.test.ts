import { expect, test } from 'vitest'
import { readUpTo } from './read-up-to.ts'

const me = 7
const rows = (...writers: readonly number[]) => writers.map((UID, i) => ({ UID, FLOOR: i + 1 }))

test.each([
  ['one’s own floors after the last one read', 3, rows(1, 2, 3, me, me), 5],
  ['nothing of one’s own', 3, rows(1, 2, 3, 4), 3],
  ['others wrote first', 2, rows(1, 2, 3, me), 2],
  ['one’s own, then others', 2, rows(1, 2, me, 4), 3],
  ['all of it', 4, rows(1, 2, 3, me), 4],
  ['the page shows other floors', 40, rows(me, me), 40],
] as const)('%s', (_what, read, shown, upTo) => {
  expect(readUpTo(read, shown, me)).toBe(upTo)
})
