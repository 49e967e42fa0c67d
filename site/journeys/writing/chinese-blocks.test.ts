import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { editorBlocks as words } from '#words/editor/editor-blocks.zh.ts'
import { makeMember } from '../../test/make-member.ts'
import { builtFile } from '../built-file.ts'
import { inputField, write } from '../input/field.ts'
import type { Stroke } from '../input/input-method.ts'
import { again, sequences } from '../input/sequences.ts'
import { journeysOn, type Visit } from '../journey.ts'
import { editorPart } from '../pages/editor-part.ts'
import { topicPage } from '../pages/topic-page.ts'
import type { Device } from '../person.ts'
import { eventually, see, seeGone } from '../see.ts'
import { variants } from '../variants.ts'
import { watchWrites } from '../watch-writes.ts'

const journey = journeysOn()

for (const device of variants(import.meta, ['PC', 'M'] as const)) {
  journey(
    `a name is asked for once it is composed, and chosen by the Enter after that, on ${device}`,
    async (visit) => {
      const nick = `古明地恋${device}`
      const koishi = await makeMember(visit.site, `komeiji${device.toLowerCase()}`)
      await visit.site.call(accounts.calls.rename, { nick }, { token: koishi.token })
      const { writer, topic, read } = await atReply(visit, device)
      const { page } = writer
      const wrote = watchWrites(page)
      const asked: string[] = []
      page.on('request', (request) => request.url().endsWith('/api/aite') && asked.push(request.postData() ?? ''))
      const card = page.getByRole('listbox', { name: words.mention.list })
      const field = { page, read }

      let done = await write(field, [{ commit: '@' }])
      const composing: readonly Stroke[] = [
        { show: 'gu' },
        { show: "gu'ming" },
        { show: "gu'ming'di" },
        { keep: 'ArrowDown' },
        { keep: 'Enter' },
        { keep: 'Enter', ctrl: true },
        { keep: 'Tab' },
      ]
      await write(field, composing, { before: done })
      // Longer than the mention card's debounce.
      await page.waitForTimeout(500)
      expect([asked, await card.count(), await read()]).toEqual([[], 0, "@gu'ming'di"])
      done += await write(field, [{ commit: '古明地' }], { before: done })
      await see(card.getByRole('option', { name: nick }))
      // Keys of the next composition must not control the card.
      await write(field, [{ show: 'l' }, { show: 'lian' }, { keep: 'Enter' }, { keep: 'Escape' }], { before: done })
      await seeGone(card)
      done += await write(field, [{ show: 'lian' }, { commit: '恋' }], { before: done })
      await see(card.getByRole('option', { name: nick }))
      await page.keyboard.press('Enter')
      await see(topic.editor.text.getByText(`@${nick}`))
      await eventually(read).toBe(`@${nick} `)
      await seeGone(card)
      expect(wrote).toEqual([])
    },
  )

  journey(
    `hidden text takes every sequence, and Escape closes nothing while it composes, on ${device}`,
    async (visit) => {
      const { writer, topic } = await atReply(visit, device)
      const { page } = writer
      await topic.editor.tool('hidden').click()
      const dialog = page.getByRole('dialog', { name: words.hidden.title })
      const title = dialog.getByLabel(words.hidden.showing)
      await title.click()
      await write(inputField(page, title), [
        { show: "ju'tou" },
        { keep: 'Escape' },
        { keep: 'Enter' },
        { commit: '剧透' },
      ])
      const small = editorPart(writer, dialog)
      await small.text.click()
      const read = () => wordsOf(small.text)
      let done = ''
      for (const { name, strokes } of sequences) {
        done += await write({ page, read }, strokes, { before: done, at: name })
      }
      await dialog.getByRole('button', { name: words.preview, exact: true }).click()
      const preview = page.getByRole('dialog', { name: words.hidden.previewTitle })
      await see(preview.getByText('剧透'), preview.getByText(done))
      await preview.getByRole('button', { name: words.insert, exact: true }).click()
      await see(topic.editor.text.getByText(words.names.hidden('剧透')))
    },
  )
}

journey('a word that stands there is composed again, and undone in one step', async (visit) => {
  const { writer, topic, read } = await atReply(visit, 'PC')
  const field = { page: writer.page, read }
  await write(field, [{ commit: '今天吃蛋糕了' }])
  // The text that replaces the word must keep its bold mark.
  await writer.page.keyboard.press('Control+a')
  await writer.page.keyboard.press('Control+b')
  await writer.page.keyboard.press('ArrowRight')
  await write(field, again, { before: '今天吃', after: '了' })
  expect(await topic.editor.text.locator('strong').allTextContents()).toEqual(['今天吃甜点了'])
  await writer.page.keyboard.press('Control+z')
  await eventually(read).toBe('今天吃蛋糕了')
})

journey('what is composed while the editor is on its way comes along', async (visit) => {
  const { site, person } = visit
  const writer = await person({ token: (await makeMember(site, 'early')).token })
  const t = await makeTopic(site, await makeMember(site, 'earlyhost'), { m: await makeClub(site) })
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await writer.page.route(`**${builtFile('house/editor/editor.tsx')}`, async (route) => {
    const response = await route.fetch()
    await arrived
    await route.fulfill({ response })
  })
  const topic = topicPage(writer)
  await topic.visit(t)
  await topic.reply.getByRole('button', { name: topic.words.topic.reply }).click()
  const box = topic.reply.locator('textarea')
  await box.click()
  const field = inputField(writer.page, box)
  const done = await write(field, sequences[0]?.strokes ?? [])
  await write(field, [{ show: 'dan' }, { show: "dan'gao" }], { before: done })
  arrive()
  // The editor must not replace the plain box during a composition.
  await writer.page.waitForTimeout(500)
  await write(field, [{ show: "dan'gao'" }], { before: done })
  const read = () => box.inputValue({ timeout: 200 }).catch(() => wordsOf(topic.editor.text))
  const last = await write({ page: writer.page, read }, [{ show: "dan'gao" }, { commit: '蛋糕' }], { before: done })
  await see(topic.editor.text)
  await eventually(() => wordsOf(topic.editor.text)).toBe(done + last)
})

/** The text without line breaks and zero-width characters. */
const wordsOf = async (text: Locator) => (await text.innerText()).replaceAll(/[\n\u200b\ufeff]/g, '')

/** A member at the empty reply box of a topic. */
async function atReply({ site, person }: Visit, device: Device) {
  const who = `${device.toLowerCase()}${++count}`
  const writer = await person({ device, token: (await makeMember(site, `writer${who}`)).token })
  const t = await makeTopic(site, await makeMember(site, `host${who}`), { m: await makeClub(site) })
  const topic = topicPage(writer)
  await topic.visit(t)
  await topic.openReply()
  await topic.editor.text.click()
  return { writer, topic, read: () => wordsOf(topic.editor.text) }
}

let count = 0
