import sharp from 'sharp'
import type { Shot } from '#site/journeys/compose-sheet.ts'
import { clubsPage } from '#site/journeys/pages/clubs-page.ts'
import { frame } from '#site/journeys/pages/frame.ts'
import { writeParts } from '#site/journeys/pages/write-parts.ts'
import { enter, type Person } from '#site/journeys/person.ts'
import { cameraOf, type Look, logIn, type Studio, takeOffice } from '#site/journeys/photo-studio.ts'
import { see } from '#site/journeys/see.ts'
import { editorBlocks as enBlocks } from '#words/editor/editor-blocks.en.ts'
import { editorBlocks as zhBlocks } from '#words/editor/editor-blocks.zh.ts'
import { paintings } from '../contract/paintings.ts'
import { drawnPicture } from '../test/drawn-picture.ts'

const blocks = { zh: zhBlocks, en: enBlocks }

/** Takes the pages of paintings and of the dragon balls: as a guest, as a member who uploads, and the desk. */
export async function takePaintings(studio: Studio, look: Look): Promise<readonly Shot[]> {
  const works = await listOf(studio.origin)
  const person = await enter(studio, look)
  const { page, visit } = person
  const { shots, shoot, at } = cameraOf(person)
  const first = works.find(({ PAGES, NOTE }) => PAGES === 1 && NOTE === '')
  const many = works.find(({ PAGES }) => PAGES > 1)
  const noted = works.find(({ NOTE }) => NOTE !== '')
  await at('wall', '/painting')
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await shoot('wall end')
  await at('wall of a character', '/painting?character=Reimu')
  await at('wall without works', '/painting?character=Clownpiece&tag=%23craft&period=day')
  await at('work', `/e/${first?.KeyID}`)
  await page.evaluate(() => scrollBy(0, 700))
  await shoot('work below')
  if (many) await at('work of pages', `/e/${many.KeyID}`)
  if (noted) await at('work with a note', `/e/${noted.KeyID}`)
  await visit(`/e/${first?.KeyID}`)
  await page.getByRole('link', { name: person.words.paintingPage.picture(first?.NAME ?? '') }).click()
  await see(page.getByRole('dialog').getByRole('application'))
  await shoot('viewer')
  for (let times = 0; times < 16; times++) await page.keyboard.press('+')
  await shoot('viewer near')
  await at('gone', '/e/999999')
  await at('dragon balls', '/dragonball')
  await page.evaluate(() => scrollBy(0, 800))
  await shoot('dragon balls below')
  await at('rights', '/rights')
  await at('upload as a guest', '/painting/upload')
  await visit('/')
  await frame(person).openLogin()
  await logIn(person, studio.owner)
  const copied = works.find(({ NICK, NOTE, PAGES }) => NICK !== studio.owner.nick && NOTE === '' && PAGES === 1)
  await takeUpload(person, shoot, `${studio.origin}${copied?.SRC}`)
  await at('own works', `/p/${first?.UPID}?tab=ega`)
  await takeDialog(person, shoot)
  await person.context.close()
  const tabs = [
    '',
    '?tab=held',
    '?tab=doubts',
    '?tab=claims',
    '?tab=dragon',
    '?tab=hidden',
    `?tab=work&pid=${first?.KeyID}`,
  ]
  return [
    ...shots,
    ...(await takeOffice(
      studio,
      look,
      tabs.map((tab) => `painting${tab}`),
    )),
  ]
}

/** The form with three works, and its question about a work that looks like an earlier one. */
async function takeUpload({ page, words, visit }: Person, shoot: (name: string) => Promise<void>, earlier: string) {
  const { form, states, alike } = words.paintingUpload
  await visit('/painting/upload')
  await shoot('upload empty')
  // No look uploads what another one did.
  const seed = Math.floor(Math.random() * 1e6)
  const copy = await sharp(Buffer.from(await (await fetch(earlier)).arrayBuffer()))
    .resize({ width: 640 })
    .jpeg()
    .toBuffer()
  const pngs = [await drawnPicture(seed), await drawnPicture(seed + 1)]
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      { name: '午后.jpg', mimeType: 'image/jpeg', buffer: copy },
      ...pngs.map((buffer, n) => ({ name: `草稿 ${n + 1}.png`, mimeType: 'image/png', buffer })),
    ])
  await see(page.getByRole('button', { name: form.sendMany }))
  await shoot('upload chosen')
  await page.getByRole('button', { name: form.sendMany, exact: true }).click()
  await see(page.getByRole('button', { name: alike.leave }).or(page.getByText(states.done)))
  await shoot('upload alike')
}

async function takeDialog(person: Person, shoot: (name: string) => Promise<void>) {
  const club = clubsPage(person)
  await person.visit('/ms')
  const href = await person.page.locator('main a[href^="/ms?m="]').first().getAttribute('href')
  await person.visit(href ?? '')
  await club.openWrite()
  await club.openText()
  await club.editor.tool('painting').click()
  const { dialog } = writeParts(person)
  await see(dialog.getByRole('heading', { name: blocks[person.language].pieces.paintingTitle }))
  await shoot('dialog of own works')
}

async function listOf(origin: string) {
  const answer = await fetch(`${origin}/api${paintings.calls.list.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pageSize: 50 }),
  })
  return paintings.calls.list.output.parse(((await answer.json()) as { data: unknown }).data).rows
}
