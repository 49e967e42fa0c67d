import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { replays } from '#nouns/replays/contract/replays.ts'
import { makeMember } from '../../test/make-member.ts'
import { builtFile } from '../built-file.ts'
import { enrol } from '../enrol.ts'
import { journeysOn, type Visit } from '../journey.ts'
import { frame } from '../pages/frame.ts'
import { replayListPage } from '../pages/replay-list-page.ts'
import { replayPage } from '../pages/replay-page.ts'
import { hydrated, type Person, quiet } from '../person.ts'
import { eventually, see, seeGone } from '../see.ts'

const journey = journeysOn({ seeded: true })

journey('a part that does not arrive leaves the page and what was typed, and comes at the next try', async (visit) => {
  const guest = await visit.person({ device: 'M' })
  const { page, words, context } = guest
  await guest.visit(`/r/${await newestCode(visit)}`)
  await quiet(page)
  await context.setOffline(true)
  const { comment } = replayPage(guest)
  await comment.focus()
  // The first key press loads the chunk that handles keyboard shortcuts.
  await page.keyboard.type('half a sentence')
  const login = page.getByRole('button', { name: words.shell.login, exact: true }).filter({ visible: true }).first()
  await login.click()
  await see(frame(guest).toast(words.problems.loadError))
  expect(await comment.inputValue()).toBe('half a sentence')
  await context.setOffline(false)
  await comesAnew(guest, login)
  await page.reload()
  await hydrated(page)
  await eventually(() => comment.inputValue()).toBe('half a sentence')
})

journey('a part that was broken off comes with a new page, and what was typed is there again', async (visit) => {
  const guest = await visit.person({ device: 'M' })
  const { page, words } = guest
  await guest.visit(`/r/${await newestCode(visit)}`)
  const { comment } = replayPage(guest)
  await comment.fill('half a sentence')
  await quiet(page)
  await page.route('**/assets/*.js', (route) => route.abort('connectionreset'))
  const login = page.getByRole('button', { name: words.shell.login, exact: true }).filter({ visible: true }).first()
  await login.click()
  await see(frame(guest).toast(words.problems.loadError))
  await page.unroute('**/assets/*.js')
  await comesAnew(guest, login)
  await eventually(() => comment.inputValue()).toBe('half a sentence')
})

journey('a row that cannot be expanded says why, and opens when the network is back', async ({ person }) => {
  const guest = await person()
  const { page, words, context } = guest
  const { facts } = words
  const { actions } = words.replays
  await replayListPage(guest).visit()
  await quiet(page)
  await context.setOffline(true)
  // The page hears of it a moment later; an import before that would be lost for good.
  await page.waitForFunction(() => !navigator.onLine)
  await page.getByRole('button', { name: actions.expand }).first().click()
  await see(frame(guest).toast(words.problems.loadError))
  await context.setOffline(false)
  await page.waitForFunction(() => navigator.onLine)
  await page.getByRole('button', { name: actions.expand }).first().click()
  await see(page.getByText(facts.file, { exact: true }))
})

journey('a list that cannot be fetched says why, and comes when the network is back', async ({ person }) => {
  const guest = await person({ device: 'M' })
  const list = replayListPage(guest)
  await list.visit()
  await guest.context.setOffline(true)
  await list.byGame(7)
  await see(guest.page.getByText(guest.words.replays.list.failed))
  await guest.context.setOffline(false)
  await see(list.rows)
  await seeGone(guest.page.getByText(guest.words.replays.list.failed))
})

journey('a page that does not arrive without network says so beside its drawing', async ({ person }) => {
  const guest = await person({ device: 'M' })
  const { page, words, context } = guest
  // What is drawn where something does not arrive is fetched ahead, once the page has time.
  const drawing = page.waitForResponse((answer) => answer.url().endsWith(builtFile('site/web/states/idle-parts.ts')))
  await guest.visit('/rpy')
  await (await drawing).finished()
  await quiet(page)
  await context.setOffline(true)
  await page.locator('a[href="/ms"]').filter({ visible: true }).first().click()
  await see(page.getByRole('heading', { name: words.shell.fault.title }))
  await see(page.getByRole('alert').locator('svg[viewBox="0 0 240 132"]'))
  // The router logs the chunk that did not load.
  expect(guest.problems.splice(0).join('\n')).toMatch(/loadError/)
  await context.setOffline(false)
  await seeGone(page.getByRole('heading', { name: words.shell.fault.title }))
  await see(page.getByRole('heading', { level: 1 }))
})

journey('a log-in without network says so until the network is back', async ({ person }) => {
  const guest = await person({ device: 'M' })
  const { page, words, context, visit } = guest
  await visit('/rpy')
  await frame(guest).openLogin()
  await context.setOffline(true)
  await frame(guest).logIn('nobody', 'some password')
  const said = page.getByRole('dialog').getByText(words.problems.netError2)
  await see(said)
  await context.setOffline(false)
  await seeGone(said)
})

journey('a like without network is taken back, in words', async (visit) => {
  const { token } = await makeMember(visit.site, 'offliker')
  const reader = await visit.person({ token })
  await reader.visit(`/r/${await newestCode(visit)}`)
  const { like } = replayPage(reader)
  const before = await like.getAttribute('aria-label')
  await reader.context.setOffline(true)
  await like.click()
  await see(frame(reader).toast(reader.words.problems.netError2))
  expect(await like.getAttribute('aria-label')).toBe(before)
})

journey('a tab follows who is signed in in another one, and keeps what was typed', async (visit) => {
  const first = await makeMember(visit.site, 'first_tab')
  const second = await enrol(visit.site, 'other_tab')
  const reader = await visit.person({ token: first.token })
  const { page, context, words } = reader
  await reader.visit(`/r/${await newestCode(visit)}`)
  const menuOf = (nick: string) => page.getByRole('button', { name: words.shell.menuOf(nick) })
  await see(menuOf('first_tab'))
  const { comment } = replayPage(reader)
  await comment.fill('still here')
  const other = { ...reader, page: await context.newPage() }
  await other.page.goto(new URL('/rpy', page.url()).href)
  await hydrated(other.page)
  await frame(other).logOut()
  await seeGone(menuOf('first_tab'))
  await frame(other).openLogin()
  await frame(other).logIn(second.account, second.password)
  await see(menuOf('other_tab'))
  await other.page.evaluate(() => localStorage.setItem('token', 'ended'))
  await seeGone(menuOf('other_tab'))
  await eventually(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  expect(await comment.inputValue()).toBe('still here')
})

async function newestCode({ site }: Visit): Promise<string> {
  const { data } = await site.call(replays.calls.list, { pageNum: 1, pageSize: 1 })
  return data.rows[0]?.CODE ?? ''
}

/** Presses again. Some browsers retry a module whose load failed; in the others the page reloads, and is pressed once more. */
async function comesAnew(guest: Person, login: Locator): Promise<void> {
  const { page } = guest
  const anew = page.waitForEvent('load').catch(() => undefined)
  await login.click()
  await Promise.race([
    frame(guest)
      .dialog.waitFor()
      .catch(() => anew),
    anew,
  ])
  await hydrated(page)
  if (!(await frame(guest).dialog.isVisible())) await login.click()
  await see(frame(guest).dialog)
}
