import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { draftChoices } from '#words/editor/draft-choices.zh.ts'
import { editor as en } from '#words/editor/editor.en.ts'
import { editor as zh } from '#words/editor/editor.zh.ts'
import { makeMember } from '../../test/make-member.ts'
import { axeViolations } from '../axe.ts'
import { journeysOn } from '../journey.ts'
import { holdFrames } from './hold-frames.ts'

const journey = journeysOn()

const paper = (page: Page) => page.locator('.ProseMirror')
const open = async (page: Page) => {
  await page.locator('textarea, .ProseMirror').first().click()
  await paper(page).waitFor()
}

journey('a draft is there again after a reload, a crash and a change of language', async ({ site, person }) => {
  const member = await makeMember(site, 'writer')
  const { token } = member
  const topic = await makeTopic(site, member, { m: await makeClub(site) })
  const { page, visit, context, words } = await person({ token })
  await visit(`/ms?t=${topic}#write`)
  await open(page)
  await page.keyboard.type('rain and')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' cake')
  await page.locator('[data-kept=local], [data-kept=server]').waitFor()
  await page.reload()
  await open(page)
  await expect.poll(() => paper(page).locator('strong').textContent()).toBe(' cake')

  // Switching the language changes the labels, but not the text, the caret and the undo history.
  await page.keyboard.type('!')
  await page.evaluate(() => document.activeElement?.setAttribute('data-before', ''))
  await page.getByRole('button', { name: words.shell.languageLabel }).first().click()
  await page.getByRole('toolbar', { name: en.tools.bar }).waitFor()
  expect(await paper(page).getAttribute('lang')).toBe('en')
  expect(await paper(page).getAttribute('data-before')).toBeNull()
  expect(await paper(page).innerText()).toBe('rain and cake!')
  await paper(page).click()
  await page.keyboard.press('Control+z')
  await expect.poll(() => paper(page).innerText()).toBe('rain and cake')

  // The browser is lost; another browser gets the draft from the server.
  await page.keyboard.press('Control+s')
  await page.getByText(en.drafts.autosave, { exact: true }).waitFor()
  await context.clearCookies()
  const second = await person({ token, language: 'en' })
  await second.visit(`/ms?t=${topic}#write`)
  await open(second.page)
  await expect.poll(() => paper(second.page).innerText()).toBe('rain and cake')
})

journey('two devices that went apart are both shown, and neither is lost', async ({ site, person }) => {
  const club = await makeClub(site)
  const { token } = await makeMember(site, 'author')
  const [one, two] = [await person({ token }), await person({ token })]
  const frames = await holdFrames(one.page)
  await one.visit(`/ms?m=${club}#write`)
  await open(one.page)
  await one.page.keyboard.type('first')
  await save(one.page)
  await two.visit(`/ms?m=${club}#write`)
  await open(two.page)
  await expect.poll(() => paper(two.page).innerText()).toBe('first')
  await two.page.keyboard.type(' and there')
  await save(two.page)
  await one.page.keyboard.type(' and here')
  await one.page.keyboard.press('Control+s')
  const compare = one.page.getByRole('button', { name: draftChoices.compare })
  await compare.waitFor()
  // The text keeps the focus until its writer asks.
  await one.page.keyboard.type(', and on')
  await compare.click()
  const dialog = one.page.getByRole('dialog', { name: draftChoices.newerTitle })
  await dialog.getByText('first and here, and on').waitFor()
  await dialog.getByText('first and there').waitFor()
  expect(await axeViolations(one.page)).toEqual([])
  await frames.hold()
  await dialog.getByRole('button', { name: draftChoices.useTheirs }).click()
  await expect.poll(() => paper(one.page).innerText()).toBe('first and there')
  // It has the focus again.
  await one.page.keyboard.type('!')
  await expect.poll(() => paper(one.page).innerText()).toBe('first and there!')
  await one.page.keyboard.press('Control+z')
  await expect.poll(() => paper(one.page).innerText()).toBe('first and there')
  await one.page.keyboard.press('Control+z')
  await expect.poll(() => paper(one.page).innerText()).toBe('first and here, and on')
})

journey('leaving with words that are kept nowhere asks', async ({ site, person }) => {
  const member = await makeMember(site, 'leaver')
  const topic = await makeTopic(site, member, { m: await makeClub(site) })
  const { page, visit, words, context } = await person({ token: member.token })
  // Local storage fails and there is no network: the words exist on this page only.
  await context.addInitScript(() => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function set(key: string, value: string) {
      if (key.startsWith('draft.')) throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, key, value)
    }
  })
  await context.route('**/api/saveDraft', (route) => route.fulfill({ json: { auth: '', data: null, msg: 'busy' } }))
  await visit(`/ms?t=${topic}#write`)
  await open(page)
  await page.keyboard.type('only here')
  await page.getByText(zh.drafts.kept.unsaved).waitFor()
  await page.getByRole('link', { name: words.shell.nav.replays }).first().click()
  const asked = page.getByRole('dialog', { name: zh.leave.title })
  await asked.waitFor()
  // The default button stays on the page, for those who press Enter without reading.
  expect(await asked.locator(':focus').textContent()).toBe(zh.leave.stay)
  expect(await axeViolations(page)).toEqual([])
  await asked.getByRole('button', { name: zh.leave.stay }).click()
  expect(await paper(page).innerText()).toBe('only here')
  await page.getByRole('link', { name: words.shell.nav.replays }).first().click()
  await asked.getByRole('button', { name: zh.leave.go }).click()
  await page.waitForURL('**/rpy')
})

const save = async (page: Page) => {
  await page.keyboard.press('Control+s')
  await page.getByText(zh.drafts.autosave, { exact: true }).waitFor()
  await page.locator('[data-kept=server]').waitFor()
}
