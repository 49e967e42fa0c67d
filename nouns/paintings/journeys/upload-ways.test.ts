import { expect } from 'vitest'
import { axeViolations } from '#site/journeys/axe.ts'
import { enrol } from '#site/journeys/enrol.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { frame } from '#site/journeys/pages/frame.ts'
import { paintingUploadPage } from '#site/journeys/pages/painting-upload-page.ts'
import type { Person } from '#site/journeys/person.ts'
import { eventually, see, seeGone } from '#site/journeys/see.ts'
import { makeMember } from '#site/test/make-member.ts'
import { keptNames } from './kept-names.ts'
import { drawnPng, type PictureFile } from './picture-files.ts'

const journey = journeysOn({ fetchPictures: true })

journey(
  'pictures of a work change places by drag and by keys; the same file again is known',
  async ({ site, person }) => {
    const painter = await person({ token: (await makeMember(site, 'sorter')).token })
    const { page, words } = painter
    const { list, pictures, states } = words.paintingUpload
    const upload = paintingUploadPage(painter)
    const files = await Promise.all(['one', 'two', 'three'].map((name, n) => drawnPng(`${name}.png`, 900 + n)))
    await upload.visit()
    await upload.choose(...files)
    await page.getByRole('button', { name: list.together }).click()
    await seeOrder(painter, 'one', 'two', 'three')

    const dragged = page.evaluate(
      () =>
        new Promise((resolve) =>
          addEventListener('dragstart', ({ dataTransfer }) => resolve(dataTransfer?.types.includes('Files'))),
        ),
    )
    await upload.drag(pictures.nth(1, 'one.png'), pictures.nth(3, 'three.png'))
    await seeOrder(painter, 'two', 'three', 'one')
    expect(await dragged).toBe(false)
    expect(await page.getByRole('region', { name: list.title }).locator('[data-state]').count()).toBe(1)

    await page.getByRole('button', { name: pictures.back(1), exact: true }).press('Enter')
    await see(page.getByText(pictures.moved(2, 3)))
    await page.keyboard.press('Enter')
    await seeOrder(painter, 'three', 'one', 'two')
    // The button has the focus still at the end of the row.
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await seeOrder(painter, 'three', 'two', 'one')
    expect(await axeViolations(page)).toEqual([])
    await upload.send.click()
    await see(upload.row('one').getByText(states.done))
    await page.getByRole('button', { name: list.clear }).click()

    await upload.choose(...files.slice(1, 2))
    await upload.send.click()
    const again = upload.row('two')
    await see(again.getByText(states.uploaded))
    expect(await axeViolations(page)).toEqual([])
    await again.getByRole('link', { name: states.see }).click()
    await see(page.getByRole('heading', { level: 1, name: 'one' }))
  },
)

journey('pictures come from the clipboard, and an address that is refused is told', async ({ site, person }) => {
  const painter = await person({ token: (await makeMember(site, 'paster')).token, language: 'en', device: 'M' })
  const { page, words } = painter
  const { drop, form, list, pictures, states } = words.paintingUpload
  const upload = paintingUploadPage(painter)
  await upload.visit()
  await page.getByRole('button', { name: drop.address, exact: true }).click()
  const address = page.getByLabel(drop.addressLabel, { exact: true })
  const fetched = page.getByRole('button', { name: drop.fetch, exact: true })
  for (const [url, problem] of [
    ['https://example.test/work.svg', 'p.urlInvalid'],
    ['http://127.0.0.1/work.png', 'p.urlNotFetched'],
  ] as const) {
    await address.fill(url)
    await fetched.click()
    await see(page.getByText(words.problems[problem]))
  }
  expect(await axeViolations(page)).toEqual([])

  await paste(painter, await drawnPng('image.png', 910))
  await paste(painter, await drawnPng('two.png', 911))
  await see(page.getByText(list.counts(2, 0, 0)))
  // A name that browsers give is none.
  expect(await upload.field(form.name).inputValue()).toBe('')
  await upload.field(form.name).fill('pasted')
  await page.getByRole('button', { name: list.together }).tap()
  await page.getByRole('button', { name: pictures.back(1), exact: true }).tap()
  await seeOrder(painter, 'two', 'image')
  await upload.send.tap()
  await see(upload.row('pasted').getByText(states.done))
})

journey('on a shared computer a log-out takes the form and its files away', async ({ site, person }) => {
  const [first, next] = [await makeMember(site, 'first_hand'), await enrol(site, 'next_hand')]
  const painter = await person({ token: first.token })
  const { page, words } = painter
  const { form, list } = words.paintingUpload
  const upload = paintingUploadPage(painter)
  await upload.visit()
  await upload.choose(await drawnPng('mine.png', 920))
  await upload.field(form.comment).fill('for my eyes')
  await eventually(() => keptNames(page)).toContain('for my eyes')
  await page.reload()
  await see(upload.row('mine'))
  await eventually(() => upload.field(form.comment).inputValue()).toBe('for my eyes')
  await eventually(() =>
    page
      .getByRole('img', { name: words.paintingUpload.pictures.nth(1, 'mine.png') })
      .evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth),
  ).toBe(600)

  const { logOut, openLogin, logIn } = frame(painter)
  await logOut()
  await seeGone(upload.row('mine'))
  await eventually(() => keptNames(page)).toBe('')
  await openLogin()
  await logIn(next.account, next.password)
  await see(page.getByRole('button', { name: words.shell.menuOf(next.account) }))
  await upload.visit()
  expect([await page.getByText(list.counts(1, 0, 0)).count(), await keptNames(page)]).toEqual([0, ''])
})

/** Expects the pictures of the work in this order. */
const seeOrder = ({ page, words: { paintingUpload } }: Person, ...names: readonly string[]) =>
  eventually(() =>
    page
      .getByRole('list', { name: paintingUpload.pictures.label })
      .getByRole('img')
      .evaluateAll((all) => all.map((one) => one.getAttribute('alt'))),
  ).toEqual(names.map((name, at) => paintingUpload.pictures.nth(at + 1, `${name}.png`)))

const paste = ({ page }: Person, { name, mimeType, buffer }: PictureFile) =>
  page.evaluate(
    ({ bytes, ...file }) => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([Uint8Array.from(bytes)], file.name, { type: file.type }))
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    { name, type: mimeType, bytes: [...buffer] },
  )
