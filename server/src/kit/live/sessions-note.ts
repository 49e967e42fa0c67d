export const sessionsNoteBegin = 'sessions:'

/** What is announced when sessions of a member end: their streams are looked at again. */
export const sessionsNote = (member: number): string => `${sessionsNoteBegin}${member}`
