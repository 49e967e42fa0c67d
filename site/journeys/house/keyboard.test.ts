import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { replays } from '#nouns/replays/contract/replays.ts'
import { byTurns } from '../../test/by-turns.ts'
import { makeMember } from '../../test/make-member.ts'
import { keys } from '../../words/keys.zh.ts'
import { journeysOn, type Visit } from '../journey.ts'
import { frame } from '../pages/frame.ts'
import type { Person } from '../person.ts'
import { eventually, see, seeGone } from '../see.ts'
import { walkByTab } from '../tab-walk.ts'

const journey = journeysOn({ seeded: true })

journey('the tab key reaches everything, and one sees where it is', async (visit) => {
  const { token } = await makeMember(visit.site, 'tabber')
  const guest = await visit.person()
  const member = await visit.person({ token })
  const code = await newestCode(visit)
  const found: Record<string, unknown> = {}
  const walks: readonly (readonly [Person, string])[] = [
    [guest, '/'],
    [guest, `/r/${code}`],
    [guest, '/desserts'],
    [member, '/rpy'],
    [member, '/settings/profile'],
  ]
  for (const [{ page, visit: go }, path] of byTurns(walks, { nth: 3, turn: 1 })) {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await go(path)
    const walk = await walkByTab(page)
    if (walk.missed.length + walk.unseen.length > 0) found[path] = walk
  }
  expect(found).toEqual({})
})

journey('the first tab stop leads past the bars', async ({ person }) => {
  const { page, words, visit } = await person()
  await visit('/rpy')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: words.shell.toContent })
  await see(skip)
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
})

journey('dialogs hold the focus, close by Escape and give it back', async (visit) => {
  const owner = await ownerOfNewest(visit)
  const guest = await visit.person()
  const { replays: rows, shell } = owner.words
  const { dialogs } = guest.words
  await guest.visit('/')
  await holdsFocus(guest, guest.page.getByRole('button', { name: shell.login, exact: true }).first())
  await holdsFocus(guest, guest.page.getByRole('contentinfo').getByRole('button', { name: shell.help }))
  await frame(guest).openLogin()
  for (const way of [dialogs.toForgot, dialogs.toLogin, dialogs.toRegister]) {
    await frame(guest).dialog.getByRole('button', { name: way }).click()
    await staysInside(guest)
  }
  await guest.page.keyboard.press('Escape')
  await seeGone(frame(guest).dialog)
  await owner.visit(`/r/${await newestCode(visit)}`)
  await holdsFocus(owner, owner.page.getByRole('button', { name: rows.actions.edit, exact: true }))
  await holdsFocus(owner, owner.page.getByRole('button', { name: rows.actions.remove, exact: true }))
})

journey('a menu opens by arrow, closes by Escape and gives the focus back', async (visit) => {
  const { token } = await makeMember(visit.site, 'menuman')
  const { page, words, visit: go } = await visit.person({ token })
  await go('/')
  const button = page.getByRole('button', { name: words.shell.menuOf('menuman') })
  await button.focus()
  await page.keyboard.press('ArrowDown')
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('menuitem')
  await page.keyboard.press('Escape')
  await eventually(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
})

journey('the very first keys count, and the table of keys opens by a click', async ({ person }) => {
  const [typist, clicker] = [await person(), await person()]
  await typist.visit('/')
  await typist.page.keyboard.type('gr')
  await typist.page.waitForURL('**/rpy')
  await clicker.visit('/')
  const { help } = clicker.words.shell
  await clicker.page.getByRole('contentinfo').getByRole('button', { name: help }).click()
  await see(clicker.page.getByRole('dialog', { name: keys.title }))
})

journey('single keys lead through the site, but not while somebody writes', async ({ person }) => {
  const { page, words, visit } = await person()
  await visit('/')
  await page.keyboard.press('/')
  const search = page.getByRole('combobox', { name: words.shell.search })
  await eventually(() => search.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.type('gr')
  expect(await search.inputValue()).toBe('gr')
  await search.blur()
  await page.keyboard.type('gr')
  await page.waitForURL('**/rpy')
  await see(page.getByRole('table', { name: words.replays.list.caption }))
  await page.keyboard.press('j')
  expect(await page.evaluate(() => document.activeElement?.closest('[data-list-item]') !== null)).toBe(true)
  await page.keyboard.press('?')
  await see(page.getByRole('dialog', { name: keys.title }))
})

async function newestCode({ site }: Visit): Promise<string> {
  const { data } = await site.call(replays.calls.list, { pageNum: 1, pageSize: 1 })
  return data.rows[0]?.CODE ?? ''
}

/** The uploader of the newest replay, logged in with the password of the seed. */
async function ownerOfNewest(visit: Visit): Promise<Person> {
  const { data } = await visit.site.call(replays.calls.list, { pageNum: 1, pageSize: 1 })
  const owner = visit.demo.find(({ nick }) => nick === data.rows[0]?.NICK)
  if (!owner) throw new Error('the newest replay is of a demo account')
  const person = await visit.person()
  await person.visit('/')
  await frame(person).openLogin()
  await frame(person).logIn(owner.account, owner.password)
  await seeGone(frame(person).dialog)
  return person
}

/** Opens a dialog by keyboard, tabs through it and closes it with Escape: the focus must return to its opener. */
async function holdsFocus(person: Person, opener: Locator): Promise<void> {
  const { page } = person
  const { dialog } = frame(person)
  await opener.focus()
  await page.keyboard.press('Enter')
  await see(dialog)
  await staysInside(person)
  await page.keyboard.press('Escape')
  await seeGone(dialog)
  await eventually(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)
}

/** Expects that Tab stays in the dialog or goes to the browser, but never reaches the page behind it. */
async function staysInside({ page }: Person): Promise<void> {
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('Tab')
    const inside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    )
    expect(inside).toBe(true)
  }
}
