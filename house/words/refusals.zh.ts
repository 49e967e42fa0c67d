import type { CallRefusal } from './problem.ts'

const ofGroups = Object.values(
  import.meta.glob<Readonly<Record<string, string>>>(
    ['./calls/*.zh.ts', '../../nouns/*/words/calls/*.zh.ts', '!**/{acts,index}.zh.ts'],
    { eager: true, import: 'refusals' },
  ),
)

/**
 * Refusals that only some calls declare, of the house and all nouns. Not in the pack: loaded after the first page, at the latest
 * with a refusal.
 */
export const refusals = Object.assign({}, ...ofGroups) as Readonly<Record<CallRefusal, string>> // every noun's `words` has its own
