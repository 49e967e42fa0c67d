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
