import { describe, expect, test } from 'vitest'
import { type Activity, activitiesMeet, activityProblem, activityState } from './activities.ts'
import { countProblem, pieces, wares } from './wares.ts'

test('the counter sells no skin and nothing that is only won', () => {
  expect(wares).toHaveLength(13)
  for (const item of ['skin', 'bocai', 'faith', 'score', 'sugar']) expect(wares).not.toContain(item)
  expect(pieces).not.toContain('player')
})

test.each([
  ['power', 99, null],
  ['power', 100, 'countMany'],
  ['player', 1, null],
  ['bomb', 2, 'oneLevel'],
] as const)('of %s, %i at once: %s', (item, count, problem) => {
  expect(countProblem(item, count)).toBe(problem)
})

describe('an activity', () => {
  const now = new Date('2026-11-25T10:00:00Z')
  const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
  const activity = (start: number, end: number, items: Activity['items'] = ['milk']): Activity => ({
    items,
    start: at(start),
    end: at(end),
  })
  test.each([
    [activity(0, 24), null],
    [activity(-5, 24), null],
    [activity(0, 24, []), 'itemsMissing'],
    [activity(24, 24), 'periodWrong'],
    [activity(24, 23), 'periodWrong'],
    [activity(-24, 0), 'periodWrong'],
    [activity(0, 31 * 24), null],
    [activity(0, 31 * 24 + 1), 'periodWrong'],
    [activity(90 * 24, 91 * 24), null],
    [activity(90 * 24 + 1, 91 * 24), 'periodWrong'],
    [{ ...activity(0, 24), end: new Date(Number.NaN) }, 'periodWrong'],
  ] as const)('%#: %s', (asked, problem) => {
    expect(activityProblem(asked, now)).toBe(problem)
  })
  test('runs from its start until before its end', () => {
    const of = (start: number, end: number) => activityState(activity(start, end), now)
    expect([of(1, 2), of(0, 1), of(-1, 1), of(-1, 0)]).toEqual(['soon', 'runs', 'runs', 'over'])
  })
  test('meets another one in time and item only', () => {
    expect(activitiesMeet(activity(0, 2), activity(1, 3))).toBe(true)
    expect(activitiesMeet(activity(0, 2), activity(2, 3))).toBe(false)
    expect(activitiesMeet(activity(0, 2), activity(1, 3, ['orange', 'gdd']))).toBe(false)
    expect(activitiesMeet(activity(0, 2, ['milk', 'gdd']), activity(1, 3, ['gdd']))).toBe(true)
  })
})
