import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningSite, startSite } from './running-site.ts'

const warmStarts = 5
const restMs = 10_000

/** First start (database made, site seeded), warm starts, and the memory of the idle server process. */
export async function benchStart(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'patisserie-bench-'))
  try {
    const first = await startSite(folder)
    await rested(first)
    await first.stop()
    const warm: number[] = []
    let memory: number | null = null
    for (let i = 0; i < warmStarts; i++) {
      const site = await startSite(folder)
      warm.push(site.readyMs)
      if (i === warmStarts - 1) {
        await new Promise((wake) => setTimeout(wake, restMs))
        memory = site.memory()
      }
      await site.stop()
    }
    warm.sort((a, b) => a - b)
    console.log(`first start, with its seed      ${first.readyMs.toFixed(0)} ms`)
    console.log(`warm start, median of ${warmStarts}         ${warm[Math.floor(warmStarts / 2)]?.toFixed(0)} ms`)
    console.log(`warm start, slowest             ${warm.at(-1)?.toFixed(0)} ms`)
    console.log(`idle memory after ${restMs / 1_000} s          ${memory ?? '?'} MB`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Until the site has done what it had to do: pictures of the demo site get their sizes by jobs, for a minute or two. */
async function rested(site: RunningSite): Promise<void> {
  let before = site.cpuSeconds()
  for (let quiet = 0; quiet < 3; ) {
    await new Promise((wake) => setTimeout(wake, 2_000))
    const now = site.cpuSeconds()
    quiet = now - before < 0.1 ? quiet + 1 : 0
    before = now
  }
}
