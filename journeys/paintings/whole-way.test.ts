import { paintings } from '@patisserie/contract/paintings'
import { pictures } from '@patisserie/contract/pictures'
import type { Language } from '@patisserie/rules/language'
import { characterName } from '@patisserie/rules/paintings/characters'
import { dragonBalls as enBoard } from '@patisserie/words/en/dragon-balls'
import { editorBlocks as enBlocks } from '@patisserie/words/en/editor-blocks'
import { paintingDesk as enDesk } from '@patisserie/words/en/painting-desk'
import { paintingReminders as enTold } from '@patisserie/words/en/painting-reminders'
import { reminders as enReminders } from '@patisserie/words/en/reminders'
import { dragonBalls as zhBoard } from '@patisserie/words/zh/dragon-balls'
import { editorBlocks as zhBlocks } from '@patisserie/words/zh/editor-blocks'
import { paintingDesk as zhDesk } from '@patisserie/words/zh/painting-desk'
import { paintingReminders as zhTold } from '@patisserie/words/zh/painting-reminders'
import { reminders as zhReminders } from '@patisserie/words/zh/reminders'
import { expect } from 'vitest'
import { makeClub, makeTopic } from '../../server/test/clubs.ts'
import { hire } from '../../server/test/hire.ts'
import { makeMember, type TestMember } from '../../server/test/make-member.ts'
import type { TestSite } from '../../server/test/open-test-site.ts'
import { settleJobs } from '../../server/test/settle-jobs.ts'
import { uploadPainting } from '../../server/test/upload-painting.ts'
import { axeViolations } from '../axe.ts'
import { cutText } from '../cut-text.ts'
import { journeysOn } from '../journey.ts'
import { overflowing } from '../overflow.ts'
import { desk } from '../pages/desk.ts'
import { paintingPage } from '../pages/painting-page.ts'
import { paintingUploadPage } from '../pages/painting-upload-page.ts'
import { topicPage } from '../pages/topic-page.ts'
import { fingers } from '../pages/touch.ts'
import type { Device, Person } from '../person.ts'
import { eventually, see, seeGone } from '../see.ts'
import { shot } from '../shot.ts'
import { copiedJpeg, drawnPng, largePng, movingGif } from './picture-files.ts'

const journey = journeysOn()
const packs = {
  zh: { board: zhBoard, blocks: zhBlocks, desk: zhDesk, told: { ...zhTold, who: zhReminders.who } },
  en: { board: enBoard, blocks: enBlocks, desk: enDesk, told: { ...enTold, who: enReminders.who } },
}
const names = { large: '夜市 night market', copy: '灯火 lamplight', moving: '蒸笼 steamer' }
const walks: readonly (readonly [Language, Device, string])[] = [
  ['zh', 'PC', 'Reimu'],
  ['zh', 'M', 'Marisa'],
  ['en', 'PC', 'Sakuya'],
  ['en', 'M', 'Youmu'],
]

