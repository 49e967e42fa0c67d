import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { uploadRun } from '#nouns/replays/test/upload-run.ts'
import { readBlock } from '#rules/rich-text/block-data.ts'
import { editorBlocks as en } from '#words/editor/editor-blocks.en.ts'
import { editorBlocks as zh } from '#words/editor/editor-blocks.zh.ts'
import { giveLevels } from '../../test/give-levels.ts'
import { makeMember } from '../../test/make-member.ts'
import { axeViolations } from '../axe.ts'
import { journeysOn, type Visit } from '../journey.ts'
import type { Device, Person } from '../person.ts'
import { eventually, see, seeGone } from '../see.ts'
import { variants } from '../variants.ts'

const journey = journeysOn()
const packs = { zh, en }

for (const [language, device] of variants(import.meta, [
  ['zh', 'PC'],
  ['en', 'M'],
] as const))
  journey(`every block by mouse or finger, and posted (${language}, ${device})`, async (visit) => {
    const { writer, desk, t, token } = await writing(visit, { language, device })
    const { page } = writer
    const { words } = desk
    await page.keyboard.type('sweets')
    await desk.tool('emoji').click()
    await page.getByRole('tab').nth(1).click()
    await see(desk.emoji('default/laugh'))
    if (device === 'M') expect(await emojiInView(page)).toBe(24)
    await desk.emoji('default/laugh').click()
    await page.getByRole('tab').nth(6).click()
    await desk.emoji('pusheen/sit').click()
    await page.getByRole('button', { name: words.close, exact: true }).click()
    await page.keyboard.type(' @ko')
    await page.getByRole('listbox').getByRole('option').click()

    await desk.tool('picture').click()
    await desk.choose('one')
    await see(desk.dialog.getByRole('button', { name: words.picture.again }))
    await desk.dialog.getByLabel(words.picture.alt).fill('a red one')
    await desk.press(words.insert)

    await desk.tool('gallery').click()
    await desk.choose('one', 'two')
    await see(desk.dialog.getByRole('listitem').nth(1).getByRole('textbox'))
    await desk.press(words.preview)
    await expect(desk.dialog.locator('[aria-current]').count()).resolves.toBe(1)
    await desk.press(words.insert)

    await desk.tool('replay').click()
    await desk.dialog.getByRole('listitem').getByRole('button').first().click()
    await seeGone(desk.dialog)

    await desk.tool('hidden').click()
    await desk.dialog.getByLabel(words.hidden.showing).fill('the end')
    await desk.dialog.locator('.ProseMirror').click()
    await page.keyboard.type('all are eaten')
    await desk.press(words.preview)
    await desk.press(words.insert)
    await page.keyboard.type('and words after it')

    const [line, picture, gallery, replay, hidden, last] = await desk.blocks()
    expect(line?.content).toMatchObject([
      { type: 'text', text: 'sweets' },
      { type: 'emoji', attrs: { set: 'default', name: 'laugh' } },
      { type: 'emoji', attrs: { set: 'pusheen', name: 'sit' } },
      { type: 'text', text: ' ' },
      { type: 'mention', attrs: { label: 'koishi' } },
      { type: 'text', text: ' ' },
    ])
    expect(picture).toMatchObject({ type: 'picture', attrs: { src: expect.stringMatching(ours), alt: 'a red one' } })
    expect(readBlock(String(gallery?.attrs?.data))).toMatchObject({
      items: [
        { src: picture?.attrs?.src, name: 'one.png', alt: '', width: 64, height: 48 },
        { src: expect.stringMatching(ours), name: 'two.png', size: expect.any(Number) },
      ],
    })
    expect(replay).toMatchObject({ type: 'piece', attrs: { kind: 'replay', id: expect.any(Number) } })
    expect(hidden).toMatchObject({ type: 'block', attrs: { component: 'hidden' } })
    expect(readBlock(String(hidden?.attrs?.data))).toEqual({
      showing: 'the end',
      content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'all are eaten' }] }] },
    })
    expect(last?.content).toMatchObject([{ text: 'and words after it' }])

    const document = { type: 'doc', content: await desk.blocks() }
    const posted = await visit.site.call(clubs.calls.postFloor, { t, document }, { token })
    expect(posted.msg).toBe('')
  })

