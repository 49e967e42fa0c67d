import { refusals as accounts } from '#words/calls/accounts.en.ts'
import { refusals as secondFactor } from '#words/calls/second-factor.en.ts'
import { refusals as ownData } from './own-data.en.ts'
import { refusals as roles } from './roles.en.ts'

export { accounts } from '#words/calls/accounts.en.ts'
export { secondFactor } from '#words/calls/second-factor.en.ts'
export { ownData } from './own-data.en.ts'
export { roles } from './roles.en.ts'

/** What the calls of the noun refuse. */
export const refusals = { ...accounts, ...secondFactor, ...ownData, ...roles }
