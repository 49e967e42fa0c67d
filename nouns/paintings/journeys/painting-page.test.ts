import { expect } from 'vitest'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { layoutShift, watchLayout } from '#site/journeys/layout-shift.ts'
import { eventually, see, seeGone } from '#site/journeys/see.ts'
import { hire } from '#site/test/hire.ts'
import { makeMember } from '#site/test/make-member.ts'
import { paintingStaff } from '../contract/painting-staff.ts'
import { paintings } from '../contract/paintings.ts'
import { uploadPainting, uploadPicture } from '../test/upload-painting.ts'

const journey = journeysOn()
const { calls } = paintings

journey(
  'a guest reads all of a work in the first HTML, and previews show its picture',
  async ({ site, origin, person }) => {
    const by = await makeMember(site, 'painter1')
    const pid = await uploadPainting(site, by, {
      name: '打烊前十分钟',
      comment: '灯还没灭',
      characters: ['Reimu'],
      tags: ['#desserts'],
    })
    await site.call(calls.comment, { pid, comment: '好看' }, { token: by.token })
    const html = await (await fetch(`${origin}/e/${pid}`)).text()
    for (const part of ['打烊前十分钟', '灯还没灭', '好看', 'og:image', '/painting?character=Reimu'])
      expect(html).toContain(part)

    const visitor = await person()
    await watchLayout(visitor.context)
    await visitor.visit(`/e/${pid}`)
    await see(visitor.page.getByRole('heading', { level: 1, name: '打烊前十分钟' }))
    expect(await axeViolations(visitor.page)).toEqual([])
    expect((await layoutShift(visitor.page)).sum).toBeLessThan(0.02)
    await visitor.page.getByRole('link', { name: '甜点' }).click()
    await visitor.page.waitForURL('**/painting?tag=%23desserts')
  },
)

journey('a work with a content note stays covered until it is asked for', async ({ site, origin, person }) => {
  const pid = await uploadPainting(site, await makeMember(site, 'noting'), { name: '结局', note: 'spoiler' })
  const html = await (await fetch(`${origin}/e/${pid}`)).text()
  const head = html.slice(0, html.indexOf('</head>'))
  expect(head).toContain(`<meta property="og:image" content="${origin}/icons/share.png`)
  expect(head).not.toContain('/pic/')
  expect(html).toContain('noindex')
  const visitor = await person({ language: 'en', device: 'M' })
  const { page, words } = visitor
  const picture = page.getByRole('link', { name: words.paintingPage.picture('结局') })
  await visitor.visit(`/e/${pid}`)
  await see(page.getByText(words.paintingPage.notes.spoiler))
  expect(await picture.count()).toBe(0)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: words.paintingPage.show }).click()
  await see(picture)
})

journey('a member likes, keeps, comments and reports; open pages hear of it', async ({ site, person }) => {
  const painter = await makeMember(site, 'painter2')
  const fan = await makeMember(site, 'fan')
  const pid = await uploadPainting(site, painter, { name: '夜市' })
  const watcher = await person()
  await watcher.visit(`/e/${pid}`)
  const me = await person({ token: fan.token })
  const { page, words } = me
  const { paintingPage: said, comments } = words
  await me.visit(`/e/${pid}`)
  await page.getByRole('button', { name: said.like(0) }).click()
  await see(page.getByText(said.likeSuc))
  await see(page.getByRole('button', { name: said.liked(1) }))
  await see(watcher.page.getByRole('button', { name: said.like(1) }))
  await page.getByRole('button', { name: said.keep, exact: true }).click()
  await see(page.getByRole('button', { name: said.kept, exact: true }))

  await page.getByLabel(comments.label, { exact: true }).fill('灯画得真好')
  await page.getByRole('button', { name: comments.send, exact: true }).click()
  await see(page.locator('#comments').getByText('灯画得真好'))
  await see(watcher.page.getByRole('button', { name: comments.fresh(1) }))

  await page.getByRole('button', { name: said.more, exact: true }).click()
  await page.getByRole('menuitem', { name: said.report }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(said.faults.rights).check()
  await dialog.getByLabel(said.reason).fill('这是别人的画')
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: said.reportSend, exact: true }).click()
  await see(page.getByText(said.reportSent))

  await me.visit('/favourites')
  await see(page.getByRole('link', { name: words.paintings.tile.name('夜市', 'painter2') }))
})

journey('its uploader edits a work, hears why it is out of sight, and deletes it', async ({ site, person }) => {
  const painter = await makeMember(site, 'painter3')
  const staff = await hire(site, 'wall_staff', ['painting'])
  const pid = await uploadPainting(site, painter, { name: '草稿' })
  const me = await person({ token: painter.token })
  const { page, words } = me
  const { paintingPage: said } = words
  await me.visit(`/e/${pid}`)
  await see(page.getByRole('img', { name: said.likesOfOwn(0) }))
  await page.getByRole('button', { name: said.edit, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.paintingUpload.form.name).fill('定稿')
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: said.save, exact: true }).click()
  await see(page.getByRole('heading', { level: 1, name: '定稿' }))

  await site.call(paintingStaff.calls.forbid, { pid, reason: '没有写明出处' }, { token: staff.token })
  await me.visit(`/e/${pid}`)
  await see(page.getByText(said.forbidFor('没有写明出处')))
  const stranger = await person()
  await stranger.visit(`/e/${pid}`)
  await see(stranger.page.getByText(said.gone))

  expect(await page.getByRole('button', { name: said.edit, exact: true }).count()).toBe(0)
  await page.getByRole('button', { name: said.remove, exact: true }).click()
  await dialog.getByRole('button', { name: said.removeConfirm }).click()
  await page.waitForURL('**/painting')
  await me.visit(`/e/${pid}`)
  await see(page.getByText(said.gone))
})

journey('a work of several pictures is turned by buttons, keys and thumbnails', async ({ site, person }) => {
  const painter = await makeMember(site, 'painter4')
  const [url = '', ...more] = [
    await uploadPicture(site, painter),
    await uploadPicture(site, painter),
    await uploadPicture(site, painter),
  ]
  const pid = await uploadPainting(site, painter, { name: '三张', url, more })
  const visitor = await person()
  const { page, words } = visitor
  const { paintingPage: said } = words
  await visitor.visit(`/e/${pid}`)
  const thumb = (n: number) => page.getByRole('link', { name: said.nth(n, 3), exact: true })
  expect(await thumb(1).getAttribute('aria-current')).toBe('true')
  await page.getByRole('button', { name: said.next, exact: true }).click()
  await eventually(() => thumb(2).getAttribute('aria-current')).toBe('true')
  await thumb(3).click()
  await eventually(() => thumb(3).getAttribute('aria-current')).toBe('true')
  await page.getByRole('region', { name: said.pictures(3) }).press('ArrowLeft')
  await eventually(() => thumb(2).getAttribute('aria-current')).toBe('true')
  expect(await axeViolations(page)).toEqual([])
  await seeGone(page.getByRole('dialog'))
})
