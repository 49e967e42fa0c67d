import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { openBrowser } from '#site/journeys/browser.ts'
import { layoutShift, watchLayout } from '#site/journeys/layout-shift.ts'
import { settled } from '#site/journeys/person.ts'
import { startSite } from './running-site.ts'
import { benchSlowLine } from './slow-line.ts'

const rounds = 5

/** Measures first visits in a real browser with an empty cache: largest paint, layout shift, requests, bytes over the wire. */
export async function benchPages(): Promise<void> {
  const browser = await openBrowser()
  if ('missing' in browser) return console.log(`no browser: ${browser.missing}`)
  const folder = await mkdtemp(join(tmpdir(), 'patisserie-bench-'))
  const site = await startSite(folder)
  try {
    const heads = ['largest ms', 'slowest', 'shift', 'picture kB', 'script kB', 'style kB', 'requests'].map((head) =>
      head.padStart(12),
    )
    console.log(`${'page'.padEnd(24)}${heads.join('')}`)
    for (const [name, width, height] of [
      ['PC', 1440, 900],
      ['M', 390, 844],
    ] as const) {
      for (const path of ['/', '/rpy', '/painting', '/e/1', '/dragonball']) {
        const visits: Visit[] = []
        for (let i = 0; i < rounds; i++) visits.push(await visit(browser, `${site.origin}${path}`, { width, height }))
        visits.sort((a, b) => a.largest - b.largest)
        const middle = visits[Math.floor(rounds / 2)] as Visit // rounds is above 0
        const { largest, shift, picture, script, style, requests } = middle
        const times = [largest, visits.at(-1)?.largest ?? 0].map((ms) => ms.toFixed(0))
        const weights = [picture, script, style].map((bytes) => (bytes / 1_000).toFixed(1))
        const cells = [...times, shift.toFixed(3), ...weights, String(requests)]
        console.log(`${`${path} ${name}`.padEnd(24)}${cells.map((cell) => cell.padStart(12)).join('')}`)
      }
    }
    await benchSlowLine(browser, site.origin)
  } finally {
    await browser.close()
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

interface Visit {
  /** Largest contentful paint, milliseconds from navigation. */
  readonly largest: number
  /** Sum of the layout shifts until the line was quiet. */
  readonly shift: number
  /** Bytes of pictures that members uploaded, of scripts and of style sheets over the wire, headers included. */
  readonly picture: number
  readonly script: number
  readonly style: number
  readonly requests: number
}

async function visit(browser: Browser, url: string, viewport: { width: number; height: number }): Promise<Visit> {
  const context = await browser.newContext({ viewport })
  await watchLayout(context)
  const page = await context.newPage()
  let requests = 0
  page.on('request', () => requests++)
  // The stream of live news never ends, so that the network of a page is never idle.
  await page.goto(url, { waitUntil: 'load' })
  await settled(page, 1_000)
  const seen = await page.evaluate(async () => {
    const largest = await new Promise<number>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0))
      observer.observe({ type: 'largest-contentful-paint', buffered: true })
    })
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[] // that type's entries
    const sum = (ending: RegExp) =>
      files.filter(({ name }) => ending.test(name)).reduce((total, { transferSize }) => total + transferSize, 0)
    return { largest, picture: sum(/\/pic\//), script: sum(/\.js$/), style: sum(/\.css$/) }
  })
  const shift = (await layoutShift(page)).sum
  await context.close()
  return { ...seen, shift, requests }
}
