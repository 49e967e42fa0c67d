import { EmbeddedPostgresError } from '#kit/postgres/embedded-postgres-error.ts'
import { SettingsError } from '#kit/settings.ts'
import { StartError } from '#kit/start-error.ts'
import { BackupError } from './backup-folder.ts'

/** Runs a verb of the command line; what can be said in words is, and the exit code tells the rest. */
export function runVerb(work: () => Promise<void>): void {
  // What a verb writes is for the keeper's account alone.
  process.umask(0o077)
  work().catch((error: unknown) => {
    const known = [BackupError, SettingsError, StartError, EmbeddedPostgresError].some((kind) => error instanceof kind)
    console.error(known ? (error as Error).message : error)
    process.exitCode = 1
  })
}

export const seconds = (begun: number): string => `${((performance.now() - begun) / 1_000).toFixed(1)} s`

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`
