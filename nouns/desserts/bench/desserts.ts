import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startEmbeddedPostgres } from '#kit/postgres/start-embedded-postgres.ts'
import { desserts } from '#rules/desserts/desserts.ts'
import { resourceNumber } from '#rules/ledger/resources.ts'
import { fillFolder, fillMembers } from '../../../bench/fill.ts'
import type { LoadOptions } from '../../../bench/load.ts'
import { call, list } from '../../../bench/load-requests.ts'
import { connections, load, loadByArrivals, type Section } from '../../../bench/run-section.ts'
import { printTableOfFilled } from '../../../bench/table-of-filled.ts'

/** Most members with a session, each of whom may write only so often. */
const mostCooks = 5_000

/** Measures desserts on a site where `--size` members have three each, and then so many outings that end in one minute. */
export const benchDesserts = ({ size, ...how }: LoadOptions): Promise<void> =>
  printTableOfFilled(how, {
    fill: (place) => fillFolder(place, (client) => fillDesserts(client, size)),
    sections: sectionsOf(Math.min(mostCooks, size)),
    after: async (place, origin) => {
      if ('outings'.includes(how.only)) await benchOutings(place, origin, size)
    },
  })

const sectionsOf = (cooks: number): readonly Section[] => [
  { name: 'getDesserts', draw: () => ({ method: 'GET', path: '/api/getDesserts' }), signedIn: cooks },
  { name: 'getDessertsOf', draw: ({ below }) => call('getDessertsOf', { UID: 1_000_001 + below(2_000) }) },
  { name: 'getDessertLog', draw: () => call('getDessertLog', {}), signedIn: cooks },
  { name: 'feed', draw: () => call('feed', { dessert: 'icecream', material: 'sugar', amount: 1 }), signedIn: cooks },
  {
    name: 'synthesize',
    draw: ({ below }) => {
      const gdd = below(11)
      return call('synthesize', { gdd, sjd: 10 - gdd, zjj: 0, sugar: 0 })
    },
    signedIn: cooks,
  },
]

async function fillDesserts(client: pg.Client, members: number): Promise<void> {
  await fillMembers(client, members, mostCooks)
  await client.query(`insert into dessert_keepers (member, displayed, first_tried) select id, 0, true from members`)
  await client.query(
    `insert into desserts (member, dessert, exp, fed_on, got_at)
     select m.id, d, (m.id * 37 % 900)::integer, current_date, now() from members m cross join generate_series(0, 2) d`,
  )
  await client.query(
    `insert into dessert_servings (member, dessert, food, fed, left_over, at)
     select id, 0, 0, 20, 20, now() from members`,
  )
  const held = ['gdd', 'sjd', 'zjj', 'sugar'] as const
  await client.query(
    `insert into ledger_balances (holder, resource, amount)
     select m.id, r, 1000000 from members m cross join unnest($1::smallint[]) r where m.id <= 1000000 + $2::integer`,
    [held.map(resourceNumber), mostCooks],
  )
}

/** All members' desserts come home in one minute: how long it takes, and what lists are answered meanwhile. */
async function benchOutings(place: string, origin: string, size: number): Promise<void> {
  // The server of the calibration runs already; this joins it.
  const postgres = await startEmbeddedPostgres({ dataDir: join(place, 'postgres') })
  const client = new pg.Client({ ...postgres.connection })
  await client.connect()
  const run = { origin, connections, seed: 1, duration: 10 }
  const shelf = sectionsOf(Math.min(mostCooks, size)).slice(0, 1)
  /** How callers are answered who come at random moments, and then ten who wait. */
  const others = async () => {
    const { times } = await loadByArrivals(shelf[0] as Section, run, 200) // it has a first row
    const sorted = times.toSorted((a, b) => a - b)
    const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
    const { rate } = await load({ name: 'list', draw: () => list({}) }, run)
    return `200 shelves a second p50 ${at(0.5)} p99 ${at(0.99)} ms, then lists ${rate.toFixed(0)}/s`
  }
  try {
    console.log(`before the outings: ${await others()}`)
    // The rows are there well before the minute in which they end: the work of a minute begins with it.
    if (Date.now() % 60_000 > 30_000) await sleep(60_000 - (Date.now() % 60_000))
    const minute = new Date(Math.ceil(Date.now() / 60_000) * 60_000)
    await client.query(
      `insert into dessert_outings (member, dessert, place, hours, left_at, back_at)
       select id, 0, 'pool', 2, $2::timestamptz - interval '2 hours', $2 from members limit $1`,
      [size, minute],
    )
    await sleep(minute.getTime() - Date.now())
    const begun = performance.now()
    console.log(`meanwhile: ${await others()}`)
    for (;;) {
      const { rows } = await client.query<{ n: number }>(
        'select count(*)::integer as n from dessert_outings where ended_at is null',
      )
      if (rows[0]?.n === 0) break
      await sleep(500)
    }
    const seconds = (performance.now() - begun) / 1_000
    console.log(`${size} outings of ${desserts[0]} ended within ${seconds.toFixed(0)} s of the minute`)
  } finally {
    await client.end()
    await postgres.stop()
  }
}
