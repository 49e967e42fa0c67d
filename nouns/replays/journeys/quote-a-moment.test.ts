import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { overflowing } from '#site/journeys/overflow.ts'
import { replayPage } from '#site/journeys/pages/replay-page.ts'
import { topicPage } from '#site/journeys/pages/topic-page.ts'
import { eventually, see } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { makeMember } from '#site/test/make-member.ts'
import { richText as en } from '#words/editor/rich-text.en.ts'
import { richText as zh } from '#words/editor/rich-text.zh.ts'
import { uploadRun } from '../test/upload-run.ts'
import { replayPath as enPath } from '../words/replay-path.en.ts'
import { replayPath as zhPath } from '../words/replay-path.zh.ts'

const journey = journeysOn()
const packs = { zh: { card: zh, way: zhPath }, en: { card: en, way: enPath } }

for (const [language, device] of variants(import.meta, [
  ['zh', 'PC'],
  ['en', 'M'],
] as const)) {
  journey(`a moment is quoted in a comment and in a floor as a card, in ${language} on ${device}`, async (visit) => {
    const { site } = visit
    const { card, way } = packs[language]
    const writer = await makeMember(site, `quoter${language}`)
    const { code } = await uploadRun(site, writer, { game: 'th10', difficulty: 2, frames: 900, score: 123_456_780 })
    const topic = await makeTopic(site, writer, { m: await makeClub(site) })
    const person = await visit.person({ language, device, token: writer.token })
    const { page } = person
    const clean = async () => expect([await axeViolations(page), await overflowing(page)]).toEqual([[], []])
    const says = card.moment('1', '0:05')
    const drawn = (within: Locator) =>
      within.locator('img.run-field').evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)

    // In a comment the address stays a link; the card below it leads to the moment on this very page.
    await person.visit(`/r/${code}`)
    const run = replayPage(person)
    const address = `${new URL(page.url()).origin}/r/${code}#s=1&f=305`
    await run.comment.fill(`this turn: ${address}`)
    await run.send.click()
    const said = run.comments.first()
    await see(said.getByText(says), said.getByText('123,456,780'))
    expect(await said.getByRole('link', { name: address }).getAttribute('href')).toBe(address)
    await said.locator('img.run-field').scrollIntoViewIfNeeded()
    await eventually(() => drawn(said)).toBe(true)
    await clean()
    await said.locator('a.run-card').click()
    const time = page.locator('#path').getByRole('slider', { name: way.scrub })
    await see(time)
    await eventually(() => time.inputValue()).toBe('305')
    await eventually(() =>
      page.locator('#path').evaluate((section) => Math.abs(section.getBoundingClientRect().top) < 200),
    ).toBe(true)

    // In a floor the address that is pasted on an empty line becomes the card; within a line it stays an address.
    const thread = topicPage(person)
    await thread.visit(topic)
    await thread.openReply()
    await paste(thread.editor.text, address)
    await see(thread.editor.text.getByText('0:05'))
    await page.keyboard.type('see ')
    await paste(thread.editor.text, address)
    await thread.post.click()
    const floor = thread.floor(2)
    await see(floor.getByText(says), floor.getByText('123,456,780'), floor.getByText('see '))
    expect(await floor.locator('a.run-card').count()).toBe(1)
    expect(await floor.locator('a.run-card').getAttribute('href')).toBe(`/r/${code}#s=1&f=305`)
    await floor.locator('img.run-field').scrollIntoViewIfNeeded()
    await eventually(() => drawn(floor)).toBe(true)
    await clean()
  })
}

/** Pastes text as browsers do, where the caret is. */
const paste = (into: Locator, text: string) =>
  into.evaluate((element, words) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', words)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
