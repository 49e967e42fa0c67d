import { cpus, totalmem } from 'node:os'

/** Each bench prints one table; `npm run bench -- NAME…` runs the named ones, without a name all. */
const benches: Readonly<Record<string, () => Promise<void>>> = {
  replay: async () => (await import('./replay.ts')).benchReplay(),
  start: async () => (await import('./start.ts')).benchStart(),
  pages: async () => (await import('./pages.ts')).benchPages(),
  load: async () => (await import('./load.ts')).benchLoad(),
}

const wanted = process.argv.slice(2)
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
