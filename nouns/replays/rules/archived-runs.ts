/** Number of archived runs of all games that the table of scores was made from. */
export const archivedRuns = 28_045
