import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { replays } from '#nouns/replays/contract/replays.ts'
import { byTurns } from '../../test/by-turns.ts'
import { hashed } from '../enrol.ts'
import { journeysOn } from '../journey.ts'
import { overflowing } from '../overflow.ts'
import { settled } from '../person.ts'
import { see } from '../see.ts'

const journey = journeysOn({ seeded: true })

/** Of the height of the screen that bars may cover. */
const mostCovered = 0.35
/** What is left at a zoom of 200 % and of 400 % on a PC, and of 200 % on a phone, in the language of longer words. */
const sizes = [
  { width: 720, height: 450, language: 'zh', also: [] },
  { width: 320, height: 256, language: 'zh', also: [] },
  { width: 195, height: 422, language: 'en', also: ['/jf', '/painting', '/shop', '/bocai', '/bocai/in15score'] },
] as const
/** A scorecard's tables may be wider than a phone at 200 %. */
const mayBeWide = (path: string, width: number) => width < 320 && path.startsWith('/r/')

journey('at a zoom of 200 and 400 % bars leave the page its place', async (visit) => {
  const [topic] = (await visit.site.call(clubs.calls.newTopics, {})).data
  const [run] = (await visit.site.call(replays.calls.list, { pageSize: 1 })).data.rows
  const paths = ['/', '/rpy', '/ms', `/ms?t=${topic?.KeyID}`, `/r/${run?.CODE}`]
  const wrong: string[] = []
  for (const [turn, { language, also, ...size }] of sizes.entries()) {
    const { page, visit: go, context } = await visit.person({ size, language })
    for (const path of [...byTurns(paths, { nth: sizes.length, turn }), ...also]) {
      await go(path)
      await settled(page)
      await page.evaluate(() => scrollTo(0, 600))
      await page.waitForTimeout(300)
      const { covered, sideways } = await look(page)
      if (covered > mostCovered) wrong.push(`${path} at ${size.width}: bars cover ${Math.round(covered * 100)} %`)
      if (!mayBeWide(path, size.width) && sideways > 0) wrong.push(`${path} at ${size.width}: ${sideways} px sideways`)
    }
    await context.close()
  }
  expect(wrong).toEqual([])
})

journey(
  'on a phone at a zoom of 200 % a message has a field to write in, and pagers stay within the page',
  async (visit) => {
    const [{ account, password } = { account: '', password: '' }] = visit.demo
    const { data } = await visit.site.call(accounts.calls.login, { account, password: hashed(password) })
    const { page, visit: go } = await visit.person({ size: { width: 195, height: 422 }, token: data.token })
    for (const path of ['/reminders', '/reminders?p=2', '/rpy?p=2', '/messages?with=1000002']) {
      await go(path)
      await settled(page)
      expect(await overflowing(page), path).toEqual([])
    }
    // The conversation has as much room as the field and its buttons.
    const log = (await page.getByRole('log').boundingBox())?.height ?? 0
    expect(log).toBeGreaterThan(150)
    await go('/')
    // What waits has its title on lines of its own, and what is new below it.
    const waiting = page.locator('main section.for-members').first().locator('ul')
    await see(waiting)
    const isBelow = await waiting
      .first()
      .evaluate((list) =>
        [...list.children].flatMap(({ children: [, words, end] }) =>
          words && end?.checkVisibility()
            ? end.getBoundingClientRect().top >= words.getBoundingClientRect().bottom
            : [],
        ),
      )
    expect(new Set(isBelow)).toEqual(new Set([true]))
    await go('/messages?with=1000002')
    const field = await page.locator('main textarea').boundingBox()
    const frame = await page.locator('main form:has(textarea)').boundingBox()
    expect(field?.width).toBeGreaterThan(100)
    expect(frame?.height).toBeLessThan(200)
  },
)

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
