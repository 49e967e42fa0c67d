import { expect, test } from 'vitest'
import { rates } from './rates.ts'

test('every rate lets something through and fills again', () => {
  for (const [name, rate] of Object.entries(rates)) {
    expect(rate.name).toBe(name)
    expect(rate.points).toBeGreaterThan(0)
    expect(rate.seconds).toBeGreaterThanOrEqual(60)
  }
})

test('whether an account or address exists can be asked five times an hour', () => {
  for (const rate of [rates.exists, rates.mail])
    expect(rate).toMatchObject({ points: 5, seconds: 3_600, per: 'network' })
})

test('the daily budget of a new account is another rate of members, for a day, and lets through what one window does', () => {
  const budgets = Object.values(rates).filter(({ daily }) => daily !== undefined)
  expect(budgets.map(({ name }) => name).sort()).toEqual([
    'comment',
    'floor',
    'follow',
    'like',
    'message',
    'messageStranger',
    'topic',
  ])
  for (const { daily, points, name } of budgets) {
    const budget = Object.values(rates).find((rate) => rate.name === daily)
    expect(budget).toMatchObject({ seconds: 86_400, per: 'member' })
    if (name !== 'messageStranger') expect(budget?.points).toBeGreaterThanOrEqual(points)
  }
})
