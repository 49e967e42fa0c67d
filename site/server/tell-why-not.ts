import { EmbeddedPostgresError } from '#kit/postgres/embedded-postgres-error.ts'
import { SettingsError } from '#kit/settings.ts'
import { StartError } from '#kit/start-error.ts'

/** Prints why the site cannot start and exits with 1: the message of an expected error, the stack of any other. */
export function tellWhyNot(error: unknown): never {
  const known = [SettingsError, EmbeddedPostgresError, StartError].some((kind) => error instanceof kind)
  console.error(known ? (error as Error).message : error)
  process.exit(1)
}
