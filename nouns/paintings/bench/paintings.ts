import { join } from 'node:path'
import { openDatabase } from '#kit/db/database.ts'
import { startEmbeddedPostgres } from '#kit/postgres/start-embedded-postgres.ts'
import { characters } from '#rules/games/characters.ts'
import { signedInMembers } from '../../../bench/fill.ts'
import type { LoadOptions } from '../../../bench/load.ts'
import { call, chanceFrom, type Draw } from '../../../bench/load-requests.ts'
import type { Section } from '../../../bench/run-section.ts'
import { printTableOfFilled } from '../../../bench/table-of-filled.ts'
import { alikeDistance, type Look } from '../rules/look.ts'
import { houseTags } from '../rules/painting-tags.ts'
import { paintingSorts } from '../rules/paintings.ts'
import { lockLooks, nearSince, openLookIndex } from '../server/looks/look-index.ts'
import { fillPaintings } from './fill-paintings.ts'

/** Measures the wall, the pages of works and the comparison of looks on a site with `--size` works. */
export const benchPaintings = ({ size, ...how }: LoadOptions): Promise<void> =>
  printTableOfFilled(how, {
    fill: (place) => fillPaintings(place, size),
    sections: sectionsOf(size),
    before: benchLooks,
  })

const wall = (input: object) => call('getPainting', input)

const sectionsOf = (works: number): Section[] => {
  const anyone: Draw = ({ below }) =>
    call('getSomeOnePaintingByPage', { upid: 1_000_001 + below(500), pageNum: 1 + below(2) })
  const oneOf = (most: number) => (below: (n: number) => number) => 1 + below(most)
  return [
    { name: 'getPainting, repeated', draw: () => wall({}), repeated: true },
    { name: 'getPainting, repeated, compressed', draw: () => wall({}), repeated: true, compressed: true },
    { name: 'getPainting, page 1 of any filter', draw: anyFilter },
    { name: 'getPainting, pages 1 to 10', draw: pages(1, 10) },
    { name: 'getPainting, pages 1 to 400', draw: pages(1, 400) },
    { name: 'getPainting, pages 1,800 to 2,200', draw: pages(1_800, 400) },
    { name: 'getPainting, pages to 2,000, any order', draw: anyOrder(2_000), warmed: true },
    { name: 'getPainting, pages 2,000 to 6,000', draw: pages(2_000, 4_000), warmed: true },
    { name: 'getSomeOnePaintingByPage', draw: anyone },
    {
      name: 'getPaintingById',
      draw: ({ below }) => ({ method: 'GET', path: `/api/getPaintingById/${oneOf(works)(below)}` }),
    },
    { name: 'getPaintingBeside', draw: ({ below }) => call('getPaintingBeside', { pid: oneOf(works)(below) }) },
    { name: 'getDragonBall, repeated', draw: () => ({ method: 'GET', path: '/api/getDragonBall' }), repeated: true },
    { name: 'signed in: getPainting, repeated', draw: () => wall({}), repeated: true, signedIn: signedInMembers },
    { name: 'signed in: getPainting, any filter', draw: anyFilter, signedIn: signedInMembers },
    {
      name: 'signed in: getFollowedPainting',
      draw: ({ below }) => call('getFollowedPainting', { pageNum: 1 + below(3) }),
      signedIn: signedInMembers,
    },
    { name: 'GET /painting, repeated', draw: () => ({ method: 'GET', path: '/painting' }), repeated: true },
    {
      name: 'GET /painting?p=…',
      draw: ({ below }) => ({ method: 'GET', path: `/painting?p=${2 + below(3_000)}` }),
      warmed: true,
    },
    { name: 'GET /e/…', draw: ({ below }) => ({ method: 'GET', path: `/e/${oneOf(works)(below)}` }), warmed: true },
  ]
}

const pages =
  (from: number, count: number): Draw =>
  ({ below }) =>
    wall({ pageNum: from + below(count) })

const anyOrder =
  (deep: number): Draw =>
  ({ one, below }) =>
    wall({ sort: one(paintingSorts), pageNum: 1 + below(deep) })

const anyFilter: Draw = ({ one, below }) =>
  wall({
    sort: one(paintingSorts),
    ...one([
      () => ({ character: one(characters).id }),
      () => ({ game: 6 + below(14) }),
      () => ({ tag: one(houseTags).id }),
      () => ({ character: one(characters.slice(0, 30)).id, tag: one(houseTags).id }),
      () => ({ upid: 1_000_001 + below(500) }),
    ])(),
    pageNum: 1 + below(2),
  })

const questions = 200

/** Time of a comparison: a new work asks with the looks of one still, before and under the lock that inserts wait for. */
async function benchLooks(place: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir: join(place, 'postgres') })
  const db = openDatabase({ ...postgres.connection })
  const index = openLookIndex()
  try {
    const { below } = chanceFrom(7)
    const look = (): Look => Uint32Array.from({ length: 8 }, () => below(2 ** 32))
    const ask = async () => {
      const asked = Array.from({ length: asks }, look)
      const begun = performance.now()
      const earlier = await index.near(db.read, asked, alikeDistance)
      await db.transaction(async (tx) => {
        await lockLooks(tx)
        await nearSince(tx, earlier, asked, alikeDistance)
      })
      return performance.now() - begun
    }
    const first = await ask()
    const times = Float64Array.from({ length: questions })
    for (let n = 0; n < questions; n++) times[n] = await ask()
    times.sort()
    const at = (share: number) => times[Math.floor(questions * share)]?.toFixed(1)
    console.log(
      `looks of ${index.size()} pictures: read in ${first.toFixed(0)} ms, asked with ${asks} in p50 ${at(0.5)}, p99 ${at(0.99)} ms\n`,
    )
  } finally {
    index.close()
    await db.close()
    await postgres.stop()
  }
}

/** A still has six: whole, middle and without border, each also mirrored. */
const asks = 6
