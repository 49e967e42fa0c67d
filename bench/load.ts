import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { replaySorts } from '@patisserie/rules/replays/replay-filters'
import autocannon from 'autocannon'
import { benchToken, fillSite, signedInMembers } from './fill.ts'
import {
  anyFilter,
  anyOrder,
  byGame,
  chanceFrom,
  comments,
  type Draw,
  farPage,
  list,
  onePage,
  renderedList,
  renderedPage,
} from './load-requests.ts'
import { startSite } from './running-site.ts'

export interface LoadOptions {
  /** Replays; ten times as many comments. */
  readonly size: number
  /** Of each row of the table. */
  readonly seconds: number
  /** A folder filled before, or to be filled and left; a temporary one without it. */
  readonly folder: string | null
  /** Only rows whose names hold it. */
  readonly only: string
}

export const connections = 10

export interface Section {
  readonly name: string
  readonly draw: Draw
  /** Callers are drawn from so many members. */
  readonly signedIn?: number
  /** The same request each time: the load generator has nothing to make up, so that it is not what is measured. */
  readonly repeated?: boolean
  /** Pages are rendered by threads that start when they are wanted: three seconds go before what is measured. */
  readonly rendered?: boolean
}

/** Requests a second and latency over a filled site; server, database and load share the machine. */
export async function benchLoad({ size, seconds, folder, only }: LoadOptions): Promise<void> {
  const { place, leave } = await openFilled(folder, size)
  const site = await startSite(place)
  try {
    console.log(heading)
    for (const section of sectionsOf(size).filter(({ name }) => name.includes(only)))
      console.log(await runSection(site.origin, section, seconds))
    console.log(`memory of the server process ${site.memory() ?? '?'} MB`)
  } finally {
    await site.stop()
    await leave()
  }
}

/** The data folder, filled where it was not; `leave` takes a temporary one away. */
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

/** Every request another one, unless the row says that one is repeated: that one is answered from memory. */
export const sectionsOf = (size: number): Section[] => [
  { name: 'getReplay, repeated', draw: () => list({}), repeated: true },
  ...replaySorts.map(
    (sort): Section => ({ name: `getReplay by ${sort}`, draw: ({ below }) => list({ sort, pageNum: 1 + below(20) }) }),
  ),
  { name: 'getReplay, any order, pages to 200', draw: anyOrder },
  { name: 'getReplay of a game', draw: byGame },
  { name: 'getReplay, any filter', draw: anyFilter },
  { name: 'getReplay, pages 4,000 to 5,000', draw: farPage },
  { name: 'getReplayById', draw: onePage(Math.min(size, 20_000)) },
  { name: 'getReplayById, repeated', draw: () => onePage(1)(chanceFrom(1)), repeated: true },
  { name: 'getReplayComments', draw: comments(size) },
  { name: 'getFront, repeated', draw: () => ({ method: 'POST', path: '/api/getFront', body: '{}' }), repeated: true },
  { name: 'signed in: getReplay, any order', draw: anyOrder, signedIn: signedInMembers },
  { name: 'signed in: getReplayById', draw: onePage(Math.min(size, 20_000)), signedIn: signedInMembers },
  {
    name: 'signed in: getMyReplayByPage',
    draw: ({ one }) => ({ ...list({ sort: one(replaySorts) }), path: '/api/getMyReplayByPage' }),
    signedIn: signedInMembers,
  },
  { name: 'GET /rpy, repeated', draw: () => ({ method: 'GET', path: '/rpy' }), repeated: true },
  { name: 'GET /rpy?p=…', draw: renderedList, rendered: true },
  { name: 'GET /r/…', draw: renderedPage(Math.min(size, 20_000)), rendered: true },
  { name: 'GET /rpy/feed.atom, repeated', draw: () => ({ method: 'GET', path: '/rpy/feed.atom' }), repeated: true },
]

const wide = 36
export const heading = `${'request'.padEnd(wide)}${['req/s', 'p50 ms', 'p99 ms', 'max ms', 'errors'].map((h) => h.padStart(9)).join('')}`

export async function runSection(origin: string, section: Section, seconds: number): Promise<string> {
  if (section.rendered) await load(section, { origin, duration: 3, connections, seed: 1 })
  const { requests, latency, non2xx, errors } = await load(section, { origin, duration: seconds, connections, seed: 0 })
  const figures = [requests.average.toFixed(0), latency.p50, latency.p99, latency.max, non2xx + errors]
  return section.name.padEnd(wide) + figures.map((figure) => String(figure).padStart(9)).join('')
}

interface Load {
  readonly origin: string
  /** Seconds. */
  readonly duration: number
  readonly connections: number
  /** Loads side by side draw from different ones. */
  readonly seed: number
}

/** Asks for what the row draws, and first of all whether it is answered. */
export async function load({ name, draw, signedIn = 0, repeated = false }: Section, { origin, seed, ...run }: Load) {
  const chance = chanceFrom(name.length + seed)
  const headers = { 'accept-encoding': 'gzip', 'content-type': 'application/json' }
  const next = () => ({
    ...draw(chance),
    headers: signedIn ? { ...headers, authorization: `Dessert ${benchToken(chance.below(signedIn))}` } : headers,
  })
  await expectAnswer(origin, next())
  return autocannon({
    url: origin,
    ...run,
    requests: [repeated ? next() : { setupRequest: (request) => ({ ...request, ...next() }) }],
  })
}

/** A row whose requests are refused would look very fast. */
async function expectAnswer(origin: string, { path, ...init }: ReturnType<Draw> & { headers: Record<string, string> }) {
  const response = await fetch(origin + path, init)
  const text = await response.text()
  const refused = path.startsWith('/api/') && (JSON.parse(text) as { msg: string }).msg !== ''
  if (!response.ok || refused)
    throw new Error(`${path} ${init.body ?? ''} answers ${response.status} ${text.slice(0, 200)}`)
}
