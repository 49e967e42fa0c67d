import type { TestSite } from './open-test-site.ts'

/**
 * Numbers from `first` on, for each site by itself: files that run in one worker share this module, and what is made from
 * the numbers must not depend on which of them ran before. Processes of one site share their numbers.
 */
export function countBySite(first: number): (site: Pick<TestSite, 'connection'>) => number {
  const next = new WeakMap<TestSite['connection'], number>()
  return ({ connection }) => {
    const number = next.get(connection) ?? first
    next.set(connection, number + 1)
    return number
  }
}
