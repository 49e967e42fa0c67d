/** Whether an error of the file system, the network or the database carries one of these codes. */
export function isCode(error: unknown, ...codes: string[]): error is Error & { readonly code: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code)
}
