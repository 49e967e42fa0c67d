/** The embedded database could not be made, started or adopted; the message says what failed and what to do. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError'
}
