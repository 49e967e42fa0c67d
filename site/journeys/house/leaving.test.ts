import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { clubDesk as enClubs } from '#nouns/clubs/words/club-desk.en.ts'
import { clubDesk as zhClubs } from '#nouns/clubs/words/club-desk.zh.ts'
import { homeDesk } from '#nouns/home/words/home-desk.zh.ts'
import { replays } from '#nouns/replays/contract/replays.ts'
import { madeFile } from '#nouns/replays/journeys/replay-files.ts'
import type { Language } from '#rules/language.ts'
import { report as enReport } from '#words/cards/report.en.ts'
import { report as zhReport } from '#words/cards/report.zh.ts'
import { leaving as enLeaving } from '#words/session/leaving.en.ts'
import { leaving as zhLeaving } from '#words/session/leaving.zh.ts'
import { hire } from '../../test/hire.ts'
import { makeMember } from '../../test/make-member.ts'
import type { TestSite } from '../../test/open-test-site.ts'
import { axeViolations } from '../axe.ts'
import { openInputMethod } from '../input/input-method.ts'
import { journeysOn } from '../journey.ts'
import { desk } from '../pages/desk.ts'
import { frame } from '../pages/frame.ts'
import { replayPage } from '../pages/replay-page.ts'
import { type Device, type Person, quiet } from '../person.ts'
import { eventually, see, seeGone } from '../see.ts'
import { variants } from '../variants.ts'

const journey = journeysOn()
const packs = {
  zh: { clubs: zhClubs, leaving: zhLeaving, report: zhReport },
  en: { clubs: enClubs, leaving: enLeaving, report: enReport },
}
const walks: readonly (readonly [Language, Device])[] = [
  ['zh', 'PC'],
  ['en', 'M'],
]

