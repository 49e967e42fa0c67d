import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { answer, documentOf, makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { messages } from '#nouns/messages/contract/messages.ts'
import { messages as messageWords } from '#nouns/messages/words/messages.zh.ts'
import { emoji } from '#words/editor/emoji.zh.ts'
import { makeMember } from '../../test/make-member.ts'
import { builtFile } from '../built-file.ts'
import { openInputMethod } from '../input/input-method.ts'
import { journeysOn, type Visit } from '../journey.ts'
import { topicPage } from '../pages/topic-page.ts'
import type { Device } from '../person.ts'
import { eventually, see, seeGone } from '../see.ts'
import { variants } from '../variants.ts'
import { holdFrames } from './hold-frames.ts'

// Words typed before the page has drawn what was inserted.
const journey = journeysOn()

for (const device of variants(import.meta, ['PC', 'M'] as const)) {
  journey(`words typed right after a press on quote come after the quotation, on ${device}`, async (visit) => {
    const { topic, page, frames, lines } = await atTopic(visit, device)
    const quotes = topic.editor.text.locator('blockquote')
    await frames.hold()
    await topic.quote(2)
    await eventually(() => quotes.count()).toBe(1)
    await page.keyboard.type('to the second')
    expect(await lines()).toEqual(['quote: an answer', 'to the second'])
    await topic.quote(3)
    await eventually(() => quotes.count()).toBe(2)
    const method = await openInputMethod(page)
    await method.press({ show: 'ni' })
    await frames.release()
    await method.press({ show: "ni'hao" })
    await method.press({ commit: '你好' })
    await method.close()
    await page.keyboard.type(' to the third')
    await eventually(lines).toEqual(['quote: an answer', 'to the second', 'quote: an answer', '你好 to the third'])
  })
}

// The editor's script, then the writer's draft, come while one types on.
journey(
  'what is typed after a quotation was asked for stays behind it, what was there before in front',
  async (visit) => {
    const { topic, page, lines, goToBox } = await atTopic(visit, 'PC', ['floor 2', 'floor 3', 'floor 4'])
    const { text } = topic.editor
    const drafts = await hold(page, '**/api/getDraft')
    const script = await goToBox()
    await page.keyboard.type('before')
    await topic.quote(2)
    await topic.quote(3)
    await see(page.locator('#write textarea:focus'))
    await page.keyboard.type('one ')
    script.release()
    await see(text.getByText('before'))
    await page.keyboard.type('two')
    drafts.release()
    await eventually(lines).toEqual(['before', 'quote: floor 2', 'quote: floor 3', 'one two'])
    // At the end of the text: with a line of its own. Within a quotation: behind that.
    await topic.quote(4)
    await eventually(lines).toEqual(['before', 'quote: floor 2', 'quote: floor 3', 'one two', 'quote: floor 4', ''])
    await page.keyboard.type('three')
    await text.getByText('floor 2').click()
    await topic.quote(1)
    const nested = ['before', 'quote: floor 2', 'quote: the opening words', '', 'quote: floor 3', 'one two']
    await eventually(lines).toEqual([...nested, 'quote: floor 4', 'three'])
  },
)

journey('a quotation stays in front of what is typed over a selection, behind one of several lines', async (visit) => {
  const { topic, page, lines, goToBox } = await atTopic(visit, 'PC', ['floor 2', 'floor 3'])
  const script = await goToBox()
  await page.keyboard.type('hello world')
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await topic.quote(2)
  await page.keyboard.type('words')
  script.release()
  await eventually(lines).toEqual(['hello ', 'quote: floor 2', 'words'])
  await page.keyboard.press('Enter')
  await page.keyboard.type('one')
  await page.keyboard.press('Enter')
  await page.keyboard.type('two')
  await page.keyboard.press('Shift+ArrowUp')
  await topic.quote(3)
  await eventually(lines).toEqual(['hello ', 'quote: floor 2', 'words', 'one', 'two', 'quote: floor 3', ''])
  await page.keyboard.type('three')
  await eventually(lines).toEqual(['hello ', 'quote: floor 2', 'words', 'one', 'two', 'quote: floor 3', 'three'])
})

journey('a quotation comes into a box that was emptied meanwhile, and behind a draft that comes', async (visit) => {
  const { topic, page, lines, go, goToBox } = await atTopic(visit, 'PC', ['floor 2', 'floor 3'])
  const script = await goToBox()
  await page.keyboard.type('all of this')
  await topic.quote(1)
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  script.release()
  await eventually(lines).toEqual(['quote: the opening words', ''])
  await page.keyboard.type('an answer')
  await page.keyboard.press('Control+s')
  await page.locator('[data-kept=server]').waitFor()
  await go()
  await topic.quote(2)
  const restored = ['quote: the opening words', 'an answer', 'quote: floor 2', '']
  await eventually(lines).toEqual(restored)
  // With all of it selected: behind it.
  await page.keyboard.press('Control+a')
  await topic.quote(3)
  await eventually(lines).toEqual([...restored, 'quote: floor 3', ''])
})

journey('what is sent before the editor, or the draft, is there has the quotations that wait', async (visit) => {
  const { topic, page, go, goToBox } = await atTopic(visit, 'PC', ['floor 2', 'floor 3'])
  const drafts = await hold(page, '**/api/getDraft')
  const answered = async (floor: number, quoted: number) => {
    await topic.quote(quoted)
    await topic.quote(quoted)
    await page.keyboard.type(`to floor ${quoted}`)
    await page.keyboard.press('Control+Enter')
    const posted = topic.floor(floor).locator('blockquote')
    await see(posted.filter({ hasText: `floor ${quoted}` }), topic.floor(floor).getByText(`to floor ${quoted}`))
    expect(await posted.count()).toBe(1)
  }
  const script = await goToBox()
  await answered(4, 2)
  script.release()
  await go()
  await page.locator('#write button').click()
  await see(topic.editor.text)
  await answered(5, 3)
  drafts.release()
})

journey('without the editor the head of the reply names what is quoted', async (visit) => {
  const { topic, page, go } = await atTopic(visit, 'PC', ['floor 2'])
  await page.route(`**${builtFile('house/editor/editor.tsx')}`, (route) => route.abort('connectionreset'))
  await go()
  await topic.quote(2)
  await see(topic.reply.getByText(/^↳ author\d+ #2$/))
  await page.locator('#write textarea').fill('an answer')
  await see(topic.reply.getByText(/^↳ author\d+ #2$/))
})

journey(
  'while the draft is on its way, what is typed after quoting is text, and two presses quote once',
  async (visit) => {
    const { topic, page, lines, go } = await atTopic(visit, 'PC', ['floor 2', 'floor 3'])
    const drafts = await hold(page, '**/api/getDraft')
    await go()
    await page.locator('#write button').click()
    await see(topic.editor.text)
    await topic.quote(2)
    await topic.quote(2)
    await page.keyboard.type('j answer')
    await topic.quote(3)
    await page.keyboard.type('to the third')
    await page.keyboard.press('Control+Home')
    drafts.release()
    await eventually(lines).toEqual(['quote: floor 2', 'j answer', 'quote: floor 3', 'to the third'])
  },
)

journey('a quotation stands where it was asked for, wherever one goes on writing meanwhile', async (visit) => {
  const { topic, page, lines, go } = await atTopic(visit, 'PC', ['floor 2', 'floor 3', 'floor 4'])
  /** Presses a key until the editor has the caret where it leads: just after an edit it may put it back. */
  const move = (key: string, to: number) =>
    eventually(async () => {
      await page.keyboard.press(key)
      return topic.editor.text.evaluate((text) => {
        const { editor } = text as unknown as { editor: { state: { selection: { from: number } } } } // Tiptap's own
        return editor.state.selection.from
      })
    }).toBe(to)
  // Without an answer about the draft the editor begins after 4 s.
  await page.addInitScript(() => {
    const later = setTimeout
    window.setTimeout = ((act: () => void, ms?: number) => (ms === 4_000 ? 0 : later(act, ms))) as typeof setTimeout
  })
  const drafts = await hold(page, '**/api/getDraft')
  await go()
  await page.locator('#write button').click()
  await see(topic.editor.text)
  await page.keyboard.type('one')
  await page.keyboard.press('Enter')
  await page.keyboard.type('two')
  await move('Control+Home', 1)
  await topic.quote(2)
  await move('End', 4)
  await topic.quote(3)
  await move('Control+End', 9)
  await page.keyboard.type('!')
  // Over what was selected.
  await page.keyboard.press('Enter')
  await page.keyboard.type('three')
  await move('Shift+Home', 12)
  await topic.quote(4)
  await page.keyboard.type('words')
  drafts.release()
  await eventually(lines).toEqual(['one', 'quote: floor 2', 'quote: floor 3', 'two!', 'quote: floor 4', 'words'])
})

journey('a quotation that is asked for at the moment when the form appears is not lost', async (visit) => {
  const { topic, page, lines } = await atTopic(visit, 'PC', ['floor 2', 'floor 3'])
  const buttons = await Promise.all([2, 3].map((n) => topic.quoteButton(n).elementHandle()))
  await page.evaluate(([second, third]) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('#write textarea')) return
      observer.disconnect()
      if (third instanceof HTMLElement) third.click()
    }).observe(document.body, { subtree: true, childList: true })
    if (second instanceof HTMLElement) second.click()
  }, buttons)
  await eventually(lines).toEqual(['quote: floor 2', 'quote: floor 3', ''])
})

journey('a quotation has the names of emoji', async ({ site, person }) => {
  const author = await makeMember(site, 'waver')
  const waving = { type: 'emoji', attrs: { set: 'quotes', name: 'cleared' } }
  const t = await makeTopic(site, author, { m: await makeClub(site), document: documentOf('done ', waving) })
  const topic = topicPage(await person({ token: author.token }))
  await topic.visit(t)
  await topic.quote(1)
  await see(topic.editor.text.locator('blockquote').getByText(`done [${emoji.quotes.names.cleared}]`))
})

journey('words typed right after a quotation was dropped, or a tool pressed by key, are in the text', async (visit) => {
  const { topic, page, frames, lines } = await atTopic(visit, 'PC')
  const { text } = topic.editor
  await topic.quote(2)
  await see(text.locator('blockquote'))
  await page.keyboard.type('words')
  await frames.hold()
  await text.locator('blockquote button').click()
  await page.keyboard.type(', more')
  expect(await lines()).toEqual(['words, more'])
  await page.locator('[data-tool=bold]').press('Enter')
  await page.keyboard.type('bold')
  expect(await lines()).toEqual(['words, morebold'])
  expect(await text.locator('strong').innerText()).toBe('bold')
})

journey('words typed right after an emoji come behind it, in the middle of a message too', async ({ site, person }) => {
  const [ann, bea] = [await makeMember(site, 'ann'), await makeMember(site, 'bea')]
  await site.call(messages.calls.send, { UID: bea.id, text: 'hello' }, { token: ann.token })
  await site.call(messages.calls.send, { UID: ann.id, text: 'hi' }, { token: bea.token })
  const writer = await person({ token: ann.token })
  const { page } = writer
  const frames = await holdFrames(page)
  await writer.visit(`/messages?with=${bea.id}`)
  const field = page.getByRole('main').getByRole('textbox', { name: /写给/ })
  await field.click()
  await page.keyboard.type('ab')
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('button', { name: messageWords.emoji }).click()
  await page.getByRole('tab', { name: emoji.quotes.title }).click()
  await frames.hold()
  await page.getByRole('button', { name: emoji.quotes.names.cleared, exact: true }).click()
  await page.keyboard.type('12')
  expect(await field.inputValue()).toBe('a:quotes/cleared:12b')
})

journey('a quotation and a picture that come during a composition wait for its end', async (visit) => {
  const { topic, page, lines } = await atTopic(visit, 'PC')
  const { text } = topic.editor
  const drafts = await hold(page, '**/api/getDraft')
  const pictures = await hold(page, '**/getSRC')
  await topic.openReply()
  await topic.quote(2)
  await text.click()
  const method = await openInputMethod(page)
  await method.press({ show: 'ni' })
  const answered = page.waitForResponse('**/api/getDraft')
  drafts.release()
  await (await answered).finished()
  await method.press({ show: "ni'hao" })
  await method.press({ commit: '你好' })
  await eventually(lines).toEqual(['quote: an answer', '你好'])
  await page.keyboard.type('then')

  await text.evaluate(async (element) => {
    const clipboardData = new DataTransfer()
    const canvas = new OffscreenCanvas(64, 40)
    canvas.getContext('2d')?.fillRect(0, 0, 64, 40)
    clipboardData.items.add(new File([await canvas.convertToBlob()], 'image.png', { type: 'image/png' }))
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  const progress = page.getByRole('progressbar')
  await see(progress)
  await method.press({ show: 'zai' })
  const stored = page.waitForResponse('**/getSRC')
  pictures.release()
  await (await stored).finished()
  await method.press({ show: "zai'jian" })
  // It counts as on its way until it is in the text, so that nothing is posted without it.
  await see(progress)
  await method.press({ commit: '再见' })
  await seeGone(progress)
  await method.close()
  await eventually(lines).toEqual(['quote: an answer', '你好then', '', '再见'])
  expect(await text.locator('img[src^="/pic/"]').count()).toBe(1)
})

/** A reader of a topic with answers. `go` opens it again. */
async function atTopic({ site, person }: Visit, device: Device, answers = ['an answer', 'an answer']) {
  const author = await makeMember(site, `author${++count}`)
  const t = await makeTopic(site, author, { m: await makeClub(site) })
  for (const words of answers) await answer(site, author, t, documentOf(words))
  const reader = await person({ device, token: author.token })
  const { page } = reader
  const frames = await holdFrames(page)
  const topic = topicPage(reader)
  const go = () => topic.visit(t)
  await go()
  /** Opens it again and its plain box. The editor that replaces the box is held until it is released. */
  const goToBox = async () => {
    const script = await hold(page, `**${builtFile('house/editor/editor.tsx')}`)
    await go()
    await page.locator('#write button').click()
    await see(page.locator('#write textarea:focus'))
    return script
  }
  /** The lines of the reply; of a quotation its words. */
  const lines = () =>
    topic.editor.text.evaluate((text) =>
      [...text.children].map((one) =>
        one.matches('blockquote') ? `quote: ${one.querySelector('p')?.textContent}` : one.textContent,
      ),
    )
  return { topic, page, frames, lines, go, goToBox }
}

let count = 0

/** Holds the calls to an address until they are released. */
async function hold(page: Page, address: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return { release: resolve }
}
