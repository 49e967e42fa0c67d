import { expect } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { adminReminders as enReminders } from '#nouns/admin/words/admin-reminders.en.ts'
import { adminReminders as zhReminders } from '#nouns/admin/words/admin-reminders.zh.ts'
import { roleDesk as enDesk } from '#nouns/admin/words/role-desk.en.ts'
import { roleDesk as zhDesk } from '#nouns/admin/words/role-desk.zh.ts'
import type { Language } from '#rules/language.ts'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { overflowing } from '#site/journeys/overflow.ts'
import { desk } from '#site/journeys/pages/desk.ts'
import { frame } from '#site/journeys/pages/frame.ts'
import { rolesPage } from '#site/journeys/pages/roles-page.ts'
import type { Device, Person } from '#site/journeys/person.ts'
import { eventually, see, seeGone } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { hire } from '#site/test/hire.ts'
import { makeOwner } from '#site/test/make-owner.ts'
import type { TestSite } from '#site/test/open-test-site.ts'

const journey = journeysOn()
const packs = { zh: { desk: zhDesk, told: zhReminders }, en: { desk: enDesk, told: enReminders } }
const password = 'three-cakes-on-a-shelf'
const walks: readonly (readonly [Language, Device])[] = [
  ['zh', 'PC'],
  ['en', 'M'],
]

const wellMade = async ({ page }: Person) => {
  expect(await axeViolations(page)).toEqual([])
  expect(await overflowing(page)).toEqual([])
}

async function owner(site: TestSite, account: string, language: Language) {
  const member = await makeOwner(site, account)
  await site.call(accounts.calls.setPreferences, { language }, { token: member.token })
  return member
}

const introductionOf = async (site: TestSite, id: number) =>
  (
    await site.site.foundation.db.read
      .selectFrom('members')
      .select('introduction')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).introduction

for (const [language, device] of variants(import.meta, walks)) {
  journey(`one person's accounts are linked and switched in ${language} on ${device}`, async ({ site, person }) => {
    const main = await owner(site, `main${language}`, language)
    const other = await owner(site, `other${language}`, language)
    const member = await person({ language, device, token: main.token })
    const { page, words } = member
    const { openMenu, toast } = frame(member)
    const section = rolesPage(member)
    const nick = `other${language}`

    await section.visit()
    await see(page.getByText(section.words.alone))
    await section.link(nick, 'not the password')
    await see(page.getByText(words.problems.wrongLogin))
    await wellMade(member)
    await section.link(nick, password)
    await see(toast(section.words.linked), section.row(nick).getByText(section.words.states.open))
    await wellMade(member)

    // Another tab follows, as after a log-in.
    const tab = await member.context.newPage()
    await tab.goto(page.url())
    await see(tab.getByText(section.words.states.here))

    await section
      .row(nick)
      .getByRole('button', { name: section.words.switchTo(nick), exact: true })
      .click()
    await see(toast(section.words.switched(nick)))
    await see(section.row(`main${language}`).getByText(section.words.states.back))
    await see(tab.getByRole('button', { name: words.shell.menuOf(nick) }).first())
    await tab.close()

    // What is done now is the other account's.
    await member.visit('/settings/profile')
    await page.getByLabel(words.settings.introduction.label, { exact: true }).fill('written by the other')
    await page.getByRole('button', { name: words.settings.save, exact: true }).click()
    await see(toast(words.success.saved))
    expect(await introductionOf(site, other.id)).toBe('written by the other')
    expect(await introductionOf(site, main.id)).toBe('')
    await member.visit('/settings/devices')
    await see(page.getByText(words.settings.devices.switchedFrom))

    // Back by the menu of the account.
    await openMenu()
    const back = page.getByRole('menuitem', { name: `main${language}`, exact: true })
    await see(back)
    await wellMade(member)
    await back.click()
    await see(page.getByRole('button', { name: words.shell.menuOf(`main${language}`) }).first())
    await member.visit('/settings/roles')
    await see(section.row(nick).getByText(section.words.states.open))

    // A third account is parted too, and the dialog names it.
    await owner(site, `third${language}`, language)
    await section.link(`third${language}`, password)
    await see(section.row(`third${language}`).getByText(section.words.states.open))
    await section
      .row(nick)
      .getByRole('button', { name: section.words.unlinkOf(nick), exact: true })
      .click()
    const parted = [`main${language}`, `third${language}`].join(section.words.and)
    await see(page.getByRole('dialog').getByText(section.words.unlinkFrom(nick, parted)))
    await wellMade(member)
    await page.getByRole('dialog').getByRole('button', { name: section.words.unlinkAct, exact: true }).click()
    await see(section.row(nick).getByText(section.words.states.ended))
    await seeGone(page.getByRole('button', { name: section.words.switchTo(nick) }))
  })

  journey(`staff count two as one, and the person appeals, in ${language} on ${device}`, async ({ site, person }) => {
    const { desk: say, told } = packs[language]
    const one = await owner(site, `sister${language}`, language)
    const two = await owner(site, `brother${language}`, language)
    const clerk = await person({ language, device, token: (await hire(site, `clerk${language}`, ['user'])).token })
    const office = desk(clerk)
    await office.visit(`/admin/super/user?type=id&value=${one.id}`)
    await office.button(office.words.user.openOf(`sister${language}`)).click()
    await see(clerk.page.getByText(say.links.none))
    await wellMade(clerk)
    await office.button(say.links.count).click()
    await office.dialog.getByLabel(say.links.other).fill(String(two.id))
    await office.decide('同一个地址 the same address', say.links.count)
    await see(clerk.page.getByText(say.links.title))
    await wellMade(clerk)

    const member = await person({ language, device, token: one.token })
    await member.visit('/reminders')
    const notice = member.page.getByRole('link', { name: new RegExp(told.counted(String(two.id))) }).first()
    await notice.click()
    const section = rolesPage(member)
    await see(
      member.page.getByRole('heading', { name: section.words.counted }),
      member.page.getByText('同一个地址 the same address'),
    )
    expect(await member.page.getByRole('main').innerText()).not.toContain(`brother${language} ·`)
    await member.page.getByLabel(section.words.appealLabel).fill('我们是姐弟 we are siblings')
    await wellMade(member)
    await member.page.getByRole('button', { name: section.words.appealSend, exact: true }).click()
    await see(member.page.getByText(section.words.appealStates.open))
    await wellMade(member)

    await office.visit('/admin/super/user?tab=appeals')
    await see(clerk.page.getByText('我们是姐弟 we are siblings'), clerk.page.getByText('同一个地址 the same address'))
    await office.button(office.words.appeals.counted.pass).click()
    await wellMade(clerk)
    await office.decide('说得通 plausible', office.words.appeals.counted.pass)
    await see(clerk.page.getByText(office.words.appeals.empty))
    await section.visit()
    await see(member.page.getByText(section.words.alone))
    await eventually(() => member.page.getByText(section.words.counted).count()).toBe(0)
  })
}
