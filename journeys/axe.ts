import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** Reports violations only, because axe spends most of its time on describing passed checks. */
const onlyViolations = { resultTypes: ['violations' as const] }

/** axe's violations on the page in its current state, one line per element: rule, element, fix. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(finishAnimations)
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).options(onlyViolations).analyze()
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
