import { beijingDay, nextBeijingDay } from '#rules/beijing-time.ts'
import type { TestSite } from './open-test-site.ts'

const clock = ({ site }: TestSite): Date => site.foundation.now()

/** Moves the clock of the site to a time of the next Beijing day, in milliseconds after midnight; answers that day. */
export function toNextDay(site: TestSite, after = 12 * 3_600_000): string {
  const at = new Date(nextBeijingDay(clock(site)).getTime() + after)
  site.advance(at.getTime() - clock(site).getTime())
  return beijingDay(clock(site))
}

/** The Beijing day of the site's clock. */
export const dayOf = (site: TestSite): string => beijingDay(clock(site))
