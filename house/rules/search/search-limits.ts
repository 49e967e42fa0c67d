// Limits of the site search. See `../limit-values.ts`.

/** Maximum length of what is typed into the site search, in UTF-16 units; longer text is refused. */
export const searchText = 200
/** Maximum number of words in one search, not counting those that are a part of another. */
export const searchTerms = 12
/** Maximum number of typed filters in one search. */
export const searchFilters = 8
/** Results that are ordered by match; the ones after them follow by time. */
export const searchRanked = 100
/** Hits above this are not looked for. */
export const searchHits = 10_000
/** Time that a statement of a search may take, in milliseconds; what would take longer is refused in words. */
export const searchStatementMs = 3_000
/** Number of rows per page of results, and of each type when all types are shown. */
export const searchPageSize = 20
export const searchEach = 4
