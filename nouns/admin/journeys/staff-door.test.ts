import { expect } from 'vitest'
import { permissions } from '#rules/staff/permissions.ts'
import { axeViolations } from '#site/journeys/axe.ts'
import { enrol } from '#site/journeys/enrol.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { overflowing } from '#site/journeys/overflow.ts'
import { desk } from '#site/journeys/pages/desk.ts'
import { frame } from '#site/journeys/pages/frame.ts'
import { authenticator, twoFactorPage } from '#site/journeys/pages/two-factor-page.ts'
import { astray } from '#site/journeys/rows.ts'
import { eventually, see, seeGone } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { appoint } from '#site/staff/appoint.ts'
import { giveCodes, hire } from '#site/test/hire.ts'
import { makeMember } from '#site/test/make-member.ts'
import { punishment as punishmentWords } from '#site/words/punishment.zh.ts'
import { admin } from '../contract/admin.ts'

const journey = journeysOn()

const pathOf = (url: string) => new URL(url).pathname

journey('nobody without the code comes in', async ({ site, person }) => {
  const guest = await person()
  await guest.visit('/admin/super/user')
  await guest.page.waitForURL('**/yukari')
  const reader = await person({ token: (await makeMember(site, 'reader')).token })
  await reader.visit('/admin')
  await reader.page.waitForURL('**/yukari')
  const clerk = await person({ token: (await hire(site, 'clerk', ['replay'])).token })
  await clerk.visit('/admin/super/user')
  await clerk.page.waitForURL('**/yukari')
  const { areas, words, visit } = desk(clerk)
  await visit('/admin/common')
  expect(await areas.getByRole('link').allTextContents()).toEqual([
    words.overview,
    words.areas.common,
    words.areas.replay,
  ])
})

journey(
  'staff without two-factor log in as ever, set it up, and reach the page they wanted',
  async ({ site, person }) => {
    const { account, password } = await enrol(site, 'chief')
    await giveCodes(site, account, ['admin', 'error'])
    const chief = await person()
    await chief.visit('/admin/super/error')
    await chief.page.waitForURL('**/yukari')
    await chief.visit('/')
    await frame(chief).openLogin()
    await frame(chief).logIn(account, password)
    await seeGone(frame(chief).dialog)
    await frame(chief).openMenu()
    await chief.page.getByRole('menuitem', { name: chief.words.titles.admin }).click()
    await chief.page.waitForURL('**/settings/twofactor')
    const { factor } = chief.words.settings
    await see(chief.page.getByText(factor.staffNeed))
    expect([await axeViolations(chief.page), await overflowing(chief.page)]).toEqual([[], []])
    const section = twoFactorPage(chief)
    const secret = await section.start(password)
    await section.confirm(authenticator(secret, () => site.site.foundation.now())(0))
    await section.keep()
    await chief.page.getByRole('link', { name: factor.toDesk }).click()
    await chief.page.waitForURL('**/admin/super/error')
    const { areas, words } = desk(chief)
    await areas.getByRole('link', { name: words.overview }).click()
    await see(chief.page.getByText(words.helloText))
    expect(pathOf(chief.page.url())).toBe('/admin')
  },
)

journey('visited pages stay open with what was typed, and can be closed', async ({ site, person }) => {
  const chief = await person({ token: (await hire(site, 'keeper', ['admin', 'user'])).token })
  const { areas, tabs, words, visit, button } = desk(chief)
  await visit('/admin/super/user')
  const value = chief.page.getByLabel(words.user.value)
  await value.fill('keeper')
  await button(words.user.find).click()
  await see(chief.page.getByText(words.user.found(1, false)))
  await areas.getByRole('link', { name: words.areas.admin }).click()
  await see(button(words.staff.add))
  await tabs.getByRole('link', { name: words.areas.user }).click()
  await see(value)
  expect([await value.inputValue(), new URL(chief.page.url()).search]).toEqual(['keeper', '?value=keeper'])
  await chief.page.reload()
  await see(tabs.getByRole('link', { name: words.areas.admin }))
  await tabs.getByRole('button', { name: words.closeTab(words.areas.user) }).click()
  await see(button(words.staff.add))
  // One page that is open needs no tabs.
  await seeGone(tabs)
})

