import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { answer, documentOf } from '#nouns/clubs/test/clubs.ts'
import type { TestMember } from '../../test/make-member.ts'
import { axeViolations } from '../axe.ts'
import { write } from '../input/field.ts'
import { sequences } from '../input/sequences.ts'
import type { Visit } from '../journey.ts'
import { topicPage } from '../pages/topic-page.ts'
import type { Person } from '../person.ts'
import { see } from '../see.ts'

interface Answering {
  readonly writer: Person
  readonly friend: TestMember
  readonly t: number
}

/**
 * A second person quotes a floor; the first gets a pill for new floors, and the page does not move before it is
 * pressed.
 */
export async function seeAnswered({ site, person }: Visit, { writer, friend, t }: Answering): Promise<void> {
  const { language, device, page } = writer
  const read = topicPage(writer)
  const second = await person({ language, device, token: friend.token })
  const reply = topicPage(second)
  await reply.visit(t)
  await reply.quote(1)
  await see(reply.editor.text.locator('blockquote'))
  await second.page.keyboard.press('Control+End')
  const last = reply.editor.text.locator(':scope > p').last()
  await last.click()
  await write({ page: second.page, read: async () => words(await last.innerText()) }, sequences[1]?.strokes ?? [])
  const before = await still(page)
  await reply.post.click()
  await see(reply.floor(2).getByText('今天晚上'))
  await see(read.pill(1))
  expect(await still(page)).toEqual(before)
  await answer(site, friend, t, documentOf('a third floor'))
  await see(read.pill(2))
  expect(await still(page)).toEqual(before)
  expect(await axeViolations(page)).toEqual([])
  await read.pill(2).click()
  await see(read.floor(2).locator('blockquote.rt-quote'), read.floor(3).getByText('a third floor'))
}

/** Scroll position and the top of each floor, to compare whether anything moved. */
const still = (page: Page) =>
  page.evaluate(() => [
    scrollY,
    ...[...document.querySelectorAll('article')].map((one) => one.getBoundingClientRect().top),
  ])

const words = (shown: string): string => shown.replaceAll(/[\n\u200b\ufeff]/g, '')
