/** Removes what PostgreSQL text cannot store: NUL characters and lone surrogates. */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()
