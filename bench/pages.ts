import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { openBrowser } from '../journeys/browser.ts'
import { startSite } from './running-site.ts'
import { benchSlowLine } from './slow-line.ts'

const rounds = 5

/** Measures first visits in a real browser with an empty cache: largest paint, requests, bytes over the wire. */
export async function benchPages(): Promise<void> {
  const browser = await openBrowser()
  if ('missing' in browser) return console.log(`no browser: ${browser.missing}`)
  const folder = await mkdtemp(join(tmpdir(), 'patisserie-bench-'))
  const site = await startSite(folder)
  try {
    const heads = ['largest ms', 'slowest', 'script kB', 'style kB', 'requests'].map((head) => head.padStart(12))
    console.log(`${'page'.padEnd(24)}${heads.join('')}`)
    for (const [name, width, height] of [
      ['PC', 1440, 900],
      ['M', 390, 844],
    ] as const) {
      for (const path of ['/', '/rpy']) {
        const visits: Visit[] = []
        for (let i = 0; i < rounds; i++) visits.push(await visit(browser, `${site.origin}${path}`, { width, height }))
        visits.sort((a, b) => a.largest - b.largest)
        const middle = visits[Math.floor(rounds / 2)] as Visit // rounds is above 0
        const figures = [middle.largest, visits.at(-1)?.largest ?? 0, middle.script / 1_000, middle.style / 1_000]
        const cells = [...figures.map((figure) => figure.toFixed(figure < 200 ? 1 : 0)), String(middle.requests)]
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
  /** Bytes of scripts and of style sheets over the wire, headers included. */
  readonly script: number
  readonly style: number
  readonly requests: number
}

async function visit(browser: Browser, url: string, viewport: { width: number; height: number }): Promise<Visit> {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  let requests = 0
  page.on('request', () => requests++)
  await page.goto(url, { waitUntil: 'networkidle' })
  const seen = await page.evaluate(async () => {
    const largest = await new Promise<number>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0))
      observer.observe({ type: 'largest-contentful-paint', buffered: true })
    })
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[] // that type's entries
    const sum = (ending: RegExp) =>
      files.filter(({ name }) => ending.test(name)).reduce((total, { transferSize }) => total + transferSize, 0)
    return { largest, script: sum(/\.js$/), style: sum(/\.css$/) }
  })
  await context.close()
  return { ...seen, requests }
}
