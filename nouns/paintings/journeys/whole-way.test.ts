import { expect } from 'vitest'
import { makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { reminders as enReminders } from '#nouns/reminders/words/reminders.en.ts'
import { reminders as zhReminders } from '#nouns/reminders/words/reminders.zh.ts'
import { characterName } from '#rules/games/characters.ts'
import type { Language } from '#rules/language.ts'
import { axeViolations } from '#site/journeys/axe.ts'
import { cutText } from '#site/journeys/cut-text.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { overflowing } from '#site/journeys/overflow.ts'
import { desk } from '#site/journeys/pages/desk.ts'
import { paintingPage } from '#site/journeys/pages/painting-page.ts'
import { paintingUploadPage } from '#site/journeys/pages/painting-upload-page.ts'
import { topicPage } from '#site/journeys/pages/topic-page.ts'
import { fingers } from '#site/journeys/pages/touch.ts'
import type { Device, Person } from '#site/journeys/person.ts'
import { eventually, see, seeGone } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { hire } from '#site/test/hire.ts'
import { makeMember } from '#site/test/make-member.ts'
import type { TestSite } from '#site/test/open-test-site.ts'
import { settleJobs } from '#site/test/settle-jobs.ts'
import { editorBlocks as enBlocks } from '#words/editor/editor-blocks.en.ts'
import { editorBlocks as zhBlocks } from '#words/editor/editor-blocks.zh.ts'
import { paintings } from '../contract/paintings.ts'
import { uploadFile, uploadPainting } from '../test/upload-painting.ts'
import { dragonBalls as enBoard } from '../words/dragon-balls.en.ts'
import { dragonBalls as zhBoard } from '../words/dragon-balls.zh.ts'
import { paintingDesk as enDesk } from '../words/painting-desk.en.ts'
import { paintingDesk as zhDesk } from '../words/painting-desk.zh.ts'
import { paintingReminders as enTold } from '../words/painting-reminders.en.ts'
import { paintingReminders as zhTold } from '../words/painting-reminders.zh.ts'
import { copiedJpeg, drawnPng, largePng, movingGif } from './picture-files.ts'

const journey = journeysOn({ pictureJobs: true })
const packs = {
  zh: { board: zhBoard, blocks: zhBlocks, desk: zhDesk, told: zhTold, who: zhReminders.who },
  en: { board: enBoard, blocks: enBlocks, desk: enDesk, told: enTold, who: enReminders.who },
}
const names = { earlier: '原来的 earlier', large: '夜市 night market', copy: '灯火 lamplight', moving: '蒸笼 steamer' }
/** Both languages and both devices once: how an act works on a device does not depend on its words. */
const walks: readonly (readonly [Language, Device, string])[] = [
  ['zh', 'PC', 'Reimu'],
  ['en', 'M', 'Youmu'],
]

for (const [i, [language, device, character]] of variants(import.meta, walks.entries())) {
  journey(`three works from the upload to their end in ${language} on ${device}`, async ({ site, origin, person }) => {
    const [by, other] = [await makeMember(site, `painter${i}`), await makeMember(site, `fan${i}`)]
    const keeper = await hire(site, `keeper${i}`, ['painting'])
    const seed = 1_000 + 10 * i
    const { buffer } = await drawnPng('earlier.png', seed)
    await uploadPainting(site, other, { name: names.earlier, url: await uploadFile(site, other, buffer) })
    const painter = await person({ language, device, token: by.token })
    const fan = await person({ language, device, token: other.token })
    const staff = await person({ language, device, token: keeper.token })
    const guest = await person({ language, device })

    await uploadThree(painter, { seed, character })
    const { page, words } = painter
    const tile = (name: string) => page.getByRole('link', { name: words.paintings.tile.name(name, `painter${i}`) })
    await painter.visit('/painting')
    await see(tile(names.large), tile(names.copy), tile(names.moving))
    await seeClean(painter)
    await tile(names.large).click()
    await page.waitForURL('**/e/*')
    const pid = Number(new URL(page.url()).pathname.slice(3))
    await lookAtPixels(painter)

    await likeAndTell({ fan, painter, pid, nick: `fan${i}` })
    await showInTopic(painter, { pid, t: await makeTopic(site, other, { m: await makeClub(site) }) })

    for (let n = 0; n < 6; n++) await uploadPainting(site, n % 2 ? by : other, { dragon: character })
    await closeRound({ staff, guest, character, nicks: [`painter${i}`, `fan${i}`] })
    await hideAndShow({ staff, painter, site, origin, pid })

    await painter.visit('/painting')
    await tile(names.moving).click()
    await page.waitForURL('**/e/*')
    await paintingPage(painter).remove()
    await see(tile(names.copy))
    await seeGone(tile(names.moving))
  })
}

/** Uploads three files at once: one of 3.9 MB, handed in for a ball; one that looks like a work on the wall; one that moves. */
async function uploadThree(
  painter: Person,
  { seed, character }: { readonly seed: number; readonly character: string },
) {
  const { page, words, language } = painter
  const { list, states, alike, form } = words.paintingUpload
  const upload = paintingUploadPage(painter)
  await upload.visit()
  await upload.choose(
    await largePng(`${names.large}.png`, seed + 1),
    await copiedJpeg(`${names.copy}.jpg`, seed),
    await movingGif(`${names.moving}.gif`, [seed + 2, seed + 3]),
  )
  await see(page.getByText(list.counts(3, 0, 0)))
  await upload.field(form.dragon).selectOption(character)
  expect(await upload.field(form.dragon).locator(':checked').innerText()).toBe(characterName(character, language))
  await seeClean(painter)
  await upload.sendAll(3)
  await see(upload.row(names.large).getByText(states.done), upload.row(names.moving).getByText(states.done))
  const copy = upload.row(names.copy)
  await see(
    copy.getByText(states.alike),
    copy.getByText(alike.same),
    copy.getByRole('link', { name: alike.seeOld(names.earlier) }),
  )
  await eventually(() => copy.locator('figure img').evaluateAll(loaded)).toEqual([true, true])
  await seeClean(painter)
  await copy.getByRole('button', { name: words.paintings.alikeReasons.otherVersion, exact: true }).click()
  await see(page.getByText(list.counts(3, 0, 3)))
}

/** Opens the viewer and zooms in: by keys, or with two fingers on a phone. */
async function lookAtPixels(visitor: Person) {
  const { page, device } = visitor
  const work = paintingPage(visitor)
  const opener = work.picture(names.large)
  await (device === 'PC' ? opener.press('Enter') : opener.tap())
  await see(work.viewer(names.large))
  // The address names the place once the viewer shows the picture.
  await eventually(work.zoom).toBeGreaterThan(0)
  if (device === 'PC') {
    await page.keyboard.press('1')
    await eventually(work.zoom).toBe(1)
    const before = work.y()
    await page.keyboard.press('ArrowDown')
    await eventually(work.y).toBe(before + 20)
    await page.keyboard.press('+')
    await eventually(work.zoom).toBe(1.1)
  } else {
    const before = work.zoom()
    await (await fingers(page)).pinch([195, 400], 60, 240)
    await eventually(work.zoom).toBeCloseTo(before * 4, 2)
  }
  await seeClean(visitor)
  await page.getByRole('button', { name: visitor.words.viewer.close, exact: true }).click()
  await seeGone(work.viewer(names.large))
}

interface Telling {
  readonly fan: Person
  readonly painter: Person
  readonly pid: number
  readonly nick: string
}

/** Somebody likes the work and comments on it; the painter's open page counts both reminders, which are read then. */
async function likeAndTell({ fan, painter, pid, nick }: Telling) {
  const { told, who } = packs[painter.language]
  const theirs = paintingPage(fan)
  await theirs.visit(pid)
  await theirs.like(0)
  await theirs.comment('灯画得真好 lovely lamps')
  await seeClean(fan)
  const { page, words } = painter
  const bell = (unread: number) => page.getByRole('link', { name: words.shell.reminders(unread), exact: true })
  await see(bell(2))
  await painter.visit('/reminders')
  await see(page.getByText(told.paintingLike(who([nick], 1), names.large)))
  await see(page.getByText(told.paintingComment(who([nick], 1), names.large)))
  await see(bell(0))
}

/** The painter puts the work into a reply by the editor's dialog; the reply leads to its page. */
async function showInTopic(painter: Person, { pid, t }: { readonly pid: number; readonly t: number }) {
  const { page } = painter
  const { pieces, names: blockNames } = packs[painter.language].blocks
  const topic = topicPage(painter)
  await topic.visit(t)
  await topic.openReply()
  await topic.editor.tool('painting').click()
  const dialog = page.getByRole('dialog', { name: pieces.paintingTitle })
  const choice = dialog.getByRole('button', { name: pieces.choose(blockNames.painting(pid)) })
  await see(choice)
  await seeClean(painter)
  await choice.click()
  await seeGone(dialog)
  await topic.post.click()
  const opening = page.waitForEvent('popup')
  await topic.floor(2).locator(`a[href="/e/${pid}"]`).click()
  const opened = await opening
  await see(opened.getByRole('heading', { level: 1, name: names.large }))
  await opened.close()
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
  const queue = desk(staff)
  await queue.visit('/admin/painting?tab=dragon')
  for (let left = 7; left > 0; left--) {
    await eventually(() => queue.button(words.dragon.accept).count()).toBe(left)
    await queue.button(words.dragon.accept).first().click()
    await queue.decide('真好看 lovely', words.dragon.accept)
    if (left === 3) {
      await see(guest.page.getByRole('list', { name: board.balls(name, 5), exact: true }))
    }
  }
  await see(staff.page.getByText(words.dragon.candidatesEmpty))
  const moment = guest.page.getByRole('status')
  await see(moment.getByText(board.moment(name, 1)), moment.getByText(board.momentBy(nicks)))
  await seeClean(guest)
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
  const addresses = ['.png', '.webp', '.avif', '.480.webp', '.960.avif', '.thumb.webp'].map(
    (end) => origin + stem + end,
  )
  const answers = async () => [...new Set(await Promise.all(addresses.map(async (url) => (await fetch(url)).status)))]
  expect(await answers()).toEqual([200])
  const queue = desk(staff)
  await queue.visit(`/admin/painting?tab=work&pid=${pid}`)
  await queue.button(words.work.forbid).click()
  await queue.decide('要问一问 to be asked', words.work.forbid)
  await see(staff.page.getByText(words.work.states.hidden, { exact: true }))
  expect(await answers()).toEqual([404])
  expect((await fetch(`${origin}/e/${pid}`)).status).toBe(404)
  await painter.visit(`/e/${pid}`)
  await see(painter.page.getByText(said.forbidFor('要问一问 to be asked')))
  await seeClean(painter)
  await queue.button(words.hidden.restore).click()
  await queue.decide('没有问题 all is well', words.hidden.restore)
  await see(staff.page.getByText(words.work.states.shown, { exact: true }))
  expect(await answers()).toEqual([200])
}

const loaded = (all: Element[]) => all.map((one) => one instanceof HTMLImageElement && one.naturalWidth > 0)

/** Expects a page without barriers, without overflow and without cut words. */
const seeClean = async ({ page }: Person) =>
  expect({ axe: await axeViolations(page), overflow: await overflowing(page), cut: await cutText(page) }).toEqual({
    axe: [],
    overflow: [],
    cut: [],
  })