for (const [i, [language, device]] of variants(import.meta, walks.entries())) {
  journey(`a settings form asks before it is left in ${language} on ${device}`, async ({ site, person }) => {
    const member = await person({ language, device, token: (await makeMember(site, `settler${i}`)).token })
    const { page, words } = member
    const { settings } = words
    const ask = question(member)
    const at = (path: string) => eventually(() => new URL(page.url()).pathname).toBe(path)
    await member.visit('/settings')
    await page.getByRole('link', { name: settings.sections.profile.name }).first().click()
    await at('/settings/profile')
    const text = page.getByLabel(settings.introduction.label, { exact: true })
    const home = page.getByRole('link', { name: words.shell.site }).first()
    await type(member, text, '喜欢红魔乡 red mist')

    await home.click()
    await see(ask.title)
    expect(await axeViolations(page)).toEqual([])
    expect(await ask.stay.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    await seeGone(ask.title)
    expect(await home.evaluate((link) => link === document.activeElement)).toBe(true)
    await page.evaluate(() => history.back())
    await see(ask.title)
    // The address is not that of the page before while the question stands.
    await at('/settings/profile')
    await ask.stay.click()
    await at('/settings/profile')
    expect(await text.inputValue()).toBe('喜欢红魔乡 red mist')
    for (const leave of [() => page.evaluate(() => location.reload()), () => page.close({ runBeforeUnload: true })]) {
      const asked = page.waitForEvent('dialog')
      await Promise.all([asked.then((dialog) => dialog.dismiss()), leave()])
      expect((await asked).type()).toBe('beforeunload')
    }
    expect(await text.inputValue()).toBe('喜欢红魔乡 red mist')

    await page.getByRole('button', { name: settings.save, exact: true }).click()
    await see(frame(member).toast(words.success.saved))
    await home.click()
    await at('/')
    await page.evaluate(() => history.back())
    await at('/settings/profile')
    await eventually(() => text.inputValue()).toBe('喜欢红魔乡 red mist')
    await type(member, text, 'something else')
    await page.evaluate(() => history.back())
    await ask.leave.click()
    await at('/settings')
  })

  journey(`a report with words asks before its dialog closes in ${language} on ${device}`, async ({ site, person }) => {
    const code = await shelve(site, 90 + i)
    const reader = await person({ language, device, token: (await makeMember(site, `reporter${i}`)).token })
    const { page, words } = reader
    const ask = question(reader)
    const { report } = packs[language]
    const open = page.getByRole('button', { name: words.replays.actions.report, exact: true })
    const dialog = page.getByRole('dialog', { name: report.title })
    const reason = dialog.getByLabel(report.reason)
    await reader.visit(`/r/${code}`)
    await open.click()
    await see(dialog)
    await page.keyboard.press('Escape')
    await seeGone(dialog)
    expect(await open.evaluate((button) => button === document.activeElement)).toBe(true)

    await open.click()
    await type(reader, reason, '慢 slow ')
    const method = await openInputMethod(page)
    await method.press({ show: 'ni' })
    await method.press({ keep: 'Escape' })
    await method.press({ commit: '你' })
    await method.close()
    expect([await reason.inputValue(), await ask.title.count()]).toEqual(['慢 slow 你', 0])

    const beside = () => page.mouse.click(5, 5)
    const cross = () => dialog.getByRole('button', { name: words.shell.close, exact: true }).click()
    for (const leave of [() => page.keyboard.press('Escape'), beside, cross]) {
      await leave()
      await see(ask.title)
      await page.keyboard.press('Escape')
      await seeGone(ask.title)
      expect(await reason.inputValue()).toBe('慢 slow 你')
      await reason.focus()
    }
    await page.keyboard.press('Escape')
    await ask.leave.click()
    await seeGone(dialog)
    expect(await open.evaluate((button) => button === document.activeElement)).toBe(true)

    await open.click()
    await type(reader, reason, '慢 slow')
    // While the words are under way, Escape neither asks about them nor closes the dialog.
    const line = Promise.withResolvers<void>()
    await page.route('**/api/replayReport', async (route) => {
      await line.promise
      await route.continue()
    })
    const send = dialog.getByRole('button', { name: report.send, exact: true })
    await send.click()
    await eventually(() => send.getAttribute('aria-busy')).toBe('true')
    await page.keyboard.press('Escape')
    await see(dialog)
    expect(await ask.title.count()).toBe(0)
    line.resolve()
    await see(frame(reader).toast(report.sent))
    expect(await ask.title.count()).toBe(0)
  })

  journey(`a club's form asks before it is left in ${language} on ${device}`, async ({ site, person }) => {
    const { token } = await hire(site, `clubber${i}`, ['club'])
    const staff = await person({ language, device, token })
    const { page } = staff
    const ask = question(staff)
    const { clubs: words } = packs[language].clubs
    const at = desk(staff)
    const dialog = page.getByRole('dialog', { name: words.add })
    const name = dialog.getByLabel(words.name, { exact: true })
    await at.visit('/admin')
    await at.areas.getByRole('link', { name: at.words.areas.club }).click()
    await at.button(words.add).first().click()
    await type(staff, name, `点心社 ${i}`)
    await page.keyboard.press('Escape')
    await ask.stay.click()
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true)
    // The back office keeps the page that is left by going back, with its dialog.
    await page.evaluate(() => history.back())
    await seeGone(dialog)
    await page.evaluate(() => history.forward())
    await eventually(() => name.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await name.inputValue()).toBe(`点心社 ${i}`)
    // Browsers tell of a dialog that was closed with the next frame: it may be shown again by then.
    await dialog.evaluate((element) => void element.dispatchEvent(new Event('close')))
    // After a press on something that is no control, the dialog still gets the keys.
    await dialog.getByRole('heading', { name: words.add }).click()
    await page.keyboard.press('Escape')
    await ask.leave.click()
    await seeGone(dialog)
    await at.button(words.add).first().click()
    expect(await name.inputValue()).toBe('')
    await type(staff, name, `点心社 ${i}`)
    await dialog.getByRole('button', { name: words.add, exact: true }).click()
    await see(at.button(words.editOf(`点心社 ${i}`)))
    expect(await ask.title.count()).toBe(0)
  })
}

