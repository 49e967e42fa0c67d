import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { byTurns } from '../../test/by-turns.ts'
import { builtFile } from '../built-file.ts'
import { journeysOn } from '../journey.ts'
import { see, seeGone } from '../see.ts'
import { variants } from '../variants.ts'

const journey = journeysOn({ seeded: true })

/** The longest that an old page stays under a new address, by a timer of the page itself: a slow machine is late with both. */
const mostMs = 300
const shapes = builtFile('site/web/states/idle-parts.ts')
const answersAfterMs = 2_500

const ways = [
  { from: '/', link: 'a[href="/rpy"]', shape: 'list' },
  { from: '/rpy', link: 'main [data-list-main]', shape: 'run' },
  { from: '/rpy', link: 'a[href="/ms"]', shape: 'clubs' },
  { from: '/ms', link: 'main [data-list-aside]', shape: 'topic' },
  { from: '/ms', link: 'main [data-list-main]', shape: 'club' },
  { from: '/painting', link: 'main a[href^="/e/"]', shape: 'painting' },
] as const

for (const device of variants(import.meta, ['PC', 'M'] as const)) {
  journey(`on a slow line the place of the new page comes at once, on ${device}`, async ({ person }) => {
    const late: string[] = []
    for (const { from, link, shape } of ways) {
      const { page, visit, context } = await person({ device })
      const asked = page.waitForResponse((answer) => answer.url().endsWith(shapes))
      await visit(from)
      // Its sheet comes beside it.
      await asked
      await page.waitForTimeout(1_000)
      const held = await slow(page)
      // A pointer comes before its press: the page begins to load, and its data may come before its script.
      if (shape === 'list') await page.locator(link).filter({ visible: true }).first().hover()
      const waited = await press(page, link)
      if (waited.late) late.push(`${from} to ${shape}: ${waited.ms} ms`)
      expect([from, waited.shape]).toEqual([from, shape])
      expect(waited.sideways).toBe(false)
      await see(page.locator('main h1'))
      await seeGone(page.locator('main [data-shape]'))
      // The page's chunk with its sheets, then its words with its data: never one after the other.
      if (shape === 'clubs') expect(longestRow(held)).toBeLessThanOrEqual(2)
      await context.close()
    }
    expect(late).toEqual([])
  })
}

journey('the place of a page whose data was fetched ahead comes before its script', async ({ person }) => {
  const late: string[] = []
  // The pages of clubs share one script, which is there.
  const others = ways.filter((way) => way.from !== '/ms')
  for (const { from, link } of byTurns(others, { nth: 2 })) {
    const { page, visit, context } = await person()
    const asked = page.waitForResponse((answer) => answer.url().endsWith(shapes))
    await visit(from)
    await asked
    await page.waitForTimeout(1_000)
    await slow(page, /^\/assets\//)
    await page.locator(link).filter({ visible: true }).first().hover()
    // Its data comes in this time; its script does not.
    await page.waitForTimeout(900)
    const waited = await press(page, link)
    if (waited.late) late.push(`${from} to ${link}: ${waited.ms} ms`)
    await context.close()
  }
  expect(late).toEqual([])
})

interface Held {
  readonly from: number
  to: number
}

/** From now on every answer of the site, or those of some paths, takes long. Answers when each was asked for and let go. */
async function slow(page: Page, paths = /^\/(api|assets)\//): Promise<readonly Held[]> {
  const held: Held[] = []
  await page.route(
    ({ pathname }) => paths.test(pathname),
    async (route) => {
      const one = { from: performance.now(), to: Number.POSITIVE_INFINITY }
      held.push(one)
      await new Promise((resolve) => setTimeout(resolve, answersAfterMs))
      one.to = performance.now()
      await route.continue()
    },
  )
  return held
}

/** How many requests that were let go came one after the other at most, each once the one before was let go. */
const longestRow = (held: readonly Held[]): number => {
  const whole = held.filter(({ to }) => Number.isFinite(to))
  const rows: number[] = []
  for (const [n, { from }] of whole.entries())
    rows[n] = 1 + Math.max(0, ...rows.filter((_, before) => (whole[before]?.to ?? 0) <= from))
  return Math.max(0, ...rows)
}

/** Presses a link and answers how long the old page was shown under the new address, whether too long, and what came in its place. */
const press = (page: Page, link: string) =>
  page.evaluate(
    async ([selector, most]) => {
      const before = location.href
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const shown = () => document.querySelector('main [data-shape]')
      const found = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility())
      found?.click()
      const began = performance.now()
      let moved = 0
      let late = false
      const look = async () => {
        await frame()
        await frame()
        late = !shown()
      }
      while (!shown() && performance.now() - began < 2_000) {
        await frame()
        if (moved > 0 || location.href === before) continue
        moved = performance.now()
        setTimeout(() => void look(), most)
      }
      return {
        late: late || !shown(),
        ms: Math.round(performance.now() - (moved || began)),
        shape: shown()?.getAttribute('data-shape') ?? '',
        sideways: document.documentElement.scrollWidth > innerWidth,
      }
    },
    [link, mostMs] as const,
  )