journey('a flag is set, floats, is appealed against and lifted', async ({ site, person }) => {
  const rude = await makeMember(site, 'rude')
  const chief = await person({ token: (await hire(site, 'judge', ['user'])).token })
  const back = desk(chief)
  const { user, appeals } = back.words
  await back.visit('/admin/super/user?value=rude')
  await see(back.button(user.openOf('rude')))
  expect(await astray(chief.page)).toEqual([])
  await back.button(user.openOf('rude')).click()
  expect(await axeViolations(chief.page)).toEqual([])
  await back.button(user.flag).click()
  await back.decide('刷屏', user.flag)
  await see(back.dialog.getByText('刷屏'))
  await chief.page.keyboard.press('Escape')

  const member = await person({ token: rude.token })
  await member.visit('/rpy')
  await eventually(() => member.page.locator('html').getAttribute('data-punished')).toBe('')
  const [reason] = await Promise.all([member.context.waitForEvent('page'), member.page.mouse.click(700, 160)])
  await see(reason.getByText('刷屏'))
  expect(pathOf(reason.url())).toBe('/com')
  expect([await axeViolations(reason), await overflowing(reason)]).toEqual([[], []])
  const pages = member.context.pages().length
  await reason.getByLabel(punishmentWords.appealLabel).fill('是猫踩的键盘')
  await reason.getByRole('button', { name: punishmentWords.appealSend }).click()
  await see(reason.getByText(punishmentWords.states.open, { exact: true }))
  // A punished member's clicks open this page; clicks on the page itself must not open it again.
  expect(member.context.pages()).toHaveLength(pages)

  await chief.page.getByRole('link', { name: user.tabs.appeals }).click()
  await see(chief.page.getByText('是猫踩的键盘'))
  await back.button(appeals.pass).click()
  await back.decide('原谅一次', appeals.pass)
  await see(chief.page.getByText(appeals.empty))
  await reason.reload()
  await see(reason.getByText(punishmentWords.fineTitle))
})

for (const [language, device, theme] of variants(import.meta, [
  ['zh', 'PC', 'night'],
  ['en', 'M', 'day'],
] as const)) {
  journey(`every area can be read and used in ${language} on ${device} at ${theme}`, async ({ site, person }) => {
    const account = `all${language}`
    const chief = await person({ language, device, theme, token: (await hire(site, account, [...permissions])).token })
    const { db, now } = site.site.foundation
    await db.transaction((tx) =>
      appoint(tx, { account, codes: ['admin', ...permissions.slice(0, 9)], now: now(), demo: false }),
    )
    const message = 'x is undefined'
    await site.call(admin.calls.reportFault, { message, path: '/rpy', stack: 'at /assets/list-1.js:1' })
    const { words, visit, button } = desk(chief)
    const seen = async () => [
      ...(await axeViolations(chief.page)),
      ...(await overflowing(chief.page)),
      ...(await astray(chief.page)),
    ]
    await visit('/admin')
    await see(chief.page.getByText(words.hello(account)))
    expect(await seen()).toEqual([])
    await visit('/admin/common')
    await see(chief.page.getByText(words.common.actsEmpty))
    expect(await seen()).toEqual([])
    await visit('/admin/super/admin')
    await see(chief.page.getByText(words.staff.you, { exact: true }))
    expect(await seen()).toEqual([])
    await button(words.staff.add).click()
    expect(await seen()).toEqual([])
    await visit('/admin/super/admin?tab=log')
    await see(chief.page.getByText(words.log.house, { exact: true }))
    await button(words.log.check).click()
    await see(chief.page.getByText(words.log.head))
    expect(await seen()).toEqual([])
    await visit('/admin/super/error')
    await eventually(async () => {
      await button(words.fault.again).click()
      return chief.page.getByText(message).count()
    }).toBeGreaterThan(0)
    expect(await seen()).toEqual([])
    await visit('/admin/super/match')
    await see(chief.page.getByText(words.opensLaterText))
    expect(await seen()).toEqual([])
  })
}

journey('reduced motion is kept for flagged members too', async ({ site, person }) => {
  const still = await makeMember(site, 'still')
  await site.site.foundation.db.own.updateTable('members').set({ black: true }).where('id', '=', still.id).execute()
  const member = await person({ token: still.token, motion: true })
  await member.page.emulateMedia({ reducedMotion: 'reduce' })
  await member.visit('/rpy')
  await eventually(() => member.page.locator('html').getAttribute('data-punished')).toBe('')
  expect(await member.page.evaluate(() => document.getAnimations().length)).toBe(0)
})

journey('staff enter as a member and come back by logging out', async ({ site, person }) => {
  await makeMember(site, 'lost')
  const clerk = await hire(site, 'helper', ['user'])
  const helper = await person({ token: clerk.token })
  const back = desk(helper)
  const { user } = back.words
  await back.visit('/admin/super/user?value=lost')
  await back.button(user.openOf('lost')).click()
  await back.button(user.enter).click()
  await back.dialog.getByLabel(back.words.code).fill(clerk.code())
  await back.decide('来信求助', user.enterAct)
  const bar = helper.page.getByLabel(punishmentWords.entered.label)
  await see(bar.getByText(punishmentWords.entered.text('lost')))
  expect(await axeViolations(helper.page)).toEqual([])
  await bar.getByRole('button', { name: punishmentWords.entered.leave }).click()
  await see(helper.page.getByRole('button', { name: helper.words.shell.menuOf('helper') }))
  await seeGone(bar)
})
