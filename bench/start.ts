import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningSite, startSite } from './running-site.ts'

const warmStarts = 5
const restMs = 10_000
const loadSeconds = 30

/**
 * Measures the first start (with creating the database and seeding), warm starts with their CPU time, and the memory of
 * the server process: idle without rendering threads, idle with the one that stays, and after half a minute of pages
 * that are all rendered.
 */
export async function benchStart(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'patisserie-bench-'))
  try {
    const first = await startSite(folder)
    await rested(first)
    await first.stop()
    const times: number[] = []
    const cpu: number[] = []
    for (let i = 0; i < warmStarts; i++) {
      const site = await startSite(folder, withoutThreads)
      times.push(site.readyMs)
      cpu.push(site.cpuSeconds() * 1_000)
      await site.stop()
    }
    const bare = await startSite(folder, withoutThreads)
    await wait(restMs)
    const idleBare = bare.memory()
    await bare.stop()
    const site = await startSite(folder)
    await wait(restMs)
    const idle = site.memory()
    const pages = await renderPages(site)
    const loaded = site.memory()
    await site.stop()
    print('first start, with its seed', first.readyMs, 'ms')
    print(`warm start, median of ${warmStarts}`, median(times), 'ms')
    print('warm start, slowest', Math.max(...times), 'ms')
    print('warm start, CPU, median', median(cpu), 'ms')
    print(`idle memory after ${restMs / 1_000} s, no threads`, idleBare, 'MB')
    print(`idle memory after ${restMs / 1_000} s, one kept`, idle, 'MB')
    print(`memory after ${loadSeconds} s of pages`, loaded, `MB (${pages.rate.toFixed(0)} pages/s)`)
    console.log(`CPU of the server a page: ${pages.cpuMs.toFixed(2)} ms`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const withoutThreads = { PATISSERIE_RENDER_THREADS: '0' }

const wait = (ms: number) => new Promise((wake) => setTimeout(wake, ms))

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

const print = (name: string, value: number | null, unit: string) =>
  console.log(`${name.padEnd(36)}${value?.toFixed(0) ?? '?'} ${unit}`)

/** Ten callers request a filtered list, with another filter each time, so that no page comes from the cache. */
async function renderPages(site: RunningSite) {
  const before = site.cpuSeconds()
  const until = Date.now() + loadSeconds * 1_000
  let asked = 0
  const caller = async () => {
    while (Date.now() < until) {
      const headers = { 'accept-encoding': 'br, gzip' }
      const answer = await fetch(`${site.origin}/rpy?scoreMin=${++asked}`, { headers })
      if (!answer.ok) throw new Error(`a page was answered with ${answer.status}`)
      await answer.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: 10 }, caller))
  return { rate: asked / loadSeconds, cpuMs: ((site.cpuSeconds() - before) * 1_000) / asked }
}

/** Waits until the site is idle: jobs make the sizes of the demo site's pictures for a minute or two. */
async function rested(site: RunningSite): Promise<void> {
  let before = site.cpuSeconds()
  for (let quiet = 0; quiet < 3; ) {
    await wait(2_000)
    const now = site.cpuSeconds()
    quiet = now - before < 0.1 ? quiet + 1 : 0
    before = now
  }
}
