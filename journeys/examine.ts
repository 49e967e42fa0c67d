import { axeViolations } from './axe.ts'
import { type Device, type Person, sizes, type Theme } from './person.ts'

/** Violations by the name of the place and look. */
export type Found = Record<string, string[]>

type Look = readonly [Theme, Device]

const looks: readonly [Look, ...Look[]] = process.env.PATISSERIE_TEST_LONG
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
 * otherwise. `turn`: in one of the two, by turns.
 */
export async function examine({ page }: Person, name: string, found: Found, turn?: number): Promise<void> {
  const chosen = turn === undefined || process.env.PATISSERIE_TEST_LONG ? looks : [looks[turn % 2] ?? looks[0]]
  for (const [theme, device] of chosen) {
    await page.setViewportSize(sizes[device])
    await page.evaluate((shown) => {
      document.documentElement.dataset.theme = shown
    }, theme)
    const violations = await axeViolations(page)
    if (violations.length > 0) found[`${name} by ${theme} on ${device}`] = violations
  }
  await page.setViewportSize(sizes.PC)
}
