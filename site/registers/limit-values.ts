/**
 * All limits of the site; forms, schemas and rules read them as `limits.nickname` (see limits.ts). Each noun has a file
 * of its own, and each limit is an export, so that a page loads only those it uses. Text limits are weighted lengths
 * (see `weightedLength`); a name ends in its unit unless it is a count. Two files with the same name in them do not
 * compile.
 */

export * from '#nouns/bets/rules/bet-limits.ts'
export * from '#nouns/clubs/rules/club-limits.ts'
export * from '#nouns/paintings/rules/painting-limits.ts'
export * from '#nouns/replays/rules/replay-limits.ts'
export * from '#rules/house-limits.ts'
export * from '#rules/people/account-limits.ts'
export * from '#rules/people/people-limits.ts'
export * from '#rules/picture-limits.ts'
export * from '#rules/rich-text/text-limits.ts'
export * from '#rules/search/search-limits.ts'
export * from '#rules/staff/staff-limits.ts'
