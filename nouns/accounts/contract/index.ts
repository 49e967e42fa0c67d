/** The groups of calls of the noun. */
export { accounts } from '#contract/accounts.ts'
export { secondFactor } from '#contract/second-factor.ts'
export { ownData } from './own-data.ts'
export { roles } from './roles.ts'
