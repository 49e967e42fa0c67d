/** Whether an error of the file system, the network or the database has one of these codes. */
export function isCode(error: unknown, ...codes: string[]): error is Error & { readonly code: string } {
  return codes.includes(codeOf(error))
}

/** The code of an error of the file system, the network or the database; '' without one. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
