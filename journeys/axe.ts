import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

/**
 * Reports violations only, because axe spends most of its time on describing passed checks. None of the rules needs
 * style sheets that axe fetches itself (`preload`), and no caller the elements themselves.
 */
const options: RunOptions = { resultTypes: ['violations'], preload: false, elementRef: false }

/** Half a megabyte, which a page gets with its first check. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** axe's violations on the page in its current state, one line per element: rule, element, fix. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(finishAnimations)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const violations = await page.evaluate(async (asked) => {
    // The source above sets this property.
    const { axe } = window as unknown as { axe: { run: (on: Document, options: object) => Promise<AxeResults> } }
    return (await axe.run(document, asked)).violations
  }, options)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary.replaceAll(/\s+/g, ' ')}`,
    ),
  )
}

/**
 * Finishes all animations, and those that begin later, so that no colour in transition is checked. Infinite animations
 * cannot be finished.
 */
function finishAnimations(): void {
  const finish = () => {
    for (const one of document.getAnimations()) {
      if (one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) one.finish()
    }
  }
  finish()
  document.addEventListener('animationstart', finish)
  document.addEventListener('transitionrun', finish)
  setTimeout(() => {
    document.removeEventListener('animationstart', finish)
    document.removeEventListener('transitionrun', finish)
  }, 5_000)
}
