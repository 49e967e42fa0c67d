import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { replays } from '#nouns/replays/contract/replays.ts'
import { byTurns } from '../../test/by-turns.ts'
import { hashed } from '../enrol.ts'
import { ringsOnText } from '../focus-rings.ts'
import { journeysOn, type Visit } from '../journey.ts'
import { frame } from '../pages/frame.ts'
import { type Person, settled } from '../person.ts'
import { see } from '../see.ts'

const journey = journeysOn({ seeded: true })

journey('no focus ring lies on words on a PC', async (visit) => {
  const reader = await visit.person({ token: await tokenOfDemo(visit), language: 'en' })
  expect(await walks(visit, reader)).toEqual({})
})

journey('no focus ring lies on words on a phone', async (visit) => {
  const reader = await visit.person({ token: await tokenOfDemo(visit), device: 'M' })
  expect(await walks(visit, reader)).toEqual({})
})

journey('no focus ring lies on words in dialogs', async (visit) => {
  const guest = await visit.person()
  const { page, words } = guest
  await guest.visit('/')
  const login = page.getByRole('button', { name: words.shell.login, exact: true }).first()
  const keys = page.getByRole('contentinfo').getByRole('button', { name: words.shell.help })
  const found: Record<string, string[]> = {}
  for (const [name, opener] of Object.entries({ login, keys }) satisfies [string, Locator][]) {
    await opener.click()
    await see(frame(guest).dialog)
    const rings = await ringsOnText(page, 40)
    if (rings.length > 0) found[name] = rings
    await page.keyboard.press('Escape')
  }
  expect(found).toEqual({})
})

async function walks(visit: Visit, { page, device, visit: go }: Person): Promise<Record<string, string[]>> {
  const [topic] = (await visit.site.call(clubs.calls.newTopics, {})).data
  const [run] = (await visit.site.call(replays.calls.list, { pageSize: 1 })).data.rows
  const paths = [
    '/',
    '/rpy',
    `/r/${run?.CODE}`,
    '/ms',
    `/ms?t=${topic?.KeyID}`,
    `/p/${run?.UPID}`,
    '/shop',
    '/desserts',
  ]
  const found: Record<string, string[]> = {}
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of byTurns(paths, { nth: 8, turn: device === 'PC' ? 0 : 4 })) {
    await go(path)
    await settled(page)
    const rings = await ringsOnText(page)
    if (rings.length > 0) found[path] = rings
  }
  return found
}

/** A session of a member of the seed, who has reminders, often used clubs and favourites. */
async function tokenOfDemo({ site, demo: [first] }: Visit): Promise<string> {
  if (!first) throw new Error('the seed has demo accounts')
  const { account, password } = first
  return (await site.call(accounts.calls.login, { account, password: hashed(password) })).data.token
}
