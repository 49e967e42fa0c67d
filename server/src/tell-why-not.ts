import { EmbeddedPostgresError } from './kit/postgres/embedded-postgres-error.ts'
import { SettingsError } from './kit/settings.ts'
import { StartError } from './kit/start-error.ts'

/** Ends the process: a start that cannot be is said in words, a fault of the program with its stack. */
export function tellWhyNot(error: unknown): never {
  const known = [SettingsError, EmbeddedPostgresError, StartError].some((kind) => error instanceof kind)
  console.error(known ? (error as Error).message : error)
  process.exit(1)
}
