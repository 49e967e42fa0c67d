import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { auditLedger } from '#core/ledger/audit.ts'
import { openDatabase } from '#kit/db/database.ts'
import { startEmbeddedPostgres } from '#kit/postgres/start-embedded-postgres.ts'
import { calibrationLine, openCalibrator } from '../../../bench/calibrate.ts'
import { cpuSecondsOfFamily } from '../../../bench/cpu-seconds.ts'
import type { LoadOptions } from '../../../bench/load.ts'
import { call } from '../../../bench/load-requests.ts'
import { openPgbench } from '../../../bench/pgbench.ts'
import { load, loadByArrivals, printTable, type Section } from '../../../bench/run-section.ts'
import { startSite } from '../../../bench/running-site.ts'
import { benchBetStreams } from './bet-streams.ts'
import { fillBets, openEvents, openName } from './fill-bets.ts'
import { benchSettling } from './settling.ts'
import { findStaked, stakeOn } from './stake-on.ts'

/** People who stake at once. */
const people = 200

/**
 * Measures bets on a site where `--size` members staked on one event: stakes beside `pgbench -N` on the same server in the same
 * minute, reads and pages, how odds reach open pages, and at last how that event is paid while others stake.
 */
export async function benchBets({ size, seconds, folder, only, arrivals }: LoadOptions): Promise<void> {
  const place = folder ?? (await mkdtemp(join(tmpdir(), 'patisserie-bench-')))
  if (!existsSync(join(place, 'postgres'))) await fillBets(place, size)
  const postgres = await startEmbeddedPostgres({ dataDir: join(place, 'postgres') })
  const db = openDatabase({ ...postgres.connection })
  const database = Number(readFileSync(join(place, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
  const limits = pathToFileURL(join(import.meta.dirname, 'wide-limits.ts')).href
  const site = await startSite(place, { NODE_OPTIONS: `--import=${limits}` })
  const { origin } = site
  const calibrator = await openCalibrator(place)
  try {
    await findStaked(db)
    const pgbench = await openPgbench(db, postgres.connection)
    for (const section of staking) {
      if (!section.name.includes(only)) continue
      await load(section, { origin, duration: seconds, connections: people, seed: 1 })
      const before = await pgbench?.run(seconds)
      const cpu = [site.cpuSeconds(), cpuSecondsOfFamily(database)] as const
      const { rate, bad } = await load(section, { origin, duration: seconds, connections: people, seed: 2 })
      const cpuMs = [site.cpuSeconds() - cpu[0], cpuSecondsOfFamily(database) - cpu[1]].map((each) =>
        ((each * 1_000) / (rate * seconds)).toFixed(1),
      )
      const after = await pgbench?.run(seconds)
      // Two hundred who wait stand in line for each other: how long one stake takes is told by those who come at random moments.
      const { times } = await loadByArrivals(
        section,
        { origin, duration: seconds, connections: people, seed: 3 },
        arrivals ?? 100,
      )
      const sorted = times.toSorted((a, b) => a - b)
      const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
      const beside = before && after ? (before + after) / 2 : null
      const ratio = beside ? `  pgbench -N ${beside.toFixed(0)}/s: ${(rate / beside).toFixed(2)} of it` : ''
      console.log(
        `${section.name.padEnd(28)}${rate.toFixed(0).padStart(6)}/s, ${bad} bad${ratio}, processor ms each ${cpuMs.join(' site + ')} database; ${arrivals ?? 100} a second: p50 ${at(0.5)} p99 ${at(0.99)} ms  │${calibrationLine(await calibrator.take())}`,
      )
    }
    await printTable(
      reading.filter(({ name }) => name.includes(only)),
      { origin, calibrator, seconds, arrivals: null },
    )
    if ('streams'.includes(only)) await benchBetStreams(site)
    if ('settling'.includes(only)) await benchSettling(db, { origin, calibrator })
    for (const { name, wrong } of await auditLedger(db)) {
      if (wrong.length > 0) throw new Error(`the audit of ${name} finds ${JSON.stringify(wrong[0])}`)
    }
    await pgbench?.drop()
  } finally {
    await calibrator.close()
    await site.stop()
    await db.close()
    await postgres.stop()
    if (folder === null) await rm(place, { recursive: true, force: true })
  }
}

const staking: readonly Section[] = [
  {
    name: 'stakes on 50 events',
    draw: ({ below, who }) => stakeOn(openName(2 + below(openEvents - 2)), who, below(2)),
    signedIn: people,
  },
  { name: 'stakes on one event', draw: ({ below, who }) => stakeOn(openName(1), who, below(2)), signedIn: people },
]

const reading: readonly Section[] = [
  { name: 'getBocai', draw: ({ below }) => call('getBocai', { bocaiName: openName(1 + below(openEvents)) }) },
  {
    name: 'getBocai of a member',
    draw: ({ below }) => call('getBocai', { bocaiName: openName(1 + below(openEvents)) }),
    signedIn: people,
  },
  { name: 'getBocaiList', draw: ({ below }) => call('getBocaiList', { pageNum: 1 + below(3) }) },
  { name: 'getBocaiChart', draw: ({ below }) => call('getBocaiChart', { bocaiName: openName(1 + below(openEvents)) }) },
  { name: 'GET /bocai, repeated', draw: () => ({ method: 'GET', path: '/bocai' }), repeated: true, warmed: true },
  {
    name: 'GET /bocai/…',
    // Each address is another one, so that every page is rendered.
    draw: ({ below }) => ({ method: 'GET', path: `/bocai/${openName(1 + below(openEvents))}?p=${2 + below(100_000)}` }),
    warmed: true,
  },
]
