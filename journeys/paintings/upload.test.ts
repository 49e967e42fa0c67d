import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect } from 'vitest'
import { makeMember } from '../../server/test/make-member.ts'
import { axeViolations } from '../axe.ts'
import { journeysOn } from '../journey.ts'
import type { Person } from '../person.ts'
import { eventually, see } from '../see.ts'

const journey = journeysOn()

const picture = (name: string, background: string) => async () => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 320, height: 240, channels: 3, background } })
    .png()
    .toBuffer(),
})
const choose = async (
  { page }: Person,
  ...made: readonly { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }[]
) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles([...made])
const row = ({ page, words }: Person, name: string) =>
  page.getByRole('region', { name: words.paintingUpload.list.title }).getByRole('listitem').filter({ hasText: name })

journey('two works are described and hang, and a reload keeps what was begun', async ({ site, person }) => {
  const { token } = await makeMember(site, 'hanger')
  const painter = await person({ token })
  const { page, words } = painter
  const { form, states, list } = words.paintingUpload
  await painter.visit('/painting/upload')
  await choose(painter, await picture('红叶.png', '#b43a2c')(), await picture('IMG_1.png', '#2c4ab4')())
  await see(page.getByText(list.counts(2, 0, 0)))
  expect(await axeViolations(page)).toEqual([])

  await page.getByLabel(form.comment, { exact: true }).fill('坡顶的小鸟居')
  await page.getByLabel(form.characters, { exact: true }).fill('灵梦')
  await page.keyboard.press('Enter')
  await see(page.getByRole('button', { name: form.without('博丽灵梦') }))
  await page.getByLabel(form.tags, { exact: true }).fill('坡 道')
  await page.keyboard.press('Enter')
  await see(page.getByRole('button', { name: form.without('坡 道') }))
  // What is kept is written a moment after the last change.
  await eventually(() => keptNames(page)).toContain('坡 道')
  await page.reload()
  await see(row(painter, '红叶'), row(painter, 'IMG_1.png'))
  expect(await page.getByLabel(form.comment, { exact: true }).inputValue()).toBe('坡顶的小鸟居')

  await page.getByRole('button', { name: form.sendMany }).click()
  await see(row(painter, '红叶').getByText(states.done))
  // The other one has no name yet, and the form says so.
  await page.getByRole('button', { name: form.send, exact: true }).click()
  await see(page.getByText(words.problems['p.nameEmpty']))
  await page.getByLabel(form.name, { exact: true }).fill('蓝')
  await page.getByRole('button', { name: form.send, exact: true }).click()
  await eventually(() => page.getByRole('link', { name: states.see }).count()).toBe(2)
  await eventually(() => keptNames(page)).toBe('')

  await painter.visit('/painting')
  await see(page.getByRole('link', { name: words.paintings.tile.name('蓝', 'hanger') }))
})

journey('pictures of one work change places by buttons', async ({ site, person }) => {
  const { token } = await makeMember(site, 'orderly')
  const painter = await person({ token, language: 'en', device: 'M' })
  const { page, words } = painter
  const { list, pictures, form, states } = words.paintingUpload
  await painter.visit('/painting/upload')
  await choose(painter, await picture('one.png', '#d0a020')(), await picture('two.png', '#20a050')())
  await page.getByRole('button', { name: list.together }).click()
  await page.getByRole('button', { name: pictures.back(1) }).click()
  await see(page.getByRole('img', { name: pictures.nth(2, 'one.png') }))
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: form.send, exact: true }).click()
  await see(page.getByText(states.done))
})

journey(
  'a picture that is too big is shrunk when its owner says so; what is no picture is told',
  async ({ site, person }) => {
    const { token } = await makeMember(site, 'heavy')
    const painter = await person({ token })
    const { page, words } = painter
    const { pictures, form, states } = words.paintingUpload
    const noise = randomBytes(1_700 * 1_700 * 3)
    const buffer = await sharp(noise, { raw: { width: 1_700, height: 1_700, channels: 3 } })
      .png()
      .toBuffer()
    await painter.visit('/painting/upload')
    await choose(painter, { name: '杂点.png', mimeType: 'image/png', buffer })
    await page.getByRole('button', { name: pictures.shrink }).click()
    await page.getByRole('button', { name: form.send, exact: true }).click()
    await see(row(painter, '杂点').getByText(states.done))

    const text = await readFile(join(import.meta.dirname, 'upload.test.ts'))
    await choose(painter, { name: 'not.png', mimeType: 'image/png', buffer: text })
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

/** Names and tags of the works that the browser keeps. */
const keptNames = (page: Person['page']): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('patisserie')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const asked = opening.result.transaction('kept-files').objectStore('kept-files').getAll()
          asked.onerror = () => reject(asked.error)
          asked.onsuccess = () => {
            opening.result.close()
            resolve(asked.result.length === 0 ? '' : JSON.stringify(asked.result))
          }
        }
      }),
  )
