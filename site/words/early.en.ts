import type { early as chinese } from './early.zh.ts'

/** Texts that the first HTML shows before its scripts are loaded. */
export const early: typeof chinese = {
  held: 'The page is still on its way. Your press is noted and will be done in a moment.',
  lost: 'Part of this page did not arrive: buttons do not work yet, links still do.',
  reload: 'Load the page again',
}
