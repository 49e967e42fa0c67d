import { expect } from 'vitest'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { frame } from '#site/journeys/pages/frame.ts'
import { uploadPage } from '#site/journeys/pages/upload-page.ts'
import { eventually, see, seeGone } from '#site/journeys/see.ts'
import { makeMember } from '#site/test/make-member.ts'
import { madeFile } from './replay-files.ts'

const journey = journeysOn()
const good = (['th06', 'th10', 'th14'] as const).map((game, i) => madeFile({ game, seed: 160 + i }))
const broken = { name: 'broken.rpy', bytes: good[1]?.bytes.subarray(0, 900) ?? Buffer.alloc(0) }
const again = { name: 'again.rpy', bytes: good[0]?.bytes ?? Buffer.alloc(0) }

journey('five files go up one after another; the bad ones stop none of the others', async ({ site, person }) => {
  const { token } = await makeMember(site, 'queuer')
  const author = await person({ token })
  const { page, words } = author
  const { queue, form } = words.upload
  const upload = uploadPage(author)
  const sending: number[] = []
  let now = 0
  page.on('request', (request) => request.url().includes('/upReplay') && sending.push(++now))
  page.on('requestfinished', (request) => request.url().includes('/upReplay') && now--)
  await upload.visit()
  await upload.choose(...good, broken, again)
  await see(page.getByText(queue.counts(3, 2, 0)))
  await see(upload.row('broken.rpy').getByText(queue.states.unreadable))
  await see(upload.row('again.rpy').getByText(queue.twin(good[0]?.name ?? '')))
  expect(await axeViolations(page)).toEqual([])

  // One form applies to all files.
  await upload
    .row(good[0]?.name ?? '')
    .getByRole('button', { name: queue.edit })
    .click()
  await page.getByRole('radio', { name: new RegExp(words.replays.categories.neta) }).check()
  await page.getByLabel(form.comment, { exact: true }).fill('一批里的第一份')
  await page.getByRole('button', { name: queue.spread }).click()
  expect(await axeViolations(page)).toEqual([])

  // Leaving asks first. A reload keeps what was typed, but not the files.
  await page.getByRole('link', { name: words.shell.nav.home }).filter({ visible: true }).first().click()
  await see(frame(author).dialog.getByText(queue.leave.text))
  await frame(author).dialog.getByRole('button', { name: queue.leave.stay }).click()
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await see(upload.row(good[0]?.name ?? '').getByText(queue.missing))
  await upload.choose(...good, broken, again)
  await see(page.getByText(queue.counts(3, 2, 0)))

  await page.getByRole('button', { name: queue.send(3) }).click()
  await see(page.getByText(queue.counts(0, 2, 3)))
  expect(sending).toEqual([1, 1, 1])
  expect(await page.getByRole('link', { name: queue.see }).count()).toBe(3)
  await page.getByRole('link', { name: queue.see }).first().click()
  // All files are uploaded, so leaving does not ask.
  await page.waitForURL(/\/r\/[0-9A-Za-z]{4}$/)
  await see(page.getByText('一批里的第一份'), page.getByText(words.replays.categories.neta).first())
})

journey('a limit is waited for, and files dropped on the list come along', async ({ site, person }) => {
  const { token } = await makeMember(site, 'hasty')
  const author = await person({ token, language: 'en', device: 'M' })
  const { page, words } = author
  const { queue } = words.upload
  const upload = uploadPage(author)
  let asked = 0
  await page.route('**/upReplay', async (route) => {
    if (++asked > 1) return route.continue()
    const until = new Date(Date.now() + 3_000).toISOString()
    await route.fulfill({
      json: { auth: '', msg: 'tooOften', data: { limit: { points: 30, seconds: 600 }, until } },
    })
  })
  await upload.visit()
  const files = (['th11', 'th13'] as const).map((game, i) => madeFile({ game, seed: 170 + i }))
  await upload.choose(...files)
  await page.getByRole('button', { name: queue.send(2) }).click()
  await see(page.getByText(/going on by itself/))
  expect(await axeViolations(page)).toEqual([])
  await see(page.getByText(queue.counts(0, 0, 2)))
  await see(page.getByText(words.success.uploadSuc))
  expect(asked).toBe(3)
  await page.getByRole('button', { name: queue.clear }).click()
  await seeGone(page.getByText(queue.title))
  await eventually(() =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('replay-drafts'))),
  ).toEqual([])
})

journey('a single file is left without a question, until there are words beside it', async ({ site, person }) => {
  const author = await person({ token: (await makeMember(site, 'single')).token })
  const { page, words } = author
  const { queue } = words.upload
  const upload = uploadPage(author)
  const goHome = () => page.getByRole('link', { name: words.shell.nav.home }).filter({ visible: true }).first().click()
  const [file] = good
  if (!file) throw new Error('no file')
  await upload.visit()
  await upload.choose(file)
  await see(upload.submit)
  await goHome()
  await page.waitForURL((url) => url.pathname === '/')
  await upload.visit()
  await upload.choose(file)
  await upload.note.fill('一次过')
  await goHome()
  await see(frame(author).dialog.getByText(queue.leave.text))
})
