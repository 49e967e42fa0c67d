import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect } from 'vitest'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { paintingUploadPage } from '#site/journeys/pages/painting-upload-page.ts'
import { eventually, see } from '#site/journeys/see.ts'
import { makeMember } from '#site/test/make-member.ts'
import { keptNames } from './kept-names.ts'
import { plainPng } from './picture-files.ts'

const journey = journeysOn()

journey('two works are described and hang, and a reload keeps what was begun', async ({ site, person }) => {
  const { token } = await makeMember(site, 'hanger')
  const painter = await person({ token })
  const { page, words } = painter
  const { form, states, list } = words.paintingUpload
  const upload = paintingUploadPage(painter)
  await upload.visit()
  await upload.choose(await plainPng('红叶.png', '#b43a2c'), await plainPng('IMG_1.png', '#2c4ab4'))
  await see(page.getByText(list.counts(2, 0, 0)))
  expect(await axeViolations(page)).toEqual([])

  await upload.field(form.comment).fill('坡顶的小鸟居')
  await upload.field(form.characters).fill('灵梦')
  await page.keyboard.press('Enter')
  await see(page.getByRole('button', { name: form.without('博丽灵梦') }))
  await upload.field(form.tags).fill('坡 道')
  await page.keyboard.press('Enter')
  await see(page.getByRole('button', { name: form.without('坡 道') }))
  // What is kept is written a moment after the last change.
  await eventually(() => keptNames(page)).toContain('坡 道')
  await page.reload()
  await see(upload.row('红叶'), upload.row('IMG_1.png'))
  expect(await upload.field(form.comment).inputValue()).toBe('坡顶的小鸟居')

  await page.getByRole('button', { name: form.sendMany }).click()
  await see(upload.row('红叶').getByText(states.done))
  // The other one has no name yet, and the form says so.
  await upload.send.click()
  await see(page.getByText(words.problems['p.nameEmpty']))
  await upload.field(form.name).fill('蓝')
  await upload.send.click()
  await eventually(() => page.getByRole('link', { name: states.see }).count()).toBe(2)
  await eventually(() => keptNames(page)).toBe('')

  await painter.visit('/painting')
  await see(page.getByRole('link', { name: words.paintings.tile.name('蓝', 'hanger') }))
})

journey(
  'a picture that is too big is shrunk when its owner says so; what is no picture is told',
  async ({ site, person }) => {
    const { token } = await makeMember(site, 'heavy')
    const painter = await person({ token })
    const { page, words } = painter
    const { pictures, states } = words.paintingUpload
    const upload = paintingUploadPage(painter)
    const noise = randomBytes(1_700 * 1_700 * 3)
    const buffer = await sharp(noise, { raw: { width: 1_700, height: 1_700, channels: 3 } })
      .png()
      .toBuffer()
    await upload.visit()
    await upload.choose({ name: '杂点.png', mimeType: 'image/png', buffer })
    await page.getByRole('button', { name: pictures.shrink }).click()
    await upload.send.click()
    await see(upload.row('杂点').getByText(states.done))

    const text = await readFile(join(import.meta.dirname, 'upload.test.ts'))
    await upload.choose({ name: 'not.png', mimeType: 'image/png', buffer: text })
    await see(page.getByText(pictures.notPicture))
  },
)

journey('guests and members without a verified address are told what they need', async ({ site, person }) => {
  const guest = await person()
  await guest.visit('/painting/upload')
  await see(guest.page.getByText(guest.words.paintingUpload.guest))
  const { token } = await makeMember(site, 'newcomer', false)
  const member = await person({ token, language: 'en' })
  await member.visit('/painting/upload')
  await see(member.page.getByText(member.words.paintingUpload.unverified))
})
