/** Whether an error of the file system, the network or the database carries one of these codes. */
export function isCode(error: unknown, ...codes: string[]): error is Error & { readonly code: string } {
  return codes.includes(codeOf(error))
}

/** The code of an error of the file system, the network or the database; empty where it has none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
