import sharp from 'sharp'
import { editorBlocks as en } from '#words/editor/editor-blocks.en.ts'
import { editorBlocks as zh } from '#words/editor/editor-blocks.zh.ts'
import type { Person } from '../person.ts'
import { see, seeGone } from '../see.ts'
import { editorPart } from './editor-part.ts'

const packs = { zh, en } as const

/** Inserts emoji and blocks into the editor, by its tools and their dialogs. */
export function writeParts(person: Person) {
  const { page, language } = person
  const words = packs[language]
  const { text, tool } = editorPart(person)
  const dialog = page.locator('dialog dialog[open]')
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
  return {
    words,
    dialog,
    press,
    emoji: async (key: string) => {
      await tool('emoji').click()
      await page.getByRole('tab').nth(1).click()
      await page.locator(`[data-emoji="${key}"]`).first().click()
      await page.getByRole('button', { name: words.close, exact: true }).click()
      await seeGone(page.getByRole('tablist'))
    },
    gallery: async () => {
      await tool('gallery').click()
      await dialog.locator('input[type=file]').setInputFiles([
        { name: 'rose.png', mimeType: 'image/png', buffer: await picture('#d98c9a') },
        { name: 'mint.png', mimeType: 'image/png', buffer: await picture('#8fbf9f') },
      ])
      await see(dialog.getByLabel(words.gallery.altOf(2)))
      await press(words.preview)
      await press(words.insert)
      await seeGone(dialog)
      await see(text.locator('[data-component=gallery]'))
    },
    replay: async () => {
      await tool('replay').click()
      await dialog.getByRole('listitem').getByRole('button').first().click()
      await seeGone(dialog)
    },
    hidden: async (title: string, write: () => Promise<unknown>) => {
      await tool('hidden').click()
      await dialog.getByLabel(words.hidden.showing).fill(title)
      await dialog.locator('.ProseMirror').click()
      await write()
      await press(words.preview)
      await press(words.insert)
      await seeGone(dialog)
    },
  }
}

const picture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 400, channels: 3, background } })
    .png()
    .toBuffer()
