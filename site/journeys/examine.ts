import { isWhole } from '../test/by-turns.ts'
import { axeViolations } from './axe.ts'
import { type Device, type Person, sizes, type Theme } from './person.ts'

/** Violations by the name of the place and look. */
export type Found = Record<string, string[]>

type Look = readonly [Theme, Device]

const everyLook: readonly Look[] = [
  ['day', 'PC'],
  ['night', 'M'],
  ['night', 'PC'],
  ['day', 'M'],
]

/** How many pages each `found` was passed for. */
const examined = new WeakMap<Found, number>()

/**
 * Checks the page in its current state with axe: in all four looks in `npm run test:all`, otherwise in one. Pages with
 * the same `found` take the first two looks by turns.
 */
export async function examine({ page }: Person, name: string, found: Found): Promise<void> {
  const turn = examined.get(found) ?? 0
  examined.set(found, turn + 1)
  for (const [theme, device] of isWhole ? everyLook : everyLook.slice(turn % 2).slice(0, 1)) {
    await page.setViewportSize(sizes[device])
    await page.evaluate((shown) => {
      document.documentElement.dataset.theme = shown
    }, theme)
    const violations = await axeViolations(page, { whole: true })
    if (violations.length > 0) found[`${name} by ${theme} on ${device}`] = violations
  }
  await page.setViewportSize(sizes.PC)
}