journey('every block by the keyboard alone', async (visit) => {
  const { writer, desk } = await writing(visit, { language: 'en', device: 'PC' })
  const { page } = writer
  const { words } = desk
  const keys = async (...pressed: string[]) => {
    for (const key of pressed) await page.keyboard.press(key)
  }
  const open = async (tool: Tool) => {
    await desk.tool(tool).focus()
    await keys('Enter')
  }
  await page.keyboard.type('sweets ')
  await open('emoji')
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('tab')
  await keys('ArrowRight', 'Tab', 'Tab', 'ArrowRight', 'ArrowDown')
  const chosen = await page.evaluate(() => document.activeElement?.getAttribute('data-emoji'))
  await keys('Enter', 'Enter', 'Escape')
  await eventually(() => desk.focused()).toBe(true)

  await page.keyboard.type(' @ko')
  await see(page.getByRole('listbox').getByRole('option'))
  await eventually(() => desk.text.getAttribute('aria-activedescendant')).not.toBeNull()
  await keys('Enter')

  await open('picture')
  await desk.dialog.getByLabel(words.picture.link).focus()
  await page.keyboard.type('https://example.com/a.webp')
  await keys('Enter')
  await see(desk.dialog.getByText(writer.words.problems['ms.notPic']))
  await desk.dialog.getByLabel(words.picture.link).fill('https://example.com/a.png')
  await keys('Enter')
  await seeGone(desk.dialog)

  await open('gallery')
  const link = desk.dialog.getByLabel(words.gallery.addLink)
  for (const name of ['one', 'two', 'three']) {
    await link.focus()
    await page.keyboard.type(`https://example.com/${name}.png`)
    await keys('Enter')
  }
  await desk.dialog.getByRole('button', { name: words.gallery.order(3, 3) }).focus()
  await keys('ArrowUp', 'ArrowUp')
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    words.gallery.order(1, 3),
  )
  await desk.dialog.getByLabel(words.gallery.altOf(1)).focus()
  await page.keyboard.type('the third')
  await desk.enter(words.preview)
  await desk.enter(words.insert)

  await open('replay')
  await desk.dialog.getByRole('listitem').getByRole('button').first().focus()
  await keys('Enter')
  await seeGone(desk.dialog)

  await open('hidden')
  await desk.dialog.getByLabel(words.hidden.showing).focus()
  await page.keyboard.type('the end')
  await keys('Enter')
  await page.keyboard.type('all are eaten')
  await desk.enter(words.preview)
  await desk.enter(words.insert)

  const [line, picture, gallery, replay, hidden] = await desk.blocks()
  const [set, name] = String(chosen).split('/')
  expect(line?.content).toMatchObject([
    { text: 'sweets ' },
    { type: 'emoji', attrs: { set, name } },
    { type: 'emoji', attrs: { set, name } },
    { text: ' ' },
    { type: 'mention', attrs: { label: 'koishi' } },
    {},
  ])
  expect(picture?.attrs).toMatchObject({ src: 'https://example.com/a.png' })
  expect(readBlock(String(gallery?.attrs?.data))).toMatchObject({
    items: [{ name: 'three.png', size: 'N/A', alt: 'the third' }, { name: 'one.png' }, { name: 'two.png' }],
  })
  expect([replay?.type, hidden?.attrs?.component]).toEqual(['piece', 'hidden'])

  // A selected block is announced to screen readers, opens in preview by Enter, and is deleted as a whole.
  await desk.selectBlock(4)
  await see(page.getByText(words.selectedOpens(words.names.hidden('the end'))))
  await keys('Enter')
  await see(desk.dialog.getByRole('heading', { name: words.hidden.previewTitle }))
  await keys('Escape')
  await seeGone(desk.dialog)
  await desk.selectBlock(4)
  await keys('Backspace')
  await eventually(async () => (await desk.blocks()).map(({ type }) => type)).toEqual([
    'paragraph',
    'picture',
    'block',
    'piece',
    'paragraph',
  ])
  await keys('Control+z')
  await eventually(async () => (await desk.blocks()).length).toBe(6)
})

