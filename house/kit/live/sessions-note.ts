export const sessionsNoteBegin = 'sessions:'

/** The note sent when sessions of a member end: their open streams are authenticated again. */
export const sessionsNote = (member: number): string => `${sessionsNoteBegin}${member}`
