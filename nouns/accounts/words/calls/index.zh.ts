import { refusals as accounts } from '#words/calls/accounts.zh.ts'
import { refusals as secondFactor } from '#words/calls/second-factor.zh.ts'
import { refusals as ownData } from './own-data.zh.ts'
import { refusals as roles } from './roles.zh.ts'

export { accounts } from '#words/calls/accounts.zh.ts'
export { secondFactor } from '#words/calls/second-factor.zh.ts'
export { ownData } from './own-data.zh.ts'
export { roles } from './roles.zh.ts'

/** What the calls of the noun refuse. */
export const refusals = { ...accounts, ...secondFactor, ...ownData, ...roles }
