import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** Most of its time goes into describing what is as it should be. */
const onlyViolations = { resultTypes: ['violations' as const] }

/** What axe objects to on the page as it stands, a line a place: rule, element, how to mend it. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Colours on their way are no colours of the page; some ornaments never end.
  await page.evaluate(() => {
    for (const one of document.getAnimations()) {
      if (one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) one.finish()
    }
  })
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).options(onlyViolations).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary.replaceAll(/\s+/g, ' ')}`,
    ),
  )
}