for (const [i, [language, device, character]] of walks.entries()) {
  journey(`three works from the upload to their end in ${language} on ${device}`, async ({ site, origin, person }) => {
    const words = packs[language]
    const clock = Date.now()
    const lap = (name: string) => console.log(name, Date.now() - clock)
    const by = await makeMember(site, `painter${i}`)
    const other = await makeMember(site, `fan${i}`)
    const keeper = await hire(site, `keeper${i}`, ['painting'])
    await hangDrawing(site, other, 1_000 + 10 * i)
    const here = { language, device }
    const painter = await person({ ...here, token: by.token })
    const fan = await person({ ...here, token: other.token })
    const staff = await person({ ...here, token: keeper.token })
    const guest = await person(here)
    lap('setup')

    await uploadThree(painter, { seed: 1_000 + 10 * i, character })
    lap('upload')

    const { page } = painter
    const tile = (name: string) => page.getByRole('link', { name: painter.words.paintings.tile.name(name, `painter${i}`) })
    await painter.visit('/painting')
    await see(tile(names.large), tile(names.copy), tile(names.moving))
    await shot(painter, 'wall')
    await clean(painter)
    await tile(names.large).click()
    await page.waitForURL('**/e/*')
    const pid = Number(new URL(page.url()).pathname.slice(3))
    await lookAtPixels(painter)
    lap('viewer')

    const theirs = paintingPage(fan)
    await theirs.visit(pid)
    await theirs.like(0)
    await theirs.comment('灯画得真好 lovely lamps')
    await shot(fan, 'page-liked')
    await clean(fan)
    await see(page.getByRole('link', { name: painter.words.shell.reminders(2), exact: true }))
    await painter.visit('/reminders')
    const who = words.told.who([`fan${i}`], 1)
    await see(page.getByText(words.told.paintingLike(who, names.large)), page.getByText(words.told.paintingComment(who, names.large)))
    console.log('skew', Date.now() - (await page.evaluate(() => Date.now())), await page.locator('time').first().getAttribute('datetime'), new Date().toISOString(), site.site.foundation.now().toISOString())
    await shot(painter, 'reminders')
    await see(page.getByRole('link', { name: painter.words.shell.reminders(0), exact: true }))
    lap('told')

    const t = await makeTopic(site, other, { m: await makeClub(site) })
    const topic = topicPage(painter)
    await topic.visit(t)
    await topic.openReply()
    await topic.editor.tool('painting').click()
    const dialog = page.getByRole('dialog', { name: words.blocks.pieces.paintingTitle })
    await see(dialog.getByRole('button', { name: words.blocks.pieces.choose(words.blocks.names.painting(pid)) }))
    await shot(painter, 'pieces', false)
    await clean(painter)
    await dialog.getByRole('button', { name: words.blocks.pieces.choose(words.blocks.names.painting(pid)) }).click()
    await seeGone(dialog)
    await shot(painter, 'editor')
    await topic.post.click()
    const link = topic.floor(2).locator(`a[href="/e/${pid}"]`)
    await see(link)
    await shot(painter, 'floor')
    const opening = page.waitForEvent('popup')
    await link.click()
    const opened = await opening
    await see(opened.getByRole('heading', { level: 1, name: names.large }))
    expect(new URL(opened.url()).pathname).toBe(`/e/${pid}`)
    await opened.close()
    lap('topic')

    for (let n = 0; n < 6; n++) await uploadPainting(site, n % 2 ? by : other, { dragon: character })
    await closeRound({ staff, guest, character, nicks: [`painter${i}`, `fan${i}`] })
    lap('balls')

    await hideAndShow({ staff, painter, origin, site, pid })
    lap('hidden')

    await painter.visit('/painting')
    await tile(names.moving).click()
    await page.waitForURL('**/e/*')
    await paintingPage(painter).remove()
    await see(tile(names.copy))
    await seeGone(tile(names.moving))
    lap('removed')
  })
}

/** Uploads three files at once: one of 3.9 MB, handed in for a ball; one that looks like a work on the wall; one that moves. */
async function uploadThree(painter: Person, { seed, character }: { readonly seed: number; readonly character: string }) {
  const { page, words, language } = painter
  const { list, states, alike, form } = words.paintingUpload
  const upload = paintingUploadPage(painter)
  await upload.visit()
  await shot(painter, 'upload-empty')
  await upload.choose(
    await largePng(`${names.large}.png`, seed + 1),
    await copiedJpeg(`${names.copy}.jpg`, seed),
    await movingGif(`${names.moving}.gif`, [seed + 2, seed + 3]),
  )
  await see(page.getByText(list.counts(3, 0, 0)))
  await upload.field(form.dragon).selectOption(character)
  expect(await upload.field(form.dragon).locator(':checked').innerText()).toBe(characterName(character, language))
  await shot(painter, 'upload-three')
  await clean(painter)
  await upload.sendAll(3)
  await see(upload.row(names.large).getByText(states.done), upload.row(names.moving).getByText(states.done))
  const copy = upload.row(names.copy)
  await see(copy.getByText(states.alike), copy.getByText(alike.same), copy.getByRole('link', { name: alike.seeOld('原来的 earlier') }))
  await eventually(() => copy.locator('figure img').evaluateAll(loaded)).toEqual([true, true])
  await shot(painter, 'upload-alike')
  await clean(painter)
  await copy.getByRole('button', { name: words.paintings.alikeReasons.otherVersion, exact: true }).click()
  await see(page.getByText(list.counts(3, 0, 3)))
  await shot(painter, 'upload-done')
}

