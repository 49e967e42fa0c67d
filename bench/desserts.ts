import { join } from 'node:path'
import { desserts } from '@patisserie/rules/desserts/desserts'
import { resourceNumber } from '@patisserie/rules/ledger/resources'
import pg from 'pg'
import { startEmbeddedPostgres } from '../server/src/kit/postgres/start-embedded-postgres.ts'
import { fillFolder, fillMembers } from './fill.ts'
import type { LoadOptions } from './load.ts'
import { call, list } from './load-requests.ts'
import { connections, load, type Section } from './run-section.ts'
import { printTableOfFilled } from './table-of-filled.ts'

/** Members with a session, each of whom may write only so often. */
const cooks = 5_000

/** Measures desserts on a site where `--size` members have three each, and then so many outings that end in one minute. */
export const benchDesserts = ({ size, ...how }: LoadOptions): Promise<void> =>
  printTableOfFilled(how, {
    fill: (place) => fillFolder(place, (client) => fillDesserts(client, size)),
    sections,
    after: async (place, origin) => {
      if ('outings'.includes(how.only)) await benchOutings(place, origin, size)
    },
  })

const sections: readonly Section[] = [
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
  await fillMembers(client, members, cooks)
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
    [held.map(resourceNumber), cooks],
  )
}

/** All members' desserts come home in one minute: how long it takes, and what lists are answered meanwhile. */
async function benchOutings(place: string, origin: string, size: number): Promise<void> {
  // The server of the calibration runs already; this joins it.
  const postgres = await startEmbeddedPostgres({ dataDir: join(place, 'postgres') })
  const client = new pg.Client({ ...postgres.connection })
  await client.connect()
  const rate = async () =>
    (await load({ name: 'list', draw: () => list({}) }, { origin, connections, seed: 1, duration: 10 })).rate
  try {
    const before = await rate()
    await client.query(
      `insert into dessert_outings (member, dessert, place, hours, left_at, back_at)
       select id, 0, 'pool', 2, now() - interval '2 hours', now() from members limit $1`,
      [size],
    )
    const begun = performance.now()
    const during = await rate()
    for (;;) {
      const { rows } = await client.query<{ n: number }>(
        'select count(*)::integer as n from dessert_outings where ended_at is null',
      )
      if (rows[0]?.n === 0) break
      await new Promise((wake) => setTimeout(wake, 500))
    }
    console.log(
      `${size} outings of ${desserts[0]} ended within ${((performance.now() - begun) / 1_000).toFixed(0)} s of the minute; lists ${before.toFixed(0)}/s before, ${during.toFixed(0)}/s meanwhile`,
    )
  } finally {
    await client.end()
    await postgres.stop()
  }
}
