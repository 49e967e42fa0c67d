import * as houseCalls from '#contract/house-calls.ts'
import type { AllOf, OfNouns } from '#rules/nouns.ts'
import { nouns } from './nouns.ts'

type HouseCalls = typeof houseCalls

/** All groups of calls of the site. */
export type Site = AllOf<OfNouns<'calls'>> & HouseCalls

const groups = await Promise.all(Object.values(nouns).map(({ calls }) => calls()))

/** All calls of the site, by group. */
export const site: Site = Object.assign({}, ...groups, houseCalls)
