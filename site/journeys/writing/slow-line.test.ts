import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { writing } from '#contract/writing.ts'
import { makeClub } from '#nouns/clubs/test/clubs.ts'
import { draftChoices as en } from '#words/editor/draft-choices.en.ts'
import { draftChoices as zh } from '#words/editor/draft-choices.zh.ts'
import { makeMember } from '../../test/make-member.ts'
import { axeViolations } from '../axe.ts'
import { builtFile } from '../built-file.ts'
import { openInputMethod } from '../input/input-method.ts'
import { journeysOn, type Visit } from '../journey.ts'
import { overflowing } from '../overflow.ts'
import { eventually, see, seeGone } from '../see.ts'
import { variants } from '../variants.ts'

const journey = journeysOn()
const walks = [
  ['zh', 'M', zh],
  ['en', 'PC', en],
] as const

for (const [language, device, words] of variants(import.meta, walks)) {
  journey(`words typed before the saved draft came keep the focus, in ${language} on ${device}`, async (visit) => {
    const { m, token } = await withDraft(visit, `early${device}`)
    const writer = await visit.person({ language, device, token })
    const { page } = writer
    const open = await hold(page, '**/api/getDraft')
    await writer.visit(`/ms?m=${m}#write`)
    await text(page).click()
    await page.keyboard.type('typed early ')
    const method = await openInputMethod(page)
    await method.press({ show: 'ni' })
    await method.press({ show: 'nihao' })
    open()
    await see(page.getByText(words.newerTitle))
    await method.press({ commit: '你好' })
    await page.keyboard.type(', and on')
    await eventually(() => text(page).innerText()).toBe('typed early 你好, and on')
    expect([await axeViolations(page), await overflowing(page)]).toEqual([[], []])

    const compare = page.getByRole('button', { name: words.compare })
    const dialog = page.getByRole('dialog', { name: words.newerTitle })
    await compare.click()
    await see(dialog.getByText('typed early 你好, and on'), dialog.getByText('saved before'))
    await page.keyboard.press('Escape')
    await seeGone(dialog)
    // A phone at 200 %.
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    await page.setViewportSize({ width: 195, height: 422 })
    await compare.click()
    const choice = dialog.getByRole('button', { name: words.useTheirs })
    await eventually(() => shareInSight(page)).toBeGreaterThan(0.5)
    expect([await axeViolations(page), await overflowing(page)]).toEqual([[], []])
    await page.setViewportSize({ width, height })
    await choice.click()
    await eventually(() => text(page).innerText()).toBe('saved before')
    await page.keyboard.press('Control+z')
    await eventually(() => text(page).innerText()).toBe('typed early 你好, and on')
  })

  journey(`a form whose editor is late takes what is typed, in ${language} on ${device}`, async (visit) => {
    const m = await makeClub(visit.site)
    const { token } = await makeMember(visit.site, `late${device}`)
    const writer = await visit.person({ language, device, token })
    const { page } = writer
    const open = await hold(page, `**${builtFile('house/editor/editor.tsx')}`)
    await writer.visit(`/ms?m=${m}#write`)
    const box = page.locator('dialog textarea')
    await box.click()
    expect([await axeViolations(page), await overflowing(page)]).toEqual([[], []])
    const tops = async () =>
      page.locator('dialog :is(textarea, .ProseMirror)').evaluate((one) => one.getBoundingClientRect().top)
    const before = await tops()
    await page.keyboard.type('first line')
    await page.keyboard.press('Enter')
    const method = await openInputMethod(page)
    await method.press({ show: 'ni' })
    open()
    await page.waitForTimeout(1_000)
    await method.press({ show: 'nihao' })
    await method.press({ commit: '你好' })
    await see(page.locator('dialog .ProseMirror'))
    await page.keyboard.type('!')
    await eventually(() => page.locator('dialog .ProseMirror p').allInnerTexts()).toEqual(['first line', '你好!'])
    // The tools had their place, so that the text stays where it was.
    expect(Math.abs((await tops()) - before)).toBeLessThan(24)
  })
}

/** A member whose draft of a topic is on the server alone. */
async function withDraft({ site }: Visit, account: string) {
  const m = await makeClub(site)
  const member = await makeMember(site, account)
  const document = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'saved before' }] }] }
  await site.call(writing.calls.saveDraft, { place: `m:${m}`, title: '', document, base: 0 }, { token: member.token })
  return { m, token: member.token }
}

/** Holds the requests for an address until the answer is called. */
async function hold(page: Page, address: string): Promise<() => void> {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  await page.route(address, async (route) => {
    await opened
    await route.continue()
  })
  return () => open()
}

/** How much of the dialog's height is left for the texts to choose from. */
const shareInSight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
    const acts = [...(dialog?.querySelectorAll('button') ?? [])].at(-2)?.parentElement
    if (!dialog || !acts) return 0
    return (acts.getBoundingClientRect().top - dialog.getBoundingClientRect().top) / dialog.clientHeight
  })

const text = (page: Page) => page.locator('dialog .ProseMirror')
