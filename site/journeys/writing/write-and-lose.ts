import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Language } from '#rules/language.ts'
import type { TestMember } from '../../test/make-member.ts'
import { type Field, inputField, write } from '../input/field.ts'
import { sequences, threeWords } from '../input/sequences.ts'
import type { Visit } from '../journey.ts'
import { clubsPage } from '../pages/clubs-page.ts'
import { writeParts } from '../pages/write-parts.ts'
import { type Device, hydrated, type Person } from '../person.ts'
import { eventually, see, seeGone } from '../see.ts'

interface Writing {
  readonly m: number
  readonly author: TestMember
  readonly nick: string
  readonly title: string
  readonly language: Language
  readonly device: Device
}

/**
 * Writes a topic with every kind of content, loses the page in four ways, and finds the draft complete on another
 * device.
 */
export async function writeAndLose(
  { person }: Visit,
  { m, author, nick, title, language, device }: Writing,
): Promise<Person> {
  const writer = await person({ language, device, token: author.token })
  const { page } = writer
  const club = clubsPage(writer)
  await club.visit(m)
  await club.openWrite()
  const titled = inputField(page, club.title)
  await club.title.click()
  let done = ''
  for (const { strokes } of threeWords) done += await write(titled, strokes, { before: done })
  await page.keyboard.type(title.slice(done.length))
  await club.openText()
  const { text } = club.editor
  const line: Field = { page, read: async () => words(await text.locator(':scope > p').first().innerText()) }
  const said = await write(line, [...(sequences[0]?.strokes ?? []), { commit: '，@' }, ...typed(nick)])
  await page.getByRole('listbox').getByRole('option', { name: nick }).click()
  await see(text.getByText(`@${nick}`))
  expect(said).toBe(`你好，@${nick}`)
  const parts = writeParts(writer)
  await parts.emoji('default/laugh')
  await parts.gallery()
  await parts.replay()
  await parts.hidden('剧透', () => page.keyboard.type('the strawberry was last'))
  await text.locator(':scope > p').last().click()
  await page.keyboard.type('the end')
  await savedThere(page)
  const whole = await shape(page)
  expect(whole).toEqual(['P', 'gallery', 'replay', 'hidden', 'P'])

  // Closing the composer and switching the language must not change the text.
  await page.getByRole('button', { name: club.composer.stopWriting }).click()
  await seeGone(club.title)
  await page.getByRole('button', { name: writer.words.shell.languageLabel }).filter({ visible: true }).first().click()
  await eventually(() => page.locator('html').getAttribute('lang')).not.toBe(language === 'zh' ? 'zh-CN' : 'en')
  await page
    .getByRole('button', { name: /英文|Chinese/ })
    .filter({ visible: true })
    .first()
    .click()
  await club.openWrite()
  await club.openText()
  await eventually(() => shape(page)).toEqual(whole)

  // The composer is a step of the history: it is open again.
  await page.reload()
  await hydrated(page)
  await see(club.title)
  await club.openText()
  await eventually(() => shape(page)).toEqual(whole)
  expect(await club.title.inputValue()).toBe(title)
  await text.locator(':scope > p').last().click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' of it')
  await keptHere(page)

  // The page crashes once the draft is stored in this browser; it may not be on the server yet.
  await page.goto('chrome://crash').catch(() => undefined)
  const again = await writer.context.newPage()
  const risen: Person = {
    ...writer,
    page: again,
    visit: async (path) => {
      await again.goto(new URL(path, site(page)).href)
      await hydrated(again)
    },
  }
  await reopen(risen, m)
  await eventually(() => shape(again)).toEqual(whole)
  await see(clubsPage(risen).editor.text.getByText('the end of it'))
  await savedThere(again)
  await again.close()

  const elsewhere = await person({ language, device, token: author.token })
  await reopen(elsewhere, m)
  await eventually(() => shape(elsewhere.page)).toEqual(whole)
  await see(clubsPage(elsewhere).editor.text.getByText('the end of it'))
  expect(await clubsPage(elsewhere).title.inputValue()).toBe(title)
  return elsewhere
}

/** Opens the form for a new topic again. */
async function reopen(person: Person, m: number): Promise<void> {
  const club = clubsPage(person)
  await club.visit(m)
  await club.openWrite()
  await club.openText()
}

/** The kinds of the text's blocks. */
const shape = (page: Page) =>
  page
    .locator('.ProseMirror')
    .first()
    .evaluate((text) =>
      // Skip the element that shows a caret between two blocks.
      [...text.children]
        .filter((one) => !one.matches('.ProseMirror-gapcursor'))
        .map((one) => {
          const block = one.matches('[data-component]') ? one : one.querySelector('[data-component]')
          if (block) return block.getAttribute('data-component')
          return one.matches('p') ? (one.textContent ? 'P' : null) : 'replay'
        })
        .filter((name) => name !== null),
    )

const savedThere = (page: Page) => see(page.locator('[data-kept=server]'))
const keptHere = (page: Page) => see(page.locator('[data-kept=local], [data-kept=server]'))

const typed = (text: string) => [{ show: 'x' }, { commit: text }] as const
const words = (shown: string): string => shown.replaceAll(/[\n\u200b\ufeff]/g, '')
const site = (page: Page): string => new URL(page.url()).origin
