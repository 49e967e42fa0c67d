/**
 * All limits of the site; forms, schemas and rules read them as `limits.nickname` (see limits.ts). Each noun has a file
 * of its own, and each limit is an export, so that a page loads only those it uses. Text limits are weighted lengths
 * (see `weightedLength`); a name ends in its unit unless it is a count. Two files with the same name in them do not
 * compile.
 */
export * from './accounts/account-limits.ts'
export * from './bet-limits.ts'
export * from './club-limits.ts'
export * from './house-limits.ts'
export * from './paintings/painting-limits.ts'
export * from './people/people-limits.ts'
export * from './picture-limits.ts'
export * from './replays/replay-limits.ts'
export * from './rich-text/text-limits.ts'
export * from './search/search-limits.ts'
export * from './staff/staff-limits.ts'
