/** The groups of calls of the noun. */
export { privileges } from '#contract/privileges.ts'
