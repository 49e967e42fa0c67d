/**
 * Every limit of the site, once: forms, schemas and rules read it as `limits.nickname` (see limits.ts). Each noun keeps
 * its own beside its rules, each as an export of its own, so that the browser loads only those its pages use. Text limits
 * are weighted lengths (see `weightedLength`); names end in their unit where it is not a count. Two files with one name do
 * not compile.
 */
export * from './accounts/account-limits.ts'
export * from './bet-limits.ts'
export * from './club-limits.ts'
export * from './house-limits.ts'
export * from './people/people-limits.ts'
export * from './picture-limits.ts'
export * from './replays/replay-limits.ts'
export * from './rich-text/text-limits.ts'
export * from './staff/staff-limits.ts'