journey('a gallery says what is wrong with it, and is replaced where it stands', async (visit) => {
  const { writer, desk } = await writing(visit, { language: 'zh', device: 'PC' })
  const { page } = writer
  const { words } = desk
  const { problems } = writer.words
  await desk.tool('gallery').click()
  await desk.choose('one')
  await see(desk.dialog.getByLabel(words.gallery.altOf(1)))
  await desk.press(words.preview)
  await see(desk.dialog.getByText(problems['ms.tooLess']))
  await desk.choose('one')
  await see(desk.dialog.getByText(problems['ms.imgDuplicate']))
  await desk.dialog
    .getByRole('button', { name: `${words.remove} one.png` })
    .last()
    .click()
  await desk.dialog.locator('input[type=file]').setInputFiles([
    { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(5_242_881) },
    { name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('words') },
  ])
  await see(desk.dialog.getByText(problems.FileTooBig), desk.dialog.getByText(problems['ms.notPic']))
  expect(await axeViolations(writer.page)).toEqual([])
  for (const name of ['large.png', 'words.txt'])
    await desk.dialog.getByRole('button', { name: `${words.upload.giveUp} ${name}` }).click()

  // A refused upload can be retried.
  const busy = { auth: '', msg: 'tooManyPixels', data: null }
  await page.route('**/getSRC', (route) => route.fulfill({ json: busy }), { times: 1 })
  await desk.choose('two')
  await desk.dialog.getByRole('button', { name: words.retry }).click()
  await see(desk.dialog.getByLabel(words.gallery.altOf(2)))
  await desk.dragLine(2, 1)
  await desk.press(words.preview)
  expect(await axeViolations(writer.page)).toEqual([])
  await desk.press(words.insert)
  const before = (await desk.blocks())[0]
  expect(readBlock(String(before?.attrs?.data))).toMatchObject({ items: [{ name: 'two.png' }, { name: 'one.png' }] })

  await desk.text.locator('[data-component=gallery]').click()
  await see(desk.dialog.getByRole('heading', { name: words.gallery.previewTitle }))
  await desk.press(words.back)
  await desk.dialog.getByLabel(words.gallery.altOf(1)).fill('blue')
  await desk.press(words.preview)
  await desk.press(words.replace)
  const [after, ...rest] = await desk.blocks()
  expect(after?.attrs?.id).toBe(before?.attrs?.id)
  expect(readBlock(String(after?.attrs?.data))).toMatchObject({ items: [{ alt: 'blue' }, {}] })
  expect(rest.map(({ type }) => type)).toEqual(['paragraph'])

  // Text typed on a selected block goes after it, and a line can also be written before it.
  await desk.selectBlock(0)
  await page.keyboard.type('behind')
  await desk.selectBlock(0)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('before')
  expect((await desk.blocks()).map(({ type, content }) => content?.[0]?.text ?? type)).toEqual([
    'before',
    'block',
    'behind',
    'paragraph',
  ])
})

journey('a mention waits for what an input method commits, and closes by Escape or a click', async (visit) => {
  const { writer, desk } = await writing(visit, { language: 'zh', device: 'PC' })
  const { page, context } = writer
  const option = page.getByRole('listbox').getByRole('option')
  const client = await context.newCDPSession(page)
  await page.keyboard.type('@')
  await client.send('Input.imeSetComposition', { text: 'ko', selectionStart: 2, selectionEnd: 2 })
  await client.send('Input.imeSetComposition', { text: 'koi', selectionStart: 3, selectionEnd: 3 })
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 }
  await client.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter })
  await client.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter })
  // longer than the mention card's debounce
  await page.waitForTimeout(600)
  expect(await option.count()).toBe(0)
  await client.send('Input.insertText', { text: 'koi' })
  await see(option)
  expect(JSON.stringify(await desk.blocks())).toContain('"@koi"')
  await page.keyboard.press('Escape')
  await seeGone(option)
  await page.keyboard.press('Enter')
  expect((await desk.blocks()).map(({ type }) => type)).toEqual(['paragraph', 'paragraph'])
  await page.keyboard.type('@koishi')
  await see(option)
  expect(await axeViolations(page)).toEqual([])
  await page.locator('dialog h2').first().click()
  await seeGone(option)
  await desk.text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' @koishi')
  await see(option)
  await page.keyboard.press('Tab')
  expect(JSON.stringify(await desk.blocks())).toContain('"mention"')
})

journey('a pasted picture finds its place while one writes on', async (visit) => {
  const { writer, desk } = await writing(visit, { language: 'zh', device: 'PC' })
  const { page } = writer
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/getSRC', async (route) => {
    await held
    await route.continue()
  })
  await page.keyboard.type('before')
  const bytes = (await painted('one')).toString('base64')
  await desk.text.evaluate((element, base64) => {
    const clipboardData = new DataTransfer()
    const content = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))
    clipboardData.items.add(new File([content], 'image.png', { type: 'image/png' }))
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, bytes)
  await see(page.getByRole('progressbar', { name: desk.words.upload.progress('image.png') }))
  await page.keyboard.type('behind')
  release()
  await eventually(async () => (await desk.blocks()).map(({ type }) => type)).toEqual([
    'paragraph',
    'picture',
    'paragraph',
  ])
  await page.keyboard.type(' it')
  const [first, , last] = await desk.blocks()
  expect([first?.content, last?.content]).toMatchObject([[{ text: 'before' }], [{ text: 'behind it' }]])
})

