import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { writing } from '#contract/writing.ts'
import { uploadRun } from '#nouns/replays/test/upload-run.ts'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { clubsPage } from '#site/journeys/pages/clubs-page.ts'
import { topicPage } from '#site/journeys/pages/topic-page.ts'
import type { Device } from '#site/journeys/person.ts'
import { eventually, see, seeGone } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { makeMember } from '#site/test/make-member.ts'
import { editorBlocks as blocks } from '#words/editor/editor-blocks.zh.ts'
import { clubs } from '../contract/clubs.ts'
import { answer, documentOf, makeClub, makeTopic } from '../test/clubs.ts'

const journey = journeysOn()
/** The last is a phone whose keyboard is open. */
const windows: readonly (readonly [Device, number, number])[] = [
  ['PC', 1440, 900],
  ['M', 390, 844],
  ['M', 390, 420],
]

for (const [i, [device, width, height]] of variants(import.meta, windows.entries())) {
  journey(
    `the buttons of a long topic stay in view at ${width} x ${height}, and Escape keeps the draft`,
    async (visit) => {
      const { site, person } = visit
      const writer = await person({ device, token: (await makeMember(site, `long${i}`)).token })
      const { page } = writer
      await page.setViewportSize({ width, height })
      const club = clubsPage(writer)
      await club.visit(await makeClub(site))
      await club.openWrite()
      await club.title.fill('写了很久的一篇')
      await club.openText()
      expect(await inView(club.post)).toBe(true)
      const line = '很长的一段话，一行接着一行写下去。'.repeat(3)
      for (let n = 0; n < 12; n++) {
        await page.keyboard.insertText(line)
        await page.keyboard.press('Enter')
      }
      await page.keyboard.insertText('最后一行')
      const last = club.editor.text.getByText('最后一行')
      expect([await inView(club.post), await inView(last), await inView(club.title)]).toEqual([true, true, true])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(await axeViolations(page)).toEqual([])

      // In the text Escape belongs to input methods and to the list of names.
      await club.title.focus()
      await page.keyboard.press('Escape')
      await seeGone(club.title)
      await see(page.getByText(club.composer.kept))
      await club.openWrite()
      await eventually(() => club.title.inputValue()).toBe('写了很久的一篇')
      await see(last)
      await club.post.click()
      await page.waitForURL(/[?&]t=\d+/)
      await see(page.locator('#f1').getByText('最后一行'))
    },
  )
}

journey('a topic that is posted to another club than it was begun in leaves no draft', async ({ site, person }) => {
  const { token } = await makeMember(site, 'mover')
  const [begun, other] = [await makeClub(site, 'Begun here'), await makeClub(site, 'Posted there')]
  const writer = await person({ token })
  const { page } = writer
  const club = clubsPage(writer)
  const drafts = async () => (await site.call(writing.calls.drafts, { place: `m:${begun}` }, { token })).data.length
  await club.visit(begun)
  await club.openWrite()
  await club.title.fill('换一个社团')
  await club.openText()
  await page.keyboard.insertText('还是那句话')
  await eventually(drafts).toBe(1)
  await page.locator('#write').getByRole('combobox').selectOption(String(other))
  await club.post.click()
  await page.waitForURL(/[?&]t=\d+/)
  const t = new URL(page.url()).searchParams.get('t')
  expect((await site.call(clubs.calls.floors, { t: Number(t) })).data.topic.MS).toBe(other)
  await eventually(drafts).toBe(0)
})

journey('a quotation has the words of a floor, not the run that it shows nor what it quotes', async (visit) => {
  const { site, person } = visit
  const author = await makeMember(site, 'shower')
  const t = await makeTopic(site, author, { m: await makeClub(site) })
  const { rid } = await uploadRun(site, author)
  const quote = { type: 'quote', attrs: { floor: 1, uid: author.id, nick: '' }, content: documentOf('older').content }
  const run = { type: 'piece', attrs: { kind: 'replay', id: rid } }
  const document = { type: 'doc', content: [quote, run, ...documentOf('my own words').content] }
  expect((await site.call(clubs.calls.postFloor, { t, document }, { token: author.token })).msg).toBe('')
  const reader = await person({ token: (await makeMember(site, 'citer')).token })
  const topic = topicPage(reader)
  await topic.visit(t)
  await see(topic.floor(2).locator('a.run-card'))
  await topic.quote(2)
  const quoted = topic.editor.text.locator('blockquote p')
  await see(quoted)
  expect(await quoted.allInnerTexts()).toEqual(['my own words'])

  // Of a floor in which the reader has selected words, these are quoted.
  await topic.editor.text.getByRole('button', { name: blocks.dropQuote }).click()
  await seeGone(quoted)
  await topic
    .floor(2)
    .getByText('my own words')
    .evaluate((line) => getSelection()?.setBaseAndExtent(line.firstChild ?? line, 3, line.firstChild ?? line, 6))
  await topic.quote(2)
  await see(quoted)
  expect(await quoted.allInnerTexts()).toEqual(['own'])
})

// At the end of the window the editor would cover what is quoted.
for (const [device, block] of variants(import.meta, [
  ['PC', 'end'],
  ['M', 'start'],
  ['M', 'end'],
] as const)) {
  journey(
    `a floor at the ${block} of the window is quoted in view and ringed, and its quotation dropped, on ${device}`,
    async (visit) => {
      const { site, person } = visit
      const author = await makeMember(site, `q${device}${block}`)
      const t = await makeTopic(site, author, { m: await makeClub(site) })
      for (let n = 2; n <= 9; n++) await answer(site, author, t, documentOf(`floor ${n} of the topic`))
      const reader = await person({ device, token: (await makeMember(site, `r${device}${block}`)).token })
      const { page } = reader
      const topic = topicPage(reader)
      await topic.visit(t)
      await topic.floor(4).evaluate((floor, block) => floor.scrollIntoView({ block }), block)
      await topic.quote(4)
      await see(topic.editor.text.locator('blockquote'))
      const ringed = page.locator('article[data-quoted]')
      await eventually(() => ringed.getAttribute('id')).toBe('f4')
      const words = topic.floor(4).getByText('floor 4 of the topic')
      expect([await inView(words), await inView(topic.post)]).toEqual([true, true])
      expect(await overlap(words, topic.reply)).toBe(false)
      expect(await axeViolations(page)).toEqual([])

      await topic.editor.text.getByRole('button', { name: blocks.dropQuote }).click()
      await seeGone(topic.editor.text.locator('blockquote'))
      await eventually(() => ringed.count()).toBe(0)
      await page.keyboard.insertText('an answer without it')
      await topic.post.click()
      await see(topic.floor(10).getByText('an answer without it'))
    },
  )
}

/** Whether an element is whole inside the window. */
const inView = (found: Locator): Promise<boolean> =>
  found.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
  })

const overlap = async (one: Locator, other: Locator): Promise<boolean> => {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  return a !== null && b !== null && a.y + a.height > b.y && b.y + b.height > a.y
}
