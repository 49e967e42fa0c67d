/** Inputs of the two replay searches, by pilot and by comment. Each asks for the newest few matches. */
export const pilotInput = (value: string) => ({ searchType: 'pilot' as const, value, pageSize: shown })
export const commentsInput = (value: string) => ({ searchType: 'comment' as const, value, pageSize: shown })

const shown = 6
