import { expect, test } from 'vitest'
import { moodOf } from './mood.ts'

test('a dessert is happy on the day of its own material, sleepy after three days without it, away while it is out', () => {
  const mood = (today: string, out = false) => moodOf({ fedDay: '2026-03-01', out }, today)
  expect(['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', '2026-03-20'].map((day) => mood(day))).toEqual([
    'happy',
    'calm',
    'calm',
    'sleepy',
    'sleepy',
  ])
  expect(mood('2026-03-01', true)).toBe('away')
})
