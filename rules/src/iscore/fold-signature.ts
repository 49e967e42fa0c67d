/** The form in which signatures are compared: `Flan ` and `FLAN` are one. */
export const foldSignature = (name: string): string => name.normalize('NFKC').trim().toUpperCase()
