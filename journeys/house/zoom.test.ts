import { clubs } from '@patisserie/contract/clubs'
import { replays } from '@patisserie/contract/replays'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journeysOn } from '../journey.ts'
import { settled } from '../person.ts'

const journey = journeysOn({ seeded: true })

/** Of the height of the screen that bars may cover. */
const mostCovered = 0.35
/** What is left at a zoom of 200 % and of 400 % on a PC, and of 200 % on a phone, where a table may be wider. */
const sizes = [
  { width: 720, height: 450, whole: true },
  { width: 320, height: 256, whole: true },
  { width: 195, height: 422, whole: false },
] as const
/** Beginnings of the addresses of pages that fit a phone at 200 % whole. */
const narrow = ['/rpy', '/ms']

journey('at a zoom of 200 and 400 % bars leave the page its place', async (visit) => {
  const [topic] = (await visit.site.call(clubs.calls.newTopics, {})).data
  const [run] = (await visit.site.call(replays.calls.list, { pageSize: 1 })).data.rows
  const paths = ['/', '/rpy', '/ms', `/ms?t=${topic?.KeyID}`, `/r/${run?.CODE}`]
  const wrong: string[] = []
  for (const { whole, ...size } of sizes) {
    const { page, visit: go, context } = await visit.person({ size })
    for (const path of paths) {
      await go(path)
      await settled(page)
      await page.evaluate(() => scrollTo(0, 600))
      await page.waitForTimeout(300)
      const { covered, sideways } = await look(page)
      if (covered > mostCovered) wrong.push(`${path} at ${size.width}: bars cover ${Math.round(covered * 100)} %`)
      const isWhole = whole || narrow.some((start) => path.startsWith(start))
      if (isWhole && sideways > 0) wrong.push(`${path} at ${size.width}: ${sideways} px sideways`)
    }
    await context.close()
  }
  expect(wrong).toEqual([])
})

/** The share of the screen's lines that a wide fixed or stuck part covers. */
const look = (page: Page) =>
  page.evaluate(() => {
    const covered = new Set<number>()
    for (const part of document.querySelectorAll('body *')) {
      const { position, top, bottom } = getComputedStyle(part)
      const box = part.getBoundingClientRect()
      const sticks = Math.abs(box.top - Number.parseFloat(top)) < 1
      const sticksBelow = Math.abs(innerHeight - box.bottom - Number.parseFloat(bottom)) < 1
      const isBar = position === 'fixed' || (position === 'sticky' && (sticks || sticksBelow))
      if (!isBar || box.width < innerWidth * 0.6 || !part.checkVisibility()) continue
      for (let y = Math.max(0, Math.floor(box.top)); y < Math.min(innerHeight, box.bottom); y++) covered.add(y)
    }
    return {
      covered: covered.size / innerHeight,
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }
  })