journey('own emoji are added by address, used and deleted', async (visit) => {
  const { writer, desk } = await writing(visit, { language: 'en', device: 'PC' })
  const { page } = writer
  const { words } = desk
  await desk.tool('emoji').click()
  await page.getByRole('tab', { name: words.emoji.own }).click()
  await page.getByLabel(words.emoji.addLabel).fill('https://example.com/own.png')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: words.emoji.ownName(1) }).click()
  expect(await axeViolations(page)).toEqual([])
  expect((await desk.blocks())[0]?.content).toMatchObject([
    { type: 'emoji', attrs: { set: 'own', src: 'https://example.com/own.png' } },
  ])
  await page.getByRole('button', { name: words.emoji.manage }).click()
  await page.getByRole('button', { name: words.emoji.drop(words.emoji.ownName(1)) }).click()
  await see(page.getByText(words.emoji.noOwn))
})

/** Emoji of which a part is in view: on a phone those of one page. */
const emojiInView = (page: Page) =>
  page.locator('[data-emoji]').evaluateAll(
    (all) =>
      all.filter((one) => {
        const { left, right } = one.getBoundingClientRect()
        return right > 1 && left < innerWidth - 1
      }).length,
  )

type Tool = 'emoji' | 'picture' | 'gallery' | 'replay' | 'hidden'

interface Block {
  readonly type: string
  readonly attrs?: Readonly<Record<string, unknown>>
  readonly content?: readonly { readonly text?: string }[]
}

const ours = /^\/pic\/[0-9a-f]{64}\.png$/
let writers = 0

/** A member with a replay of their own at an open editor; the member koishi exists and can be mentioned. */
async function writing(visit: Visit, look: { readonly language: 'zh' | 'en'; readonly device: Device }) {
  writers += 1
  const m = await makeClub(visit.site)
  const member = await makeMember(visit.site, `writer${writers}`)
  if (writers === 1) await makeMember(visit.site, 'koishi')
  await giveLevels(visit.site, member, { life: 2 })
  await uploadRun(visit.site, member)
  const t = await makeTopic(visit.site, member, { m })
  const writer = await visit.person({ ...look, token: member.token })
  await writer.visit(`/ms?m=${m}#write`)
  const text = writer.page.locator('.ProseMirror').first()
  await writer.page.locator('main').locator('.ProseMirror, textarea').first().click()
  await text.click()
  return { writer, t, token: member.token, desk: deskOf(writer, text) }
}

function deskOf({ page, language }: Person, text: Locator) {
  const words = packs[language]
  const dialog = page.locator('dialog dialog[open]').last()
  const button = (name: string) => dialog.getByRole('button', { name, exact: true })
  return {
    words,
    text,
    dialog,
    tool: (name: Tool) => page.locator(`[data-tool=${name}]`).first(),
    emoji: (name: string) => page.locator(`[data-emoji="${name}"]`),
    press: (name: string) => button(name).click(),
    enter: async (name: string) => {
      await button(name).focus()
      await page.keyboard.press('Enter')
    },
    choose: async (...names: ('one' | 'two')[]) =>
      dialog
        .locator('input[type=file]')
        .setInputFiles(
          await Promise.all(
            names.map(async (name) => ({ name: `${name}.png`, mimeType: 'image/png', buffer: await painted(name) })),
          ),
        ),
    blocks: () =>
      text.evaluate(
        // The editor library stores its instance on the element.
        (element) => (element as unknown as { editor: { getJSON(): { content: Block[] } } }).editor.getJSON().content,
      ),
    focused: () => text.evaluate((element) => element === document.activeElement),
    /** Selects the block at an index as a whole, as arrow keys do. */
    selectBlock: (index: number) =>
      text.evaluate((element, at) => {
        const { editor } = element as unknown as {
          editor: {
            state: { doc: { child(i: number): { nodeSize: number } } }
            chain(): { focus(): { setNodeSelection(pos: number): { run(): void } } }
          }
        }
        let pos = 0
        for (let i = 0; i < at; i++) pos += editor.state.doc.child(i).nodeSize
        editor.chain().focus().setNodeSelection(pos).run()
      }, index),
    dragLine: async (from: number, to: number) => {
      const handle = (n: number) =>
        dialog
          .getByRole('listitem')
          .nth(n - 1)
          .getByRole('button')
          .first()
      const [start, end] = [await handle(from).boundingBox(), await handle(to).boundingBox()]
      if (!start || !end) throw new Error('both lines are on the page')
      await page.mouse.move(start.x + 10, start.y + 10)
      await page.mouse.down()
      await page.mouse.move(end.x + 10, end.y + 14, { steps: 6 })
      await page.mouse.up()
    },
  }
}

const painted = (name: 'one' | 'two'): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: name === 'one' ? '#e07080' : '#70a0e0' } })
    .png()
    .toBuffer()
