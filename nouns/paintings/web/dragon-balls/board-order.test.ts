import { expect, test } from 'vitest'
import type { DragonRow } from '../../contract/dragon-balls.ts'
import { boardOrder, closedRounds, glassOf } from './board-order.ts'

const row = (CHARACTER: string, balls: number, waiting = 0, closed: readonly string[] = []): DragonRow => ({
  CHARACTER,
  ROUND: closed.length + 1,
  // only the number of balls matters here
  BALLS: Array.from({ length: balls }, (_, n) => ({ BALL: n + 1 })) as DragonRow['BALLS'],
  WAITING: waiting,
  CLOSED: closed.map((TIME, at) => ({ ROUND: closed.length - at, TIME, PEOPLE: [] })),
})
const names = (rows: readonly DragonRow[]) => rows.map(({ CHARACTER }) => CHARACTER)

test('the round closest to its end stands in front, then balls, then works that wait', () => {
  const order = boardOrder([row('A', 1), row('B', 0, 3), row('C', 0), row('D', 6), row('E', 1, 2), row('F', 1, 2)])
  expect(order.nearest?.CHARACTER).toBe('D')
  expect(names(order.begun)).toEqual(['E', 'F', 'A', 'B'])
  expect(names(order.others)).toEqual(['C'])
})

test('works that wait are not in front: nothing of them is shown before staff have looked', () => {
  const order = boardOrder([row('A', 0), row('B', 0, 1)])
  expect(order.nearest).toBe(null)
  expect(names(order.begun)).toEqual(['B'])
})

test('closed rounds of all characters stand together, the last one first', () => {
  const rows = [row('A', 0, 0, ['2026-03-02', '2026-01-01']), row('B', 2, 0, ['2026-02-01'])]
  expect(closedRounds(rows).map(({ CHARACTER, ROUND }) => [CHARACTER, ROUND])).toEqual([
    ['A', 2],
    ['B', 1],
    ['A', 1],
  ])
})

test('every character has a glass, also one that this page does not know', () => {
  expect([glassOf('Reimu'), glassOf('Marisa')]).toEqual(['straw', 'honey'])
  expect(glassOf('Nobody')).toBe('plum')
})
