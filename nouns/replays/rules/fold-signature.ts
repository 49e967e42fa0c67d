/** The form in which signatures are compared: `Flan ` and `FLAN` are equal. */
export const foldSignature = (name: string): string => name.normalize('NFKC').trim().toUpperCase()
