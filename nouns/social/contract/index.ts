/** The groups of calls of the noun. */
export { social } from '#contract/social.ts'
