import { axeViolations } from './axe.ts'
import { type Device, type Person, sizes, type Theme } from './person.ts'

/** Violations by the name of the place and look. */
export type Found = Record<string, string[]>

const looks: readonly (readonly [Theme, Device])[] = process.env.PATISSERIE_TEST_LONG
  ? [
      ['day', 'PC'],
      ['night', 'PC'],
      ['day', 'M'],
      ['night', 'M'],
    ]
  : [
      ['day', 'PC'],
      ['night', 'M'],
    ]

/**
 * Checks the page in its current state with axe: in all four sizes and themes in the long run, in two of them
 * otherwise.
 */
export async function examine({ page }: Person, name: string, found: Found): Promise<void> {
  for (const [theme, device] of looks) {
    await page.setViewportSize(sizes[device])
    await page.evaluate((shown) => {
      document.documentElement.dataset.theme = shown
    }, theme)
    const violations = await axeViolations(page)
    if (violations.length > 0) found[`${name} by ${theme} on ${device}`] = violations
  }
  await page.setViewportSize(sizes.PC)
}
