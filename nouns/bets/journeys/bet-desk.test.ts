import { expect } from 'vitest'
import { drawnPng } from '#nouns/paintings/journeys/picture-files.ts'
import type { Language } from '#rules/language.ts'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { overflowing } from '#site/journeys/overflow.ts'
import { desk } from '#site/journeys/pages/desk.ts'
import type { Device, Person } from '#site/journeys/person.ts'
import { eventually, see, seeGone } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { giveLevels } from '#site/test/give-levels.ts'
import { giveResource } from '#site/test/give-resource.ts'
import { hire } from '#site/test/hire.ts'
import { makeMember } from '#site/test/make-member.ts'
import type { TestSite } from '#site/test/open-test-site.ts'
import { refusals as enProblems } from '#words/refusals.en.ts'
import { refusals as zhProblems } from '#words/refusals.zh.ts'
import { bets } from '../contract/bets.ts'
import { bettors } from '../test/betting.ts'
import { betDesk as enDesk } from '../words/bet-desk.en.ts'
import { betDesk as zhDesk } from '../words/bet-desk.zh.ts'
import { betForm as enForm } from '../words/bet-form.en.ts'
import { betForm as zhForm } from '../words/bet-form.zh.ts'

const journey = journeysOn()
const packs = {
  zh: { words: zhDesk, form: zhForm, problems: zhProblems },
  en: { words: enDesk, form: enForm, problems: enProblems },
}
const walks: readonly (readonly [Language, Device])[] = [
  ['zh', 'PC'],
  ['en', 'M'],
]

let opened: TestSite
const { bettor, one, stake, settle, held, left } = bettors(() => opened)

/** A deadline in Beijing time, thirty hours ahead of the site's clock, which other journeys of this file have moved. */
const deadline = () => new Date(opened.site.foundation.now().getTime() + 38 * 3_600_000).toISOString().slice(0, 16)

const wellMade = async ({ page }: Person) => {
  expect(await axeViolations(page)).toEqual([])
  expect(await overflowing(page)).toEqual([])
}

/** The list of the desk, and parts of the form. */
const partsOf = (person: Person) => {
  const { words, form, problems } = packs[person.language]
  const { page } = person
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const tab = (name: string) =>
    page.getByRole('navigation', { name: words.tabs.label }).getByRole('link', { name, exact: true }).click()
  const option = async (place: number, label: string, odds: string) => {
    await page.getByLabel(form.labelOf(place)).fill(label)
    await page.getByLabel(form.oddsOf(place)).fill(odds)
  }
  return { words, form, problems, page, field, button, tab, option }
}

