import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { documentOf, makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { editor as en } from '#words/editor/editor.en.ts'
import { editor as zh } from '#words/editor/editor.zh.ts'
import { makeMember } from '../../test/make-member.ts'
import { axeViolations } from '../axe.ts'
import { builtFile } from '../built-file.ts'
import { journeysOn } from '../journey.ts'
import { topicPage } from '../pages/topic-page.ts'
import { quiet } from '../person.ts'
import { eventually, see } from '../see.ts'

const journey = journeysOn()

const editorFile = builtFile('house/editor/editor.tsx')
const paper = (page: Page) => page.locator('.ProseMirror')
const open = async (page: Page) => {
  await page.locator('textarea, .ProseMirror').first().click()
  await paper(page).waitFor()
}

journey('those who only read load nothing of the editor', async ({ site, person }) => {
  const club = await makeClub(site)
  const member = await makeMember(site, 'opener')
  const topic = await makeTopic(site, member, { m: club, title: 'a topic', document: documentOf('words') })
  const reader = await person({ token: member.token })
  const loaded: string[] = []
  reader.page.on('response', (response) => loaded.push(new URL(response.url()).pathname))
  const shown = topicPage(reader)
  await shown.visit(topic)
  await quiet(reader.page)
  expect(loaded).not.toContain(editorFile)
  // The same list has it as soon as somebody writes.
  await shown.openReply()
  expect(loaded).toContain(editorFile)
})

journey('everything is done with keys alone', async ({ site, person }) => {
  const club = await makeClub(site)
  const { page, visit } = await person({ token: (await makeMember(site, 'typist')).token, language: 'en' })
  await visit(`/ms?m=${club}#write`)
  await open(page)
  await page.keyboard.type('plain')
  await page.keyboard.press('Shift+Home')
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('plain')
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown))))
  await page.keyboard.press('Alt+F10')
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Home')
  const bar = page.getByRole('toolbar', { name: en.tools.bar })
  expect(await bar.locator(':focus').getAttribute('aria-label')).toBe(en.tools.undo)
  // Tab stops only once in the whole toolbar.
  expect(await bar.locator('[tabindex="0"]').count()).toBe(1)
  const bold = bar.getByRole('button', { name: en.tools.bold })
  for (let steps = 0; steps < 40 && !(await isFocused(bold)); steps++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  expect(await bold.getAttribute('aria-pressed')).toBe('true')
  await page.keyboard.press('Escape')
  expect(await paper(page).locator('strong').innerText()).toBe('plain')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Shift+8')
  await page.keyboard.type('one')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('inside')
  expect(await paper(page).locator('ul ul li').innerText()).toBe('inside')
  expect(await axeViolations(page)).toEqual([])
})

journey('what Word copies comes in as headings, lists and tables, and as nothing else', async ({ site, person }) => {
  const club = await makeClub(site)
  const { page, visit } = await person({ token: (await makeMember(site, 'copier')).token })
  await visit(`/ms?m=${club}#write`)
  await open(page)
  await paste(page, fromWord)
  expect(await paper(page).locator('h2').innerText()).toBe('第一关')
  expect(await paper(page).locator('ul > li').allInnerTexts()).toEqual(['甲', '乙'])
  expect(await paper(page).locator('td').allInnerTexts()).toEqual(['格一', '格二'])
  expect(await paper(page).locator('a').getAttribute('href')).toBe('https://example.org/?a=1&b=2')
  expect(await paper(page).locator('[style*="font"], [style*="color"], [onclick], script, style').count()).toBe(0)
})

journey(
  'addresses become links, of the words they are pasted over too, and code stays in its lines',
  async ({ site, person }) => {
    const club = await makeClub(site)
    const { page, visit } = await person({ token: (await makeMember(site, 'linker')).token })
    await visit(`/ms?m=${club}#write`)
    await open(page)
    await page.keyboard.type('see https://example.org/a?b=1. and this')
    await page.keyboard.press('Control+Shift+ArrowLeft')
    await paste(page, '', 'https://example.org/this')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await paste(page, fromCodeEditor)
    const links = () =>
      paper(page)
        .locator('a')
        .evaluateAll((all) => all.map((a) => [a.textContent, a.getAttribute('href')]))
    expect(await links()).toEqual([
      ['https://example.org/a?b=1', 'https://example.org/a?b=1'],
      ['this', 'https://example.org/this'],
    ])
    expect(await paper(page).locator('pre').textContent()).toBe('if (a) {\n\n  b()')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    expect(await links()).toEqual([['https://example.org/a?b=1', 'https://example.org/a?b=1']])
  },
)

journey('rows come and go in a table, and a colour chosen before a word is its colour', async ({ site, person }) => {
  const club = await makeClub(site)
  const { page, visit } = await person({ token: (await makeMember(site, 'painter')).token })
  await visit(`/ms?m=${club}#write`)
  await open(page)
  const bar = page.getByRole('toolbar', { name: zh.tools.bar })
  await bar.getByRole('button', { name: zh.tools.insertTable }).click()
  await page.keyboard.type('head')
  await page.keyboard.press('Tab')
  await bar.getByRole('button', { name: zh.tools.colour, exact: true }).click()
  await page.getByRole('button', { name: zh.tools.paints.matcha }).click()
  await page.keyboard.type('green')
  await bar.getByRole('button', { name: zh.tools.table, exact: true }).click()
  await page.getByRole('menuitem', { name: zh.tools.tableActs.addRowAfter }).click()
  expect(await paper(page).locator('tr').count()).toBe(4)
  expect(await paper(page).locator('[data-colour]').innerText()).toBe('green')
  await page.keyboard.press('Control+z')
  expect(await paper(page).locator('tr').count()).toBe(3)
})

