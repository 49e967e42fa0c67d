import { expect } from 'vitest'
import { makeClub } from '#nouns/clubs/test/clubs.ts'
import { uploadRun } from '#nouns/replays/test/upload-run.ts'
import { editor as editorZh } from '#words/editor/editor.zh.ts'
import { editorBlocks as zh } from '#words/editor/editor-blocks.zh.ts'
import { leaving } from '#words/session/leaving.zh.ts'
import { makeMember } from '../../test/make-member.ts'
import { examine, type Found } from '../examine.ts'
import { journeysOn, type Visit } from '../journey.ts'
import { clubsPage } from '../pages/clubs-page.ts'
import { writeParts } from '../pages/write-parts.ts'
import { type Device, type Person, quiet } from '../person.ts'
import { eventually, see, seeGone } from '../see.ts'
import { variants } from '../variants.ts'

const journey = journeysOn()

/** The first field of each dialog, which gets the focus: for pictures the file field. */
const first = { picture: 'file', gallery: 'file', replay: 'search', painting: 'search', hidden: 'text' } as const

journey(
  'every dialog opens at its first field, closes by Escape where nothing is lost, and has no barrier',
  async (visit) => {
    const { writer, tool, dialog } = await writing(visit, 'dialogs')
    const { page } = writer
    const found: Found = {}
    for (const [name, type] of Object.entries(first)) {
      await tool(name).focus()
      await page.keyboard.press('Enter')
      await see(dialog)
      await eventually(() => focused(writer)).toEqual({ inside: true, type })
      await examine(writer, name, found)
      await page.keyboard.press('Escape')
      await seeGone(dialog)
      await eventually(() => tool(name).evaluate((button) => button === document.activeElement)).toBe(true)
    }
    expect(found).toEqual({})
  },
)

journey('what opens below a button has no barrier', async (visit) => {
  const { writer, tool } = await writing(visit, 'below')
  const { page } = writer
  const found: Found = {}
  const sheet = page.locator('[popover]:popover-open')
  await tool('table').click()
  for (const head of ['game', 'shot', 'score']) {
    await page.keyboard.type(head)
    await page.keyboard.press('Tab')
  }
  for (const name of ['style', 'size', 'colour', 'back', 'align', 'table', 'link']) {
    await tool(name).click()
    await see(sheet)
    await examine(writer, name, found)
    await page.keyboard.press('Escape')
    await seeGone(sheet)
  }
  await page.locator('[data-kept]').click()
  await see(sheet)
  await examine(writer, 'drafts', found)
  await page.keyboard.press('Escape')
  await seeGone(sheet)
  await tool('link').click()
  await see(sheet)
  await page.keyboard.type('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await see(sheet.getByText(editorZh.tools.addressBad))
  await examine(writer, 'a link that is none', found)
  expect(found).toEqual({})
})

for (const device of variants(import.meta, ['PC', 'M'] as const)) {
  journey(`what is written in a dialog stays through Escape until it is put in, on ${device}`, async (visit) => {
    const { writer, tool, dialog, press, text } = await writing(visit, `firm${device.toLowerCase()}`, device)
    const { page } = writer
    const found: Found = {}
    const stays = async () => {
      await page.keyboard.press('Escape')
      await quiet(page)
      // With typed words the dialog asks before closing; a preview stays open without asking.
      const stay = page.getByRole('button', { name: leaving.stay, exact: true })
      if ((await stay.count()) > 0) await stay.click()
      await eventually(() => dialog.count()).toBe(1)
    }
    await tool('hidden').click()
    await dialog.getByLabel(zh.hidden.showing).fill('剧透')
    await stays()
    await dialog.getByLabel(zh.hidden.showing).fill('')
    await dialog.locator('.ProseMirror').click()
    await page.keyboard.type('the strawberry was last')
    await stays()
    await press(zh.preview)
    await see(dialog.getByText(zh.hidden.titleMissing))
    await examine(writer, 'hidden text without a title', found)
    await dialog.getByLabel(zh.hidden.showing).fill('剧透')
    await press(zh.preview)
    // The preview of one line must be only one line high.
    const shown = await dialog.locator('.ProseMirror').boundingBox()
    expect(shown?.height).toBeLessThan(60)
    await examine(writer, 'preview of hidden text', found)
    await stays()
    await press(zh.back)
    await eventually(() => focused(writer)).toEqual({ inside: true, type: 'text' })
    await press(zh.preview)
    await press(zh.insert)
    await seeGone(dialog)

    // A dialog that was opened again and not changed closes without asking.
    await text.locator('[data-component=hidden]').click()
    await see(dialog.getByRole('heading', { name: zh.hidden.previewTitle }))
    await page.keyboard.press('Escape')
    await seeGone(dialog)
    expect(found).toEqual({})
  })
}

/** A member with a replay of their own, in an open editor. */
async function writing(visit: Visit, name: string, device: Device = 'PC') {
  const member = await makeMember(visit.site, name)
  await uploadRun(visit.site, member)
  const writer = await visit.person({ token: member.token, device })
  const club = clubsPage(writer)
  await club.visit(await makeClub(visit.site))
  await club.openWrite()
  await club.openText()
  const { dialog, press } = writeParts(writer)
  const tool = (one: string) => writer.page.locator(`[data-tool=${one}]`).first()
  return { writer, dialog, press, tool, text: club.editor.text }
}

/** The focused element, and whether it is in the body of a dialog. */
const focused = ({ page }: Person) =>
  page.evaluate(() => {
    const element = document.activeElement
    return {
      inside: element?.closest('dialog') !== null,
      type: element instanceof HTMLInputElement ? element.type : '',
    }
  })
