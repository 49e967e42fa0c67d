import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { replaySorts } from '#nouns/replays/rules/replay-filters.ts'
import { openCalibrator } from './calibrate.ts'
import { fillSite, signedInMembers } from './fill.ts'
import {
  anyFilter,
  anyOrder,
  byGame,
  chanceFrom,
  comments,
  farPage,
  list,
  onePage,
  renderedList,
  renderedPage,
} from './load-requests.ts'
import { printTable, type Section } from './run-section.ts'
import { startSite } from './running-site.ts'

export interface LoadOptions {
  /** Number of replays; there are ten times as many comments. */
  readonly size: number
  /** Duration of each row of the table, in seconds. */
  readonly seconds: number
  /** Data folder that is filled if it is empty, and stays; null for a temporary one. */
  readonly folder: string | null
  /** Only rows whose names contain this text. */
  readonly only: string
  /** Requests per second at random times; null for ten callers who wait for their answers. */
  readonly arrivals: number | null
}

/** Measures requests per second and latency on a filled site; server, database and load generator share the machine. */
export async function benchLoad({ size, folder, only, ...how }: LoadOptions): Promise<void> {
  const { place, leave } = await openFilled(folder, size)
  const calibrator = await openCalibrator(place)
  const site = await startSite(place)
  try {
    const sections = sectionsOf(size).filter(({ name }) => name.includes(only))
    await printTable(sections, { ...how, origin: site.origin, calibrator })
    console.log(`memory of the server process ${site.memory() ?? '?'} MB`)
  } finally {
    await site.stop()
    await calibrator.close()
    await leave()
  }
}

/** The data folder, filled if it was not; `leave` removes it if it is temporary. */
export async function openFilled(folder: string | null, size: number) {
  const place = folder ?? (await mkdtemp(join(tmpdir(), 'patisserie-bench-')))
  if (existsSync(join(place, 'postgres'))) console.log(`as filled before: ${place}`)
  else await fillTimed(place, size)
  return { place, leave: async () => (folder === null ? rm(place, { recursive: true, force: true }) : undefined) }
}

async function fillTimed(folder: string, size: number): Promise<void> {
  const begun = performance.now()
  await fillSite(folder, { replays: size, comments: 10 * size })
  console.log(`filled with ${size} replays in ${((performance.now() - begun) / 1_000).toFixed(0)} s`)
}

/** Rows of the table. Every request differs, except in `repeated` rows, which are answered from the cache. */
export const sectionsOf = (size: number): Section[] => [
  { name: 'getReplay, repeated', draw: () => list({}), repeated: true },
  { name: 'getReplay, repeated, compressed', draw: () => list({}), repeated: true, compressed: true },
  ...replaySorts.map(
    (sort): Section => ({ name: `getReplay by ${sort}`, draw: ({ below }) => list({ sort, pageNum: 1 + below(20) }) }),
  ),
  { name: 'getReplay, any order, pages to 200', draw: anyOrder },
  { name: 'getReplay of a game', draw: byGame, warmed: true },
  { name: 'getReplay, any filter', draw: anyFilter, warmed: true },
  { name: 'getReplay, pages 4,000 to 5,000', draw: farPage },
  { name: 'getReplayById', draw: onePage(Math.min(size, 20_000)) },
  { name: 'getReplayById, compressed', draw: onePage(Math.min(size, 20_000)), compressed: true },
  { name: 'getReplayById, repeated', draw: () => onePage(1)(chanceFrom(1)), repeated: true },
  { name: 'getReplayComments', draw: comments(size) },
  { name: 'getFront, repeated', draw: () => ({ method: 'POST', path: '/api/getFront', body: '{}' }), repeated: true },
  { name: 'signed in: getReplay, repeated', draw: () => list({}), repeated: true, signedIn: signedInMembers },
  { name: 'signed in: getReplay, any order', draw: anyOrder, signedIn: signedInMembers },
  { name: 'signed in: getReplayById', draw: onePage(Math.min(size, 20_000)), signedIn: signedInMembers },
  {
    name: 'signed in: getMyReplayByPage',
    draw: ({ one }) => ({ ...list({ sort: one(replaySorts) }), path: '/api/getMyReplayByPage' }),
    signedIn: signedInMembers,
  },
  { name: 'GET /rpy, repeated', draw: () => ({ method: 'GET', path: '/rpy' }), repeated: true },
  { name: 'GET /rpy?p=…', draw: renderedList, warmed: true },
  { name: 'GET /r/…', draw: renderedPage(Math.min(size, 20_000)), warmed: true },
  { name: 'GET /rpy/feed.atom, repeated', draw: () => ({ method: 'GET', path: '/rpy/feed.atom' }), repeated: true },
]