journey('the caret stays above the keyboard of a phone', async ({ site, person }) => {
  const club = await makeClub(site)
  const { page, visit } = await person({ token: (await makeMember(site, 'walker')).token, device: 'M' })
  await visit(`/ms?m=${club}#write`)
  await open(page)
  for (let line = 0; line < 14; line++) {
    await page.keyboard.type(`${line}`)
    await page.keyboard.press('Enter')
  }
  // In this browser the on-screen keyboard shrinks the page, here by 40 % of the height.
  await page.setViewportSize({ width: 390, height: Math.round(844 * 0.6) })
  await expectCaretInView(page)
  for (let line = 0; line < 6; line++) {
    await page.keyboard.type('more')
    await page.keyboard.press('Enter')
  }
  await expectCaretInView(page)
  for (let line = 0; line < 18; line++) await page.keyboard.press('ArrowUp')
  await expectCaretInView(page)
  // In other browsers the keyboard covers the page, and only the visual viewport shrinks.
  await page.setViewportSize({ width: 390, height: 844 })
  await coverFoot(page)
  await page.keyboard.press('Control+End')
  await page.keyboard.type('last')
  await expectCaretInView(page)
})

journey('the caret of a floor that is edited stays above the keyboard of a phone, with its tools', async (visit) => {
  const { site, person } = visit
  const writer = await makeMember(site, 'mender')
  const document = {
    type: 'doc',
    content: Array.from({ length: 30 }, (_, n) => documentOf(`line ${n}`).content).flat(),
  }
  const t = await makeTopic(site, writer, { m: await makeClub(site), document })
  const me = await person({ token: writer.token, device: 'M' })
  const { page } = me
  const topic = topicPage(me)
  await topic.visit(t)
  await topic.floor(1).getByRole('button', { name: topic.words.floor.edit, exact: true }).click()
  await see(topic.editor.text)
  await eventually(() => isFocused(topic.editor.text)).toBe(true)
  const bars = { head: 'header', foot: '#f1 [role=toolbar]' }
  await page.keyboard.press('Control+End')
  await page.keyboard.type(', the last one')
  await expectCaretInView(page, bars)
  await coverFoot(page)
  await expectCaretInView(page, bars)
})

/** Shrinks the visual viewport alone, as a keyboard does that covers the page. */
const coverFoot = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(visualViewport, 'height', { get: () => 506 })
    visualViewport?.dispatchEvent(new Event('resize'))
  })

/** Selectors of the bar above the text, and of the toolbar. */
const dialogBars = { head: 'dialog input', foot: 'dialog [role=toolbar]' }

/** Expects the caret's line between the bar and the toolbar, which is on top of the on-screen keyboard. */
async function expectCaretInView(page: Page, bars = dialogBars): Promise<void> {
  const seen = () =>
    page.evaluate((bars) => {
      const range = getSelection()?.getRangeAt(0)
      const element =
        range?.startContainer instanceof Element ? range.startContainer : range?.startContainer.parentElement
      const caret = range?.getClientRects()[0] ?? element?.getBoundingClientRect()
      const bar = document.querySelector(bars.foot)?.getBoundingClientRect()
      const head = document.querySelector(bars.head)?.getBoundingClientRect()
      const seen = visualViewport
      if (!caret || !bar || !head || !seen) return 'something is missing'
      const foot = seen.offsetTop + seen.height
      if (bar.bottom > foot + 1 || bar.bottom < foot - 16) return `bar ${bar.bottom} not at ${foot}`
      return caret.top >= head.bottom && caret.bottom <= bar.top
        ? 'seen'
        : `${head.bottom} ${caret.top} ${caret.bottom} ${bar.top}`
    }, bars)
  await eventually(seen).toBe('seen')
}

const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement)

const paste = (page: Page, html: string, plain = 'x') =>
  paper(page).evaluate(
    (element, pasted) => {
      const clipboardData = new DataTransfer()
      if (pasted.html) clipboardData.setData('text/html', pasted.html)
      clipboardData.setData('text/plain', pasted.plain)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    { html, plain },
  )

const fromCodeEditor = `<meta charset="utf-8"><div style="font-family: Consolas, monospace; white-space: pre;"><div>\
<span style="color: #569cd6;">if</span><span> (a) {</span></div><br><div><span>  b()</span></div></div>`

const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {font-size:10.5pt;} --></style></head>
<body lang=ZH-CN><!--StartFragment--><h1><span style='font-family:"等线"'>第一关<o:p></o:p></span></h1>
<p class=MsoNormal><b><span style='font-size:12.0pt;color:windowtext'>粗</span></b><span style='color:red'>细</span></p>
<p class=MsoListParagraph style='margin-left:21.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Wingdings;mso-list:Ignore'>l<span>&nbsp;</span></span><![endif]>甲</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>l<span>&nbsp;</span></span><![endif]>乙</p>
<table class=MsoTableGrid border=1><tr><td style='width:75pt'><p class=MsoNormal>格一<o:p></o:p></p></td><td>格二</td></tr></table>
<p class=MsoNormal onclick="alert(1)"><a href="https://example.org/?a=1&amp;b=2">链接</a><script>alert(1)</script></p>
<!--EndFragment--></body></html>`
