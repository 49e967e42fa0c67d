import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { readPlace } from '#rules/viewer-moves.ts'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { fingers } from '#site/journeys/pages/touch.ts'
import type { Person } from '#site/journeys/person.ts'
import { eventually, see, seeGone } from '#site/journeys/see.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import type { TestSite } from '#site/test/open-test-site.ts'
import { uploadPainting, uploadPicture } from '../test/upload-painting.ts'

const journey = journeysOn()
const side = 2_000

const hang = async (site: TestSite, by: TestMember): Promise<number> =>
  uploadPainting(site, by, { name: '大画', url: await uploadPicture(site, by, side) })
const dialog = ({ page, words }: Person) => page.getByRole('dialog', { name: words.viewer.label('大画') })
const place = (page: Page) => readPlace(new URL(page.url()).hash)?.view
const zoomOf = (page: Page) => Number(place(page)?.z ?? 0)
const xOf = (page: Page) => place(page)?.x ?? -1

journey('keys move, slow down and zoom; the address says where', async ({ site, person }) => {
  const pid = await hang(site, await makeMember(site, 'painter1'))
  const visitor = await person()
  const { page, words } = visitor
  await visitor.visit(`/e/${pid}`)
  const opener = page.getByRole('link', { name: words.paintingPage.picture('大画') })
  await opener.press('Enter')
  await see(dialog(visitor))
  const fit = await eventuallyKnown(page)
  expect(fit.z).toBeLessThan(1)
  expect(await axeViolations(page)).toEqual([])

  await page.keyboard.press('1')
  await eventually(() => zoomOf(page)).toBe(1)
  expect(place(page)).toEqual({ x: 1_000.5, y: 1_000.5, z: 1 })
  await page.keyboard.press('ArrowRight')
  await eventually(() => xOf(page)).toBe(1_020.5)
  await page.keyboard.press('Shift+ArrowRight')
  await eventually(() => xOf(page)).toBe(1_024.5)
  await page.keyboard.press('+')
  await eventually(() => zoomOf(page)).toBe(1.1)
  await see(dialog(visitor).getByText(words.viewer.zoomSaid('1.1')))
  for (let i = 0; i < 40; i++) await page.keyboard.press('=')
  await eventually(() => zoomOf(page)).toBe(10)
  await page.keyboard.press('-')
  await eventually(() => zoomOf(page)).toBe(9.091)
  await page.keyboard.press('0')
  await eventually(() => zoomOf(page)).toBe(fit.z)

  // Tab stays inside, and closing takes the address back and returns the focus.
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () => document.activeElement?.closest('dialog') !== null || document.activeElement === document.body,
      ),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await seeGone(dialog(visitor))
  await eventually(() => new URL(page.url()).hash).toBe('')
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
})

journey(
  'an address leads to a place; the wheel keeps the pixel below the pointer; the mouse drags',
  async ({ site, person }) => {
    const pid = await hang(site, await makeMember(site, 'painter2'))
    const visitor = await person({ language: 'en' })
    const { page, words } = visitor
    await visitor.visit(`/e/${pid}#800,700,4`)
    await see(dialog(visitor))
    const stage = dialog(visitor).getByRole('application')
    await see(stage.getByText(words.viewer.place('800', '700', '4')))
    const box = await stage.boundingBox()
    if (!box) throw new Error('the stage has no box')
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    await page.mouse.move(middle.x + 200, middle.y)
    await page.mouse.wheel(0, -100)
    await eventually(() => zoomOf(page)).toBe(4.4)
    // 50 pixels of the picture lay between the middle and the pointer, and 200 / 4.4 do now.
    expect(xOf(page)).toBe(Math.floor(800.5 + 50 - 200 / 4.4) + 0.5)
    const before = xOf(page)
    await page.mouse.down()
    await page.mouse.move(middle.x + 112, middle.y, { steps: 4 })
    await page.mouse.up()
    await eventually(() => xOf(page)).toBe(before + 20)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  },
)

journey('two fingers zoom, one moves, and a double tap goes on to the true size', async ({ site, person }) => {
  const pid = await hang(site, await makeMember(site, 'painter3'))
  const visitor = await person({ device: 'M' })
  const { page } = visitor
  await visitor.visit(`/e/${pid}#1000,1000,1`)
  await see(dialog(visitor))
  await eventuallyKnown(page)
  const { pinch, drag, tapTwice } = await fingers(page)
  await pinch([195, 400], 100, 200)
  await eventually(() => zoomOf(page)).toBe(2)
  const before = xOf(page)
  await drag([200, 400], [160, 400])
  await eventually(() => xOf(page)).toBe(before + 20)
  // From 2:1 a double tap shows the whole picture, from there the true size.
  await tapTwice([195, 400])
  await eventually(() => zoomOf(page)).toBeLessThan(0.3)
  await tapTwice([195, 400])
  await eventually(() => zoomOf(page)).toBe(1)
  expect(await axeViolations(page)).toEqual([])
})

journey('pixels are crisp beyond their true size', async ({ site, person }) => {
  const by = await makeMember(site, 'painter4')
  const pid = await uploadPainting(site, by, { name: '大画', url: await uploadPicture(site, by, 64) })
  const visitor = await person()
  const { page } = visitor
  await visitor.visit(`/e/${pid}#32,32,10`)
  await see(dialog(visitor))
  await eventually(() => zoomOf(page)).toBe(10)
  const canvas = dialog(visitor).locator('canvas')
  await eventually(() => smoothed(canvas)).toBe(false)
  await page.keyboard.press('0')
  await eventually(() => smoothed(canvas)).toBe(true)
})

const smoothed = (canvas: ReturnType<Page['locator']>) =>
  canvas.evaluate((element) => element instanceof HTMLCanvasElement && element.getContext('2d')?.imageSmoothingEnabled)

/** The place in the address, once it is written. */
async function eventuallyKnown(page: Page) {
  await eventually(() => place(page) !== undefined).toBe(true)
  const known = place(page)
  if (!known) throw new Error('the address names no place')
  return known
}
