import type { Origin } from '../http/call.ts'
import type { Keeper } from '../kept/keeper.ts'
import type { Pages } from './packed-page.ts'

/** How the site's pages are rendered and kept, and what they read. */
export interface PagesOptions {
  readonly pages: () => Promise<Pages>
  readonly read: (path: string, input: unknown, from: Origin) => Promise<string>
  readonly keeper: Keeper
  readonly origin: string
  readonly publicSite: boolean
  /** Names of the parts that are switched off, sorted. */
  readonly without: readonly string[]
  readonly now: () => number
}