/** Opens the viewer and zooms in: by keys, or with two fingers on a phone. */
async function lookAtPixels(visitor: Person) {
  const { page, device } = visitor
  const work = paintingPage(visitor)
  if (device === 'PC') {
    await work.picture(names.large).press('Enter')
    await see(work.viewer(names.large))
    await page.keyboard.press('1')
    await eventually(work.zoom).toBe(1)
    const before = work.y()
    await page.keyboard.press('ArrowDown')
    await eventually(work.y).toBe(before + 20)
    await page.keyboard.press('+')
    await eventually(work.zoom).toBe(1.1)
  } else {
    await work.picture(names.large).tap()
    await see(work.viewer(names.large))
    await eventually(work.zoom).toBeGreaterThan(0)
    const before = work.zoom()
    await (await fingers(page)).pinch([195, 400], 60, 240)
    await eventually(work.zoom).toBeCloseTo(before * 4, 2)
  }
  await shot(visitor, 'viewer', false)
  await clean(visitor)
  await page.getByRole('button', { name: visitor.words.viewer.close, exact: true }).click()
  await seeGone(work.viewer(names.large))
}

interface Round {
  readonly staff: Person
  readonly guest: Person
  readonly character: string
  readonly nicks: readonly string[]
}

/** Staff take all seven candidates of a character while a guest looks at the board. */
async function closeRound({ staff, guest, character, nicks }: Round) {
  const { board, desk: words } = packs[guest.language]
  const name = characterName(character, guest.language)
  await guest.visit('/dragonball')
  await shot(guest, 'balls-none')
  const queue = desk(staff)
  await queue.visit('/admin/painting?tab=dragon')
  for (let left = 7; left > 0; left--) {
    await eventually(() => queue.button(words.dragon.accept).count()).toBe(left)
    await queue.button(words.dragon.accept).first().click()
    await queue.decide('真好看 lovely', words.dragon.accept)
    if (left === 3) {
      await see(guest.page.getByRole('list', { name: board.balls(name, 5), exact: true }))
      await shot(guest, 'balls-five')
      await shot(staff, 'dragon-desk')
    }
  }
  await see(staff.page.getByText(words.dragon.candidatesEmpty))
  const moment = guest.page.getByRole('status')
  await see(moment.getByText(board.moment(name, 1)), moment.getByText(board.momentBy(nicks)))
  await shot(guest, 'balls-moment', false)
  await clean(guest)
}

interface Hiding {
  readonly staff: Person
  readonly painter: Person
  readonly site: TestSite
  readonly origin: string
  readonly pid: number
}

/** Staff forbid a work and cancel it; no address of its picture answers meanwhile. */
async function hideAndShow({ staff, painter, site, origin, pid }: Hiding) {
  const words = packs[staff.language].desk
  const said = painter.words.paintingPage
  await settleJobs(site, 'pictureSizes')
  const { SRC } = (await site.call(paintings.calls.one, { id: String(pid) })).data
  const stem = SRC.replace(/\.png$/, '')
  const addresses = ['.png', '.webp', '.avif', '.480.webp', '.960.avif', '.thumb.webp'].map((end) => origin + stem + end)
  const answers = async () => [...new Set(await Promise.all(addresses.map(async (url) => (await fetch(url)).status)))]
  expect(await answers()).toEqual([200])
  const queue = desk(staff)
  await queue.visit(`/admin/painting?tab=work&pid=${pid}`)
  await queue.button(words.work.forbid).click()
  await queue.decide('要问一问 to be asked', words.work.forbid)
  await see(staff.page.getByText(words.work.states.hidden, { exact: true }))
  await shot(staff, 'desk-hidden')
  expect(await answers()).toEqual([404])
  await painter.visit(`/e/${pid}`)
  await see(painter.page.getByText(said.forbidFor('要问一问 to be asked')))
  await shot(painter, 'page-hidden')
  await clean(painter)
  await queue.button(words.hidden.restore).click()
  await queue.decide('没有问题 all is well', words.hidden.restore)
  await see(staff.page.getByText(words.work.states.shown, { exact: true }))
  expect(await answers()).toEqual([200])
}

/** Hangs the drawing of a seed. */
async function hangDrawing(site: TestSite, by: TestMember, seed: number) {
  const { name, buffer } = await drawnPng('earlier.png', seed)
  const stored = await site.call(pictures.calls.upload, {}, { token: by.token, file: { name, bytes: buffer } })
  await uploadPainting(site, by, { name: '原来的 earlier', url: stored.data.data.url })
}

const loaded = (all: Element[]) => all.map((one) => one instanceof HTMLImageElement && one.naturalWidth > 0)

/** Expects a page without barriers, without overflow and without cut words. */
const clean = async ({ page }: Person) =>
  expect({ axe: await axeViolations(page), overflow: await overflowing(page), cut: await cutText(page) }).toEqual({
    axe: [],
    overflow: [],
    cut: [],
  })
