/** The runs signed so, and those whose notes say so: the newest few of each. */
export const pilotInput = (value: string) => ({ searchType: 'pilot' as const, value, pageSize: shown })
export const commentsInput = (value: string) => ({ searchType: 'comment' as const, value, pageSize: shown })

const shown = 6
