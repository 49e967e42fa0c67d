import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Where the builds of the pages lie, each in a folder of its own; `current` points to the newest. */
export const builtFolder = fileURLToPath(new URL('../../../dist', import.meta.url))

/**
 * The folder of the newest build; null if there is none. Call it once per process: it must keep serving the same build.
 */
export function findBuild(folder = builtFolder): string | null {
  try {
    return realpathSync(`${folder}/current`)
  } catch {
    return null
  }
}
