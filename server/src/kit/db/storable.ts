/** Text that PostgreSQL takes: it keeps no NUL, and half a surrogate pair is no character. */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()