for (const [language, device] of variants(import.meta, walks)) {
  journey(`staff open an event, end it, and another one decides in ${language} on ${device}`, async (visit) => {
    opened = visit.site
    const [first, second] = [
      await hire(opened, `opener${language}`, ['bocai']),
      await hire(opened, `second${language}`, ['bocai']),
    ]
    const staff = await visit.person({ language, device, token: first.token })
    const { words, form, problems, page, field, button, tab, option } = partsOf(staff)
    const desks = desk(staff)
    await desks.visit('/admin/bocai')
    await see(page.getByText(words.nothingWaits))

    // Categories: missing and duplicate names are said, and the order changes.
    await tab(words.tabs.categories)
    for (const name of [`runs ${language}`, `games ${language}`]) {
      await button(words.categories.add).click()
      await desks.dialog.getByLabel(words.categories.name, { exact: true }).fill(name)
      await desks.dialog.getByRole('button', { name: words.categories.add, exact: true }).click()
      await seeGone(desks.dialog)
    }
    await button(words.categories.add).click()
    await desks.dialog.getByRole('button', { name: words.categories.add, exact: true }).click()
    await see(desks.dialog.getByText(problems['bs.categoryMissing']))
    await desks.dialog.getByLabel(words.categories.name, { exact: true }).fill(`RUNS ${language}`)
    await desks.dialog.getByRole('button', { name: words.categories.add, exact: true }).click()
    await see(desks.dialog.getByText(problems['bs.categoryTwice']))
    await wellMade(staff)
    await desks.dialog.getByRole('button', { name: staff.words.shell.cancel }).click()
    await button(words.categories.upOf(`games ${language}`)).click()
    const placeOf = async (name: string) =>
      (await opened.call(bets.calls.categories, {})).data.findIndex(({ NAME }) => NAME === name)
    await eventually(async () => (await placeOf(`games ${language}`)) < (await placeOf(`runs ${language}`))).toBe(true)
    await wellMade(staff)

    // The form: errors beside their fields, odds from chances, a picture, and a third option that goes again.
    await tab(words.tabs.add)
    await button(form.open).click()
    await see(page.getByText(problems['b.nameWrong']), page.getByText(problems['b.missingTitle']))
    await wellMade(staff)
    const name = `finale${language}`
    await field(form.name).fill(name)
    await field(form.category).selectOption({ label: `runs ${language}` })
    await field(form.title).fill('Who wins the finale?')
    await field(form.terms).fill('The run that is uploaded. No run: no result.')
    await page.getByLabel(form.deadline).fill(deadline())
    await button(form.add).click()
    await see(page.getByLabel(form.labelOf(3)))
    await button(form.removeOf(3)).click()
    await option(1, 'Reimu', '2')
    await option(2, 'Marisa', '2')
    await button(form.open).click()
    await see(page.getByText(problems['b.marginLow']))
    await button(form.fromChances).click()
    await page.getByLabel(form.chanceOf(1)).fill('50')
    await page.getByLabel(form.chanceOf(2)).fill('50')
    await button(form.work).click()
    await eventually(() => page.getByLabel(form.oddsOf(1)).inputValue()).toBe('0.96')
    await see(page.getByText(form.marginNow('1.020', '1.02', '1.25')))
    await button(form.addPictureOf(1)).click()
    await page.locator('input[type=file]').setInputFiles(await drawnPng('a.png', language === 'zh' ? 901 : 902))
    await see(page.getByRole('img', { name: form.pictureOf(1) }))
    await field(form.resource).selectOption('faith')
    await eventually(() => field(form.base).inputValue()).toBe('300')
    await field(form.base).fill('901')
    await button(form.open).click()
    await see(page.getByText(problems['bs.houseWeek']))
    await field(form.base).fill('300')
    await wellMade(staff)
    // A toast below the pointer stays, and may lie over the button.
    await page.mouse.move(0, 0)
    await button(form.open).click()
    await see(page.getByRole('heading', { name: 'Who wins the finale?' }))
    expect((await one(name)).OPTIONS.map(({ LABEL, ODDS, PICTURE }) => [LABEL, ODDS, PICTURE !== ''])).toEqual([
      ['Reimu', 960, true],
      ['Marisa', 960, false],
    ])
    expect(await left(name)).toBe(300)

    // Two people stake; what changes now are the text beside stakes and an earlier deadline.
    const [ann, bea] = [await bettor(), await bettor()]
    expect((await stake(ann, name, { option: 0, stake: 10, payout: 18_000 })).msg).toBe('')
    expect((await stake(bea, name, { option: 1, stake: 6, payout: 11_000 })).msg).toBe('')
    await staff.visit(`/admin/bocai?event=${name}`)
    await see(page.getByText(words.payouts.title), page.getByText(words.result.runs))
    expect(await page.getByText(words.detail.shown, { exact: true }).count()).toBe(0)
    await wellMade(staff)
    await page.getByRole('link', { name: words.detail.change }).click()
    await see(page.getByText(form.stands))
    await eventually(() => field(form.title).isDisabled()).toBe(true)
    await field(form.shown).fill('for those who staked')
    await button(words.detail.closeNow).click()
    await button(form.save).click()
    await desks.decide('the run is over', form.save)
    await see(page.getByText(words.result.none))
    await see(page.getByText(words.detail.shown, { exact: true }), page.getByText('for those who staked'))
    expect((await one(name)).PHASE).toBe('ended')

    // It waits, a result is proposed, and its proposer does not decide twice.
    await page.getByRole('link', { name: words.back }).click()
    await see(page.getByRole('list', { name: words.endedWithout }).getByText('Who wins the finale?'))
    await page.getByRole('link', { name: words.lookAt('Who wins the finale?') }).click()
    await button(words.result.propose).click()
    await desks.dialog.getByLabel(words.result.link, { exact: true }).fill('https://example.org/run')
    await desks.dialog.getByLabel(words.result.reason, { exact: true }).fill('The run says so.')
    await desks.dialog.getByRole('button', { name: words.result.propose, exact: true }).click()
    await see(desks.dialog.getByText(words.result.pickWinner))
    await wellMade(staff)
    await desks.dialog.getByRole('radio', { name: /Reimu/ }).check()
    await desks.dialog.getByRole('button', { name: words.result.propose, exact: true }).click()
    await seeGone(desks.dialog)
    await see(page.getByText(words.result.own), page.getByText('The run says so.'))
    await wellMade(staff)
    const { msg } = await opened.call(
      bets.calls.object,
      { bocaiName: name, reason: 'Look again.' },
      { token: bea.token },
    )
    expect(msg).toBe('')

    // Another member of staff answers the objection and changes the result.
    const other = await visit.person({ language, device, token: second.token })
    const { page: seen, button: press } = partsOf(other)
    const others = desk(other)
    await other.visit(`/admin/bocai?event=${name}`)
    await see(seen.getByText('Look again.'))
    await seen
      .getByRole('button', { name: words.objection.answer })
      .or(seen.getByRole('button', { name: new RegExp(words.objection.answerOf('')) }))
      .first()
      .click()
    await others.dialog.getByLabel(words.objection.label, { exact: true }).fill('True.')
    await others.dialog.getByRole('radio', { name: new RegExp(`^${words.objection.founded}`) }).check()
    await wellMade(other)
    await others.dialog.getByRole('button', { name: words.objection.send, exact: true }).click()
    await see(seen.getByText('True.'))
    await press(words.result.decide).click()
    await others.dialog.getByRole('radio', { name: /Marisa/ }).check()
    await others.dialog.getByLabel(words.result.reason, { exact: true }).fill('Watched it twice.')
    await others.dialog.getByRole('button', { name: words.result.decide, exact: true }).click()
    await seeGone(others.dialog)
    await see(seen.getByText('Watched it twice.'))
    await wellMade(other)

    // A day later it is paid, to the unit.
    opened.advance(25 * 3_600_000)
    await settle()
    await other.visit(`/admin/bocai?event=${name}`)
    await see(seen.getByText(words.result.done))
    expect(await left(name)).toBe(0)
    expect(await held(ann)).toBe(90)
    expect(await held(bea)).toBeGreaterThan(100)
    await wellMade(other)
  })

  journey(`a member asks for an event, and staff let it open in ${language} on ${device}`, async (visit) => {
    opened = visit.site
    const hers = await makeMember(opened, `asker${language}`)
    const staff = await hire(opened, `letter${language}`, ['bocai'])
    const { category } = bettors(() => opened)
    await category(staff)
    const member = await visit.person({ language, device, token: hers.token })
    const { words, form, problems, page, field, button, option } = partsOf(member)
    await member.visit('/bocai/new')
    await see(page.getByText(form.page.level))
    await wellMade(member)
    await giveLevels(opened, hers, { life: 3, bomb: 0 })
    await giveResource(opened, hers, 'faith', 22)
    await member.visit('/bocai/new')
    await button(form.page.send).click()
    await see(page.getByText(problems['b.missingTerms']))
    await wellMade(member)
    const name = `mine${language}`
    await field(form.name).fill(name)
    await field(form.category).selectOption({ index: 1 })
    await field(form.title).fill('Will the pudding set?')
    await field(form.terms).fill('By midnight.')
    await option(1, 'yes', '0.96')
    await option(2, 'no', '0.96')
    await field(form.base).fill('25')
    await page.getByLabel(form.deadline).fill(deadline())
    await button(form.page.send).click()
    // She holds less than the base; what she typed stays.
    await see(page.getByText(problems['b.insufficient']))
    // Also after a reload.
    await member.visit('/bocai/new')
    await eventually(() => field(form.title).inputValue()).toBe('Will the pudding set?')
    await field(form.base).fill('20')
    await button(form.page.send).click()
    await see(page.getByText(form.page.sent))
    expect(await held(hers)).toBe(2)

    const hired = await visit.person({ language, device, token: staff.token })
    const desks = desk(hired)
    await desks.visit('/admin/bocai')
    await see(hired.page.getByRole('list', { name: words.asked }).getByText('Will the pudding set?'))
    await wellMade(hired)
    await desks.button(words.letOpen).dblclick()
    await desks.decide('a small one', words.letOpen)
    await see(hired.page.getByText(words.nothingWaits))
    expect((await one(name)).PHASE).toBe('open')
  })
}
