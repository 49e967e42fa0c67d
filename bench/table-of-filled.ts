import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCalibrator } from './calibrate.ts'
import type { LoadOptions } from './load.ts'
import { printTable, type Section } from './run-section.ts'
import { startSite } from './running-site.ts'

interface Filled {
  /** Fills the new data folder. */
  readonly fill: (place: string) => Promise<void>
  readonly sections: readonly Section[]
  /** Measures on the data folder before the site starts. */
  readonly before?: (place: string) => Promise<void>
  /** Measures on the running site after the table. */
  readonly after?: (place: string, origin: string) => Promise<void>
}

/** Prints the table of a site on a data folder, which is filled if it was not, and is removed if it is temporary. */
export async function printTableOfFilled(
  { folder, only, ...how }: Omit<LoadOptions, 'size'>,
  { fill, sections, before, after }: Filled,
): Promise<void> {
  const place = folder ?? (await mkdtemp(join(tmpdir(), 'patisserie-bench-')))
  if (!existsSync(join(place, 'postgres'))) await fill(place)
  await before?.(place)
  const calibrator = await openCalibrator(place)
  const site = await startSite(place)
  try {
    const chosen = sections.filter(({ name }) => name.includes(only))
    await printTable(chosen, { ...how, origin: site.origin, calibrator })
    await after?.(place, site.origin)
    console.log(`memory of the server process ${site.memory() ?? '?'} MB`)
  } finally {
    await site.stop()
    await calibrator.close()
    if (folder === null) await rm(place, { recursive: true, force: true })
  }
}
