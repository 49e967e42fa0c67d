import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { startSite } from './running-site.ts'

const seconds = 5
const connections = 10

const requests = [
  { name: 'POST /api/getReplay', method: 'POST', path: '/api/getReplay', body: '{}' },
  { name: 'POST /api/getReplay by score', method: 'POST', path: '/api/getReplay', body: '{"sort":"score"}' },
  { name: 'POST /api/getReplayById', method: 'POST', path: '/api/getReplayById', body: '{"code":"0001"}' },
  { name: 'GET / (kept)', method: 'GET', path: '/', body: null },
  { name: 'GET /rpy (kept)', method: 'GET', path: '/rpy', body: null },
] as const

/** Requests a second and latency over the seeded site; server, database and load share the machine. */
export async function benchLoad(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'patisserie-bench-'))
  const site = await startSite(folder)
  try {
    console.log(`${'call'.padEnd(32)}${['req/s', 'p50 ms', 'p99 ms', 'errors'].map((h) => h.padStart(9)).join('')}`)
    for (const { name, method, path, body } of requests) {
      const result = await autocannon({
        url: `${site.origin}${path}`,
        method,
        connections,
        duration: seconds,
        headers: { 'accept-encoding': 'gzip', ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body }),
      })
      const figures = [result.requests.average.toFixed(0), result.latency.p50, result.latency.p99, result.non2xx]
      console.log(`${name.padEnd(32)}${figures.map((figure) => String(figure).padStart(9)).join('')}`)
    }
  } finally {
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
