import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#kit/postgres/start-embedded-postgres.ts'
import {
  between,
  type Calibration,
  type Calibrator,
  calibrationHeading,
  calibrationLine,
  openCalibrator,
} from './calibrate.ts'
import { cpuSecondsOfFamily } from './cpu-seconds.ts'
import { type LoadOptions, openFilled, sectionsOf } from './load.ts'
import { connections, load, type Section } from './run-section.ts'
import { type RunningSite, startSite } from './running-site.ts'

const rows = [
  'getReplay, any order, pages to 200',
  'getReplay of a game',
  'getReplayById',
  'getReplayComments',
  'GET /rpy, repeated',
  'GET /r/…',
]

/** Seconds of load before a row is measured, so that new processes are compiled and their caches filled. */
const warmingSeconds = 2

interface Measured {
  readonly rate: number
  /** Number of cores that each part kept busy. */
  readonly servers: number
  readonly database: number
  readonly load: number
  readonly calibration: Calibration
}

/**
 * Measures the same load on one process of the site, and then on two processes with the same database that take turns.
 * Also prints the busy cores of each part, which show what limits the rate.
 */
export async function benchSecond({ size, seconds, folder, only }: LoadOptions): Promise<void> {
  const { place, leave } = await openFilled(folder, size)
  // Started here, so that its CPU time is separate from that of the site's processes, which use the running server.
  const postgres = await startEmbeddedPostgres({ dataDir: join(place, 'postgres') })
  const database = Number(readFileSync(join(place, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
  const calibrator = await openCalibrator(place)
  const sections = sectionsOf(size).filter(({ name }) => rows.includes(name) && name.includes(only))
  const sites: RunningSite[] = []
  const measured: Measured[][] = []
  try {
    for (let processes = 1; processes <= 2; processes++) {
      sites.push(await startSite(place))
      const figures: Measured[] = []
      for (const section of sections) figures.push(await measure(section, { sites, database, seconds, calibrator }))
      measured.push(figures)
    }
  } finally {
    for (const site of sites) await site.stop()
    await calibrator.close()
    await postgres.stop()
    await leave()
  }
  console.log(heading)
  for (const [n, { name }] of sections.entries()) console.log(lineOf(name, measured[0]?.[n], measured[1]?.[n]))
}

interface Machine {
  readonly sites: readonly RunningSite[]
  readonly database: number
  readonly seconds: number
  readonly calibrator: Calibrator
}

async function measure(section: Section, { sites, database, seconds, calibrator }: Machine): Promise<Measured> {
  const all = (duration: number) =>
    Promise.all(
      sites.map(({ origin }, n) =>
        load(section, { origin, duration, connections: connections / sites.length, seed: n }),
      ),
    )
  await all(warmingSeconds)
  const read = () => ({
    servers: sites.reduce((sum, site) => sum + site.cpuSeconds(), 0),
    database: cpuSecondsOfFamily(database),
    load: Object.values(process.cpuUsage()).reduce((sum, part) => sum + part / 1e6, 0),
    at: performance.now() / 1_000,
  })
  const calibrated = await calibrator.take()
  const before = read()
  const results = await all(seconds)
  const after = read()
  const bad = results.reduce((sum, { bad: some }) => sum + some, 0)
  if (bad > 0) throw new Error(`${section.name}: ${bad} requests were not answered`)
  const busy = (part: 'servers' | 'database' | 'load') => (after[part] - before[part]) / (after.at - before.at)
  return {
    rate: results.reduce((sum, one) => sum + one.rate, 0),
    servers: busy('servers'),
    database: busy('database'),
    load: busy('load'),
    calibration: between(calibrated, await calibrator.take()),
  }
}

const wide = 36
const heading = `${'request'.padEnd(wide)}${['one/s', 'two/s', 'ratio'].map((h) => h.padStart(8)).join('')}  ${'cores: site + database + load, one'.padEnd(36)}${'two'.padEnd(36)}│${calibrationHeading}`

function lineOf(name: string, one: Measured | undefined, two: Measured | undefined): string {
  if (!one || !two) return name
  const figures = [one.rate.toFixed(0), two.rate.toFixed(0), (two.rate / one.rate).toFixed(2)]
  return `${name.padEnd(wide)}${figures.map((figure) => figure.padStart(8)).join('')}  ${coresOf(one).padEnd(36)}${coresOf(two).padEnd(36)}│${calibrationLine(between(one.calibration, two.calibration))}`
}

const coresOf = ({ servers, database, load: asking }: Measured): string =>
  `${[servers, database, asking].map((part) => part.toFixed(2)).join(' + ')} = ${(servers + database + asking).toFixed(2)}`
