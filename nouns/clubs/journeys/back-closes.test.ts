import { expect } from 'vitest'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { clubsPage } from '#site/journeys/pages/clubs-page.ts'
import { frame } from '#site/journeys/pages/frame.ts'
import { topicPage } from '#site/journeys/pages/topic-page.ts'
import { hydrated, type Person } from '#site/journeys/person.ts'
import { eventually, see, seeGone } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { makeMember } from '#site/test/make-member.ts'
import { draftChoices } from '#words/editor/draft-choices.zh.ts'
import { editor as zh } from '#words/editor/editor.zh.ts'
import { answer, makeClub, makeTopic } from '../test/clubs.ts'

const journey = journeysOn()
const address = ({ page }: Person) => new URL(page.url()).search

for (const device of variants(import.meta, ['PC', 'M'] as const)) {
  journey(`Back closes the composer of a topic and stays in the club, on ${device}`, async ({ site, person }) => {
    const m = await makeClub(site)
    const writer = await person({ device, token: (await makeMember(site, `back${device}`)).token })
    const { page } = writer
    await writer.visit('/ms')
    const club = clubsPage(writer)
    await page.locator(`a[href="/ms?m=${m}"]`).first().click()
    await club.openWrite()
    await club.title.fill('还没写完的标题')
    await club.openText()
    await page.keyboard.type('half of it')
    await page.goBack()
    await seeGone(club.title)
    expect(address(writer)).toBe(`?m=${m}`)
    await see(page.getByText(club.composer.kept))

    // A reload with the composer open shows it again, and Back still closes it.
    await club.openWrite()
    await see(club.editor.text.getByText('half of it'))
    await page.reload()
    await hydrated(page)
    await see(club.editor.text.getByText('half of it'))
    await page.goBack()
    await seeGone(club.title)
    expect(address(writer)).toBe(`?m=${m}`)

    // Closed by its cross, or posted, it leaves no step behind.
    await club.openWrite()
    await page.getByRole('button', { name: club.composer.stopWriting }).click()
    await seeGone(club.title)
    await eventually(() => new URL(page.url()).hash).toBe('')
    await club.openWrite()
    await see(club.editor.text.getByText('half of it'))
    await club.post.click()
    await page.waitForURL(/[?&]t=\d+/)
    await page.goBack()
    await eventually(() => page.url()).toMatch(new RegExp(`/ms\\?m=${m}$`))
    await page.goBack()
    await eventually(() => page.url()).toMatch(/\/ms$/)
  })
}

journey('Back on text that is kept nowhere asks, and the address stays that of the club', async ({ site, person }) => {
  const m = await makeClub(site)
  const writer = await person({ device: 'M', token: (await makeMember(site, 'nowhere')).token })
  const { page, context } = writer
  await context.addInitScript(() => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function set(key: string, value: string) {
      if (key.startsWith('draft.')) throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, key, value)
    }
  })
  await context.route('**/api/saveDraft', (route) => route.fulfill({ json: { auth: '', data: null, msg: 'busy' } }))
  await writer.visit('/ms')
  const club = clubsPage(writer)
  await page.locator(`a[href="/ms?m=${m}"]`).first().click()
  await club.openWrite()
  await club.openText()
  await page.keyboard.type('only here')
  await see(page.getByText(zh.drafts.kept.unsaved))
  const asked = page.getByRole('dialog', { name: zh.leave.title })
  for (let n = 0; n < 2; n++) {
    await page.goBack()
    await see(asked)
    expect(address(writer)).toBe(`?m=${m}`)
    expect(await axeViolations(page)).toEqual([])
    await asked.getByRole('button', { name: zh.leave.stay }).click()
    await see(club.editor.text.getByText('only here'))
  }
  await page.goBack()
  await asked.getByRole('button', { name: zh.leave.go }).click()
  await seeGone(club.title)
  expect(address(writer)).toBe(`?m=${m}`)
})

journey('Back on a phone puts a reply away and stays in the topic', async ({ site, person }) => {
  const author = await makeMember(site, 'opener')
  const t = await makeTopic(site, author, { m: await makeClub(site) })
  const reader = await person({ device: 'M', token: author.token })
  const { page } = reader
  const topic = topicPage(reader)
  await topic.visit(t)
  await topic.openReply()
  await page.keyboard.type('an answer')
  await page.goBack()
  await seeGone(topic.editor.text)
  expect(address(reader)).toBe(`?t=${t}`)
  await topic.openReply()
  await see(topic.editor.text.getByText('an answer'))
  await topic.post.click()
  await see(topic.floor(2).getByText('an answer'))
  await eventually(() => new URL(page.url()).hash).not.toBe('#write')
})

journey('who logs out with a reply open is not asked to log in', async ({ site, person }) => {
  const author = await makeMember(site, 'going')
  const t = await makeTopic(site, author, { m: await makeClub(site) })
  const writer = await person({ device: 'M', token: author.token })
  const topic = topicPage(writer)
  await topic.visit(t)
  await topic.openReply()
  await writer.page.keyboard.type('half an answer')
  await frame(writer).logOut()
  await seeGone(topic.editor.text)
  await eventually(() => new URL(writer.page.url()).hash).toBe('')
  // As long as the script of the dialog may need.
  await writer.page.waitForTimeout(1_000)
  expect(await frame(writer).dialog.count()).toBe(0)
})

// Saved by Back itself, and with that save still under way when the second quotation is put in.
for (const delay of [0, 4_000]) {
  journey(
    `A quotation after Back joins what was written, saved in ${delay} ms, and a double press posts once`,
    async ({ site, person }) => {
      const author = await makeMember(site, `quoter${delay}`)
      const m = await makeClub(site)
      const t = await makeTopic(site, author, { m })
      for (let n = 0; n < 2; n++) await answer(site, author, t)
      const reader = await person({ device: 'M', token: author.token })
      const { page } = reader
      await page.route('**/api/saveDraft', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, delay))
        await route.continue()
      })
      await reader.visit(`/ms?m=${m}`)
      await page.locator(`a[href^="/ms?t=${t}"]`).first().click()
      const topic = topicPage(reader)
      await see(topic.floor(3))
      await topic.quote(2)
      const quotes = topic.editor.text.locator(':scope > :is(blockquote, :has(blockquote))')
      await eventually(() => quotes.count()).toBe(1)
      await page.keyboard.type('to the second')
      await page.goBack()
      await seeGone(topic.editor.text)
      await page.waitForTimeout(delay === 0 ? 1_000 : 0)
      await topic.quote(3)
      await eventually(() => quotes.count()).toBe(2)
      await see(topic.editor.text.getByText('to the second'))
      // The closed form's save has been answered, and this one's sent.
      await page.waitForTimeout(delay + 4_500)
      expect(await page.getByText(draftChoices.newerTitle).count()).toBe(0)

      await topic.post.dblclick()
      await see(topic.floor(4).getByText('to the second'))
      expect(address(reader)).toBe(`?t=${t}`)
      await page.waitForTimeout(delay)
      await topic.openReply()
      await page.waitForTimeout(500)
      expect((await topic.editor.text.innerText()).trim()).toBe('')
      expect(await page.getByText(zh.drafts.restored).count()).toBe(0)
      expect(await topic.floor(5).count()).toBe(0)
      await page.goBack()
      await page.goBack()
      await eventually(() => address(reader)).toBe(`?m=${m}`)
    },
  )
}