journey('searches, log-ins and kept comments are left without a question', async ({ site, person }) => {
  const code = await shelve(site, 95)
  const guest = await person()
  const { page, words } = guest
  const { dialog, openLogin } = frame(guest)
  const ask = question(guest)
  await guest.visit(`/r/${code}`)
  await type(guest, replayPage(guest).comment, '打得好')
  await type(guest, page.getByRole('combobox', { name: words.shell.search }).first(), 'marisa')
  await openLogin()
  await type(guest, dialog.getByLabel(words.dialogs.accountOrMail, { exact: true }), 'reader')
  await page.keyboard.press('Escape')
  await seeGone(dialog)
  await page.getByRole('link', { name: words.shell.site }).first().click()
  await eventually(() => new URL(page.url()).pathname).toBe('/')
  expect(await ask.title.count()).toBe(0)
  await page.evaluate(() => history.back())
  await eventually(() => replayPage(guest).comment.inputValue()).toBe('打得好')

  await openLogin()
  await dialog.getByRole('button', { name: words.dialogs.toRegister }).click()
  await type(guest, dialog.getByLabel(words.passwords.mail, { exact: true }), 'reader@example.test')
  await page.keyboard.press('Escape')
  await ask.leave.click()
  await seeGone(dialog)
})

journey('a log-out asks before typed words go', async ({ site, person }) => {
  const member = await person({ token: (await makeMember(site, 'goer')).token })
  const { page, words } = member
  const ask = question(member)
  const { openMenu } = frame(member)
  await member.visit('/settings/profile')
  await type(member, page.getByLabel(words.settings.introduction.label, { exact: true }), '一段介绍')
  await openMenu()
  await page.getByRole('menuitem', { name: words.shell.logout }).click()
  await ask.stay.click()
  await openMenu()
  await page.getByRole('menuitem', { name: words.shell.logout }).click()
  await ask.leave.click()
  await see(page.getByText(words.session.loggedOut))
})

journey('pages of the back office keep what was typed, and ask before they are closed', async ({ site, person }) => {
  const staff = await person({ token: (await hire(site, 'announcer', ['club', 'homepage'])).token })
  const { page } = staff
  const ask = question(staff)
  const at = desk(staff)
  const { areas } = at.words
  const text = page.getByLabel(homeDesk.announcement.zh, { exact: true })
  await page.clock.install()
  await at.visit('/admin/homepage')
  await type(staff, text, '今天休息')
  await at.areas.getByRole('link', { name: areas.club }).click()
  await see(at.button(zhClubs.clubs.add))
  expect(await ask.title.count()).toBe(0)
  // The typed text must stay, however long the tab is hidden.
  await page.clock.fastForward('10:00')
  await at.button(at.words.closeTab(areas.homepage)).click()
  await ask.stay.click()
  await at.tabs.getByRole('link', { name: areas.homepage }).click()
  expect(await text.inputValue()).toBe('今天休息')
  await page.getByRole('link', { name: at.words.back }).click()
  await ask.stay.click()
  await at.button(at.words.closeTab(areas.homepage)).click()
  await ask.leave.click()
  await see(at.button(zhClubs.clubs.add))
  // One page that is open needs no tabs.
  await seeGone(at.tabs)
})

/** The dialog that asks before typed words are lost. */
function question({ page, language }: Person) {
  const words = packs[language].leaving
  const dialog = page.getByRole('dialog', { name: words.title })
  const button = (name: string) => dialog.getByRole('button', { name, exact: true })
  return { title: dialog.getByText(words.text), stay: button(words.stay), leave: button(words.go) }
}

/** Types, and waits until the chunk of the question is loaded, which the first typed word requests. */
async function type({ page }: Person, field: Locator, text: string): Promise<void> {
  await field.fill(text)
  await quiet(page)
}

async function shelve(site: TestSite, seed: number): Promise<string> {
  const { token } = await makeMember(site, `player${seed}`)
  const { name, bytes } = madeFile({ game: 'th14', seed })
  const flags = { NM: 'N', NB: 'N', NT: 'N', NSY: 'N' } as const
  const written = { comment: '', category: 'other', ...flags, open: 'Y', commentable: 'Y', screen: '' } as const
  return (await site.call(replays.calls.upload, written, { token, file: { name, bytes } })).data.CODE
}
