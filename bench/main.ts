import { cpus, totalmem } from 'node:os'
import { parseArgs } from 'node:util'

/**
 * Each bench prints one table. `npm run bench -- NAME…` runs the named benches, without a name all. Options of the load:
 * `--size=1000000` replays (clubs: topics; messages: messages; ledger: moves; statement: lines; search: rows; site-search: floors; paintings: works; desserts: members; bets: members); `--seconds=10` per row; `--folder=…`, a data folder that stays filled for the
 * next run; `--only=m2`, only rows (of lighthouse: paths) whose names contain it; `--arrivals=300` requests per second at random times, whether
 * or not earlier ones are answered, in place of ten callers who wait.
 */
const benches: Readonly<Record<string, () => Promise<void>>> = {
  replay: async () => (await import('#nouns/replays/bench/replay.ts')).benchReplay(),
  start: async () => (await import('./start.ts')).benchStart(),
  codec: async () => (await import('./codec.ts')).benchCodec(),
  chunks: async () => (await import('./chunks.ts')).benchChunks(),
  pages: async () => (await import('./pages.ts')).benchPages(),
  lighthouse: async () => (await import('./lighthouse.ts')).benchLighthouse(options.only),
  load: async () => (await import('./load.ts')).benchLoad(loadOptions()),
  second: async () => (await import('./second.ts')).benchSecond(loadOptions()),
  clubs: async () => (await import('#nouns/clubs/bench/clubs.ts')).benchClubs(loadOptions()),
  messages: async () => (await import('#nouns/messages/bench/messages.ts')).benchMessages(loadOptions()),
  ledger: async () => (await import('./ledger.ts')).benchLedger(loadOptions()),
  statement: async () => (await import('#nouns/economy/bench/statement.ts')).benchStatement(loadOptions()),
  search: async () => (await import('#nouns/search/bench/search.ts')).benchSearch(loadOptions()),
  'site-search': async () => (await import('#nouns/search/bench/site-search.ts')).benchSiteSearch(loadOptions()),
  paintings: async () => (await import('#nouns/paintings/bench/paintings.ts')).benchPaintings(loadOptions()),
  desserts: async () => (await import('#nouns/desserts/bench/desserts.ts')).benchDesserts(loadOptions()),
  bets: async () => (await import('#nouns/bets/bench/bets.ts')).benchBets(loadOptions()),
  picture: async () => (await import('./picture.ts')).benchPicture(),
  ways: async () => (await import('./way-frames.ts')).benchWayFrames(),
  streams: async () => (await import('./streams.ts')).benchStreams(),
  units: async () => (await import('./units.ts')).benchUnits(Number(options.size)),
}

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '5' },
    folder: { type: 'string' },
    only: { type: 'string', default: '' },
    arrivals: { type: 'string' },
  },
})
function loadOptions() {
  const { size, seconds, folder = null, only, arrivals } = options
  return { size: Number(size), seconds: Number(seconds), folder, only, arrivals: arrivals ? Number(arrivals) : null }
}

const unknown = wanted.filter((name) => !(name in benches))
if (unknown.length > 0) {
  console.error(`There is no bench called ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`)
  process.exit(2)
}
const cores = cpus()
console.log(
  `${cores[0]?.model ?? 'unknown processor'}, ${cores.length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`,
)
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n${name}`)
  await bench()
}
