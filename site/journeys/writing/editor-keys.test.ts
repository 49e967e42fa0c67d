import { expect } from 'vitest'
import { answer, makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { editorBlocks as zh } from '#words/editor/editor-blocks.zh.ts'
import { makeMember } from '../../test/make-member.ts'
import { journeysOn, type Visit } from '../journey.ts'
import { clubsPage } from '../pages/clubs-page.ts'
import { topicPage } from '../pages/topic-page.ts'
import { writeParts } from '../pages/write-parts.ts'
import { hydrated } from '../person.ts'
import { eventually, see } from '../see.ts'

const journey = journeysOn()

journey('keys lead before and behind a block, and a restored text goes on below it', async (visit) => {
  const { club, parts, page, lines } = await atNewTopic(visit, 'keys')
  await parts.gallery()
  await page.keyboard.type('middle')
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('first')
  expect(await lines()).toEqual(['first', 'gallery', 'middle'])
  const block = club.editor.text.locator('[data-component=gallery]')
  const select = async () => {
    await block.click({ modifiers: ['Control'] })
    await see(page.getByText(zh.selectedOpens(zh.names.gallery(2))))
  }
  await select()
  await page.keyboard.press('End')
  await page.keyboard.type('<')
  await select()
  await page.keyboard.press('Home')
  await page.keyboard.type('>')
  await select()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('!')
  expect(await lines()).toEqual(['first>', 'gallery', '<middle!'])

  await page.keyboard.press('Enter')
  await parts.hidden('剧透', () => page.keyboard.type('the end'))
  expect(await lines()).toEqual(['first>', 'gallery', '<middle!', 'hidden', ''])
  await page.keyboard.press('Control+s')
  await see(page.locator('[data-kept=server]'))
  await page.reload()
  await hydrated(page)
  // The address opens the form again.
  await see(club.title)
  await club.openText()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('and on')
  await eventually(lines).toEqual(['first>', 'gallery', '<middle!', 'hidden', 'and on'])
})

journey('what is put in is undone by itself, however fast one writes', async (visit) => {
  const { page, lines } = await atNewTopic(visit, 'undoer')
  for (const [tool, shown] of [
    ['table', 'TABLE'],
    ['horizontalRule', 'HR'],
  ] as const) {
    await page.keyboard.type('before')
    await page.locator(`[data-tool=${tool}]`).click()
    await page.keyboard.type('after')
    await page.keyboard.press('Control+z')
    expect((await lines())[1]).toBe(shown)
    await page.keyboard.press('Control+z')
    expect(await lines()).toEqual(['before'])
    await page.keyboard.press('Control+z')
    expect(await lines()).toEqual([''])
  }
})

journey('those who write in the topic stand first among who can be mentioned', async (visit) => {
  const { site } = visit
  const [host, , guest] = [
    await makeMember(site, 'host'),
    await makeMember(site, 'satori1'),
    await makeMember(site, 'satori2'),
  ]
  const t = await makeTopic(site, host, { m: await makeClub(site) })
  await answer(site, guest, t)
  const writer = await visit.person({ token: host.token })
  const topic = topicPage(writer)
  await topic.visit(t)
  await topic.openReply()
  await topic.editor.text.click()
  await writer.page.keyboard.type('@satori')
  const found = writer.page.getByRole('option')
  await see(found)
  expect(await found.count()).toBe(2)
  expect(await found.first().textContent()).toContain('satori2')
})

/** A member at the empty editor of a new topic. */
async function atNewTopic(visit: Visit, name: string) {
  const { token } = await makeMember(visit.site, name)
  const writer = await visit.person({ token })
  const club = clubsPage(writer)
  await club.visit(await makeClub(visit.site))
  await club.openWrite()
  await club.openText()
  /** The blocks of the text: the words of a paragraph, the kind of any other block. */
  const lines = () =>
    club.editor.text.evaluate((text) =>
      [...text.children].map((one) => {
        const block = one.matches('[data-component]') ? one : one.querySelector('[data-component], table, hr')
        if (one.matches('p')) return one.textContent
        return block?.getAttribute('data-component') ?? block?.tagName ?? one.tagName
      }),
    )
  return { club, parts: writeParts(writer), page: writer.page, lines }
}
