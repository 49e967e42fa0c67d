import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encodeReplay } from '@patisserie/replay-encoder/encode'
import { makeRun } from '@patisserie/replay-encoder/make-run'
import type { Browser, Page } from 'playwright-core'
import { replayPath as way } from '#nouns/replays/words/replay-path.zh.ts'
import { scorecard } from '#nouns/replays/words/scorecard.zh.ts'
import { openBrowser } from '#site/journeys/browser.ts'
import { settled } from '#site/journeys/person.ts'
import { fillSite } from './fill.ts'
import { startSite } from './running-site.ts'

/**
 * Frames a second of the player's way on a phone profile (390 × 844, density 3, processor slowed fourfold) with the whole
 * stage drawn behind the player: one run and two, at 1× and 16×, from the middle of a stage of about 20,000 frames.
 */
export async function benchWayFrames(): Promise<void> {
  const browser = await openBrowser()
  if ('missing' in browser) return console.log(`no browser: ${browser.missing}`)
  const folder = await mkdtemp(join(tmpdir(), 'patisserie-bench-'))
  await fillSite(folder, { replays: 500, comments: 10 })
  const site = await startSite(folder)
  try {
    console.log(
      ['way', 'frames/s', 'p50 ms', 'p95 ms', 'worst ms', 'layouts/s'].map((head) => head.padStart(12)).join(''),
    )
    for (const [name, runs] of [
      ['one run', 1],
      ['two runs', 2],
    ] as const) {
      const { page, close } = await openWay(browser, site.origin, runs)
      console.log((await atRest(page)).join(''))
      for (const speed of [1, 16]) console.log((await played(page, `${name} ${way.times(speed)}`, speed)).join(''))
      await close()
    }
  } finally {
    await browser.close()
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Opens the way of a run, or of two, with long runs in place of their files. */
async function openWay(browser: Browser, origin: string, runs: number) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
  })
  const page = await context.newPage()
  let files = 0
  await page.route('**/jc/rpy/**', (route) => {
    const body = encodeReplay(makeRun({ game: 'th14', difficulty: 3, score: 1e9, frames: 20_000, seed: 4 + files++ }))
    return route.fulfill({ body: Buffer.from(body) })
  })
  await page.goto(`${origin}/rpy?game=14&rank=L`)
  const links = await page.locator('main [data-list-main]').all()
  const codes = await Promise.all(links.map(async (link) => (await link.getAttribute('href'))?.split('/').at(-1)))
  await page.goto(`${origin}/r/${codes.slice(0, runs).join('/vs/')}`)
  await settled(page)
  const section = page.locator('#path')
  await section.getByRole('button', { name: scorecard.path.open }).click()
  await section.getByRole('slider', { name: way.scrub }).waitFor()
  await section.getByRole('combobox').selectOption({ label: way.whole })
  await section.evaluate((part) => part.scrollIntoView({ behavior: 'instant' }))
  return { page, close: () => context.close() }
}

/** Plays meanwhile. */
async function played(page: Page, name: string, speed: number): Promise<string[]> {
  const section = page.locator('#path')
  const time = section.getByRole('slider', { name: way.scrub })
  await section.getByText(way.times(speed), { exact: true }).click()
  await time.fill(String(Math.round(Number(await time.getAttribute('max')) / 2)))
  await section.getByRole('button', { name: way.play, exact: true }).click()
  const row = await measured(page, name)
  await section.getByRole('button', { name: way.pause, exact: true }).click()
  return row
}

/** What the machine gives the same page while nothing moves. */
const atRest = (page: Page) => measured(page, 'at rest')

/** Counts frames for some seconds; a row of the table. */
async function measured(page: Page, name: string): Promise<string[]> {
  const chrome = await page.context().newCDPSession(page)
  await chrome.send('Performance.enable')
  await chrome.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const layouts = async () =>
    (await chrome.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'LayoutCount')?.value ??
    Number.NaN
  const before = await layouts()
  const gaps = await page.evaluate(
    (until) =>
      new Promise<number[]>((done) => {
        const gaps: number[] = []
        let last = 0
        const next = (now: number) => {
          if (last > 0) gaps.push(now - last)
          last = now
          if (gaps.reduce((sum, gap) => sum + gap, 0) > until) done(gaps)
          else requestAnimationFrame(next)
        }
        requestAnimationFrame(next)
      }),
    measuredMs,
  )
  const laidOut = (await layouts()) - before
  await chrome.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const sorted = gaps.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1)
  const seconds = gaps.reduce((sum, gap) => sum + gap, 0) / 1_000
  return [name, (gaps.length / seconds).toFixed(1), at(0.5), at(0.95), at(1), (laidOut / seconds).toFixed(1)].map(
    (cell) => cell.padStart(12),
  )
}

/** At 16× half a stage takes ten seconds. */
const measuredMs = 5_000
