import sharp from 'sharp'
import { expect } from 'vitest'
import { axeViolations } from '#site/journeys/axe.ts'
import { inputField, write } from '#site/journeys/input/field.ts'
import { sequences } from '#site/journeys/input/sequences.ts'
import { journeysOn, type Visit } from '#site/journeys/journey.ts'
import type { Person } from '#site/journeys/person.ts'
import { eventually, see, seeGone } from '#site/journeys/see.ts'
import { watchWrites } from '#site/journeys/watch-writes.ts'
import { makeMember } from '#site/test/make-member.ts'
import { emoji as enEmoji } from '#words/editor/emoji.en.ts'
import { emoji as zhEmoji } from '#words/editor/emoji.zh.ts'
import { messages as calls } from '../contract/messages.ts'
import { messages as enMessages } from '../words/messages.en.ts'
import { messages as zhMessages } from '../words/messages.zh.ts'

const journey = journeysOn()

const field = ({ page }: Person) => page.getByRole('main').getByRole('textbox', { name: /写给|Write to/ })
const log = ({ page }: Person) => page.getByRole('log')
const drawn = (background: string) =>
  sharp({ create: { width: 640, height: 400, channels: 3, background } })
    .png()
    .toBuffer()

/** Two who have both written, with their conversation open. */
async function twoWhoTalk({ site, person }: Visit, name: string) {
  const [ann, bea] = [await makeMember(site, `${name}a`), await makeMember(site, `${name}b`)]
  await site.call(calls.calls.send, { UID: bea.id, text: 'hello' }, { token: ann.token })
  await site.call(calls.calls.send, { UID: ann.id, text: 'hi' }, { token: bea.token })
  const writer = await person({ token: ann.token })
  const reader = await person({ token: bea.token, language: 'en', device: 'M' })
  await writer.visit(`/messages?with=${bea.id}`)
  await reader.visit(`/messages?with=${ann.id}`)
  await see(log(writer).getByText('hi'), log(reader).getByText('hello'))
  return { writer, reader }
}

journey(
  'pictures with their descriptions and emoji come to the other one live, and go when taken back',
  async (visit) => {
    const { writer, reader } = await twoWhoTalk(visit, 'pictures')
    const { page } = writer
    await page.getByLabel(zhMessages.pictures).setInputFiles([
      { name: 'one.png', mimeType: 'image/png', buffer: await drawn('#d9486e') },
      { name: 'not.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
    ])
    await see(page.getByRole('alert'))
    await field(writer).fill('看这张')
    await page.getByRole('button', { name: zhMessages.send }).click()
    await see(page.getByText(zhMessages.failedPictures))
    expect(await field(writer).inputValue()).toBe('看这张')
    await page.getByRole('button', { name: zhMessages.dropPicture(2) }).click()
    await page.getByLabel(zhMessages.alt(1)).fill('草莓色')
    await page.getByRole('button', { name: zhMessages.emoji }).click()
    await page.getByRole('tab', { name: zhEmoji.quotes.title }).click()
    await page.getByRole('button', { name: zhEmoji.quotes.names.cleared, exact: true }).click()
    await eventually(() => field(writer).inputValue()).toBe('看这张:quotes/cleared:')
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: zhMessages.send }).click()
    await seeGone(page.getByLabel(zhMessages.alt(1)))

    const [picture, emoji] = [
      log(reader).getByRole('img', { name: '草莓色' }),
      log(reader).getByRole('img', { name: enEmoji.quotes.names.cleared }),
    ]
    await see(picture, emoji)
    await eventually(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)).toBe(600)
    expect(await axeViolations(reader.page)).toEqual([])

    await page.getByRole('button', { name: zhMessages.takeBack }).last().click()
    await see(log(reader).getByText(enMessages.taken))
    expect(await picture.count()).toBe(0)
  },
)

journey('the fields take every composition, and Enter sends only once it is over', async (visit) => {
  const { writer } = await twoWhoTalk(visit, 'composes')
  const { page } = writer
  for (const box of [field(writer), page.getByLabel(zhMessages.find)]) {
    const wrote = watchWrites(page)
    for (const { name, strokes, text } of sequences) {
      await box.fill('')
      await box.click()
      expect(await write(inputField(page, box), strokes, { at: name })).toBe(text)
    }
    await box.fill('')
    expect(wrote).toEqual([])
  }
  const wrote = watchWrites(page)
  await field(writer).click()
  const said = await write(inputField(page, field(writer)), sequences[1]?.strokes ?? [])
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await see(log(writer).getByText(said))
  expect(wrote).toHaveLength(1)
  // What was found leads to its place.
  await page.getByLabel(zhMessages.find).fill('hello')
  await page.getByLabel(zhMessages.find).press('Enter')
  await page.getByRole('complementary').getByRole('listitem').getByRole('link').click()
  await eventually(() => log(writer).locator('[data-found]').innerText()).toContain('hello')
})
