import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { queuePage as enQueue } from '#nouns/queue/words/queue-page.en.ts'
import { queuePage as zhQueue } from '#nouns/queue/words/queue-page.zh.ts'
import type { Language } from '#rules/language.ts'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { overflowing } from '#site/journeys/overflow.ts'
import { desk } from '#site/journeys/pages/desk.ts'
import type { Device } from '#site/journeys/person.ts'
import { eventually, see, seeGone } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { giveLevels } from '#site/test/give-levels.ts'
import { giveResource } from '#site/test/give-resource.ts'
import { hire } from '#site/test/hire.ts'
import { makeMember } from '#site/test/make-member.ts'
import { reason as enReason } from '#words/cards/reason.en.ts'
import { reason as zhReason } from '#words/cards/reason.zh.ts'
import { clubs } from '../contract/clubs.ts'
import { answer, documentOf, makeClub, makeTopic } from '../test/clubs.ts'
import { clubDesk as enDesk } from '../words/club-desk.en.ts'
import { clubDesk as zhDesk } from '../words/club-desk.zh.ts'
import { clubKeeping as enKeeping } from '../words/club-keeping.en.ts'
import { clubKeeping as zhKeeping } from '../words/club-keeping.zh.ts'
import { clubList as enList } from '../words/club-list.en.ts'
import { clubList as zhList } from '../words/club-list.zh.ts'
import { clubReminders as enReminders } from '../words/club-reminders.en.ts'
import { clubReminders as zhReminders } from '../words/club-reminders.zh.ts'
import { clubs as enClubs } from '../words/clubs.en.ts'
import { clubs as zhClubs } from '../words/clubs.zh.ts'

const journey = journeysOn()
const lists = { zh: zhList, en: enList }
const packs = {
  zh: { clubs: zhClubs, keeping: zhKeeping, desk: zhDesk, queue: zhQueue, reason: zhReason, reminders: zhReminders },
  en: { clubs: enClubs, keeping: enKeeping, desk: enDesk, queue: enQueue, reason: enReason, reminders: enReminders },
}
const walks: readonly (readonly [Language, Device])[] = [
  ['zh', 'PC'],
  ['en', 'M'],
]

/** The parts of a topic's page that stand elsewhere without the tools: none, so that nothing moves when they come. */
const roomOf = (tools: Locator) =>
  tools.evaluate((button) => {
    const parts = ['h1', 'main nav', '#f1', 'main aside']
    const places = () =>
      parts.map((part) => {
        const { x, y, width, height } = document.querySelector(part)?.getBoundingClientRect() ?? {}
        return [x, y, width, height].join()
      })
    const before = places()
    if (button instanceof HTMLElement) button.style.display = 'none'
    const after = places()
    if (button instanceof HTMLElement) button.style.display = ''
    return parts.filter((_, n) => before[n] !== after[n])
  })

for (const [i, [language, device]] of variants(import.meta, walks.entries())) {
  const words = packs[language]

  journey(`a club is proposed, opened and kept, in ${language} on ${device}`, async ({ site, person }) => {
    const [hopeful, writer] = [await makeMember(site, `hopeful${i}`), await makeMember(site, `writer${i}`)]
    await giveLevels(site, hopeful, { life: 7, bomb: 6 })
    await giveResource(site, hopeful, 'faith', 10)
    const keeper = await person({ language, device, token: hopeful.token })
    const { page } = keeper
    const { propose, act, toolsOf, why } = words.keeping
    const name = `布丁 Pudding ${i}`

    await keeper.visit('/ms')
    await page.getByRole('link', { name: lists[language].propose }).click()
    await makeClub(site, `茶 Tea ${i}`)
    await page.getByLabel(propose.name).fill(`茶 Tea ${i}`)
    await page.getByLabel(propose.intro).fill('软软的 wobbly')
    await page.getByRole('button', { name: propose.send }).click()
    await see(page.getByText(propose.empty))
    await page.getByLabel(propose.reason).fill('人很多 many of us')
    await page.getByRole('radio', { name: propose.keepers.me }).check()
    expect([await axeViolations(page), await overflowing(page)]).toEqual([[], []])
    await page.getByRole('button', { name: propose.send }).click()
    // The name is taken: its field says so and has the focus.
    const field = page.getByLabel(propose.name)
    await eventually(() => field.evaluate((one) => one === document.activeElement && one.ariaInvalid)).toBe('true')
    await field.fill(name)
    await page.getByRole('button', { name: propose.send }).click()
    await see(page.getByText(propose.waiting))

    const chief = await person({ language, device, token: (await hire(site, `chief${i}`, ['ms'])).token })
    const office = desk(chief)
    await chief.visit('/admin/ms?tab=proposals')
    await see(chief.page.getByText('人很多 many of us'))
    await office.button(words.desk.proposals.pass).click()
    expect([await axeViolations(chief.page), await overflowing(chief.page)]).toEqual([[], []])
    await office.decide('很好 fine', words.desk.proposals.pass)
    await see(chief.page.getByText(words.desk.proposals.empty))
    // The open page of the proposer hears of the decision.
    await see(page.getByRole('link', { name: propose.toClub }))
    await chief.visit('/admin/ms?tab=keepers')
    await see(chief.page.getByRole('button', { name: words.desk.keepers.dismissOf(`hopeful${i}`, name) }))
    expect([await axeViolations(chief.page), await overflowing(chief.page)]).toEqual([[], []])

    await eventually(
      async () => (await site.call(clubs.calls.myProposals, {}, { token: hopeful.token })).data[0]?.M,
    ).toBeTruthy()
    const m = (await site.call(clubs.calls.myProposals, {}, { token: hopeful.token })).data[0]?.M ?? 0
    const t = await makeTopic(site, writer, { m, title: `哪一种 Which ${i}` })
    await keeper.visit(`/ms?m=${m}`)
    await see(page.getByText(words.clubs.club.keepers), page.getByRole('link', { name: `hopeful${i}` }))
    await keeper.visit(`/ms?t=${t}`)
    const tools = page.getByRole('button', { name: toolsOf(`哪一种 Which ${i}`) })
    await see(tools)
    expect(await roomOf(tools)).toEqual([])
    const dialog = page.getByRole('dialog')
    const doAct = async (what: keyof typeof act, fill?: () => Promise<void>) => {
      await tools.click()
      await page.getByRole('menuitem', { name: act[what], exact: true }).click()
      await fill?.()
      await dialog.getByLabel(why.label).fill('整理 tidy')
      await dialog.getByRole('button', { name: act[what], exact: true }).click()
      await seeGone(dialog)
    }
    await doAct('pin')
    await tools.click()
    await page.getByRole('menuitem', { name: act.move, exact: true }).click()
    await see(dialog.getByText(words.keeping.pinStays))
    await page.keyboard.press('Escape')
    await seeGone(dialog)
    await doAct('lock')
    await see(page.getByText(words.clubs.topic.lockedText))
    await doAct('unlock')
    await seeGone(page.getByText(words.clubs.topic.lockedText))
    await doAct('rename', async () => {
      const field = dialog.getByLabel(words.keeping.title)
      await field.fill('')
      await field.fill(`哪一种布丁 Which pudding ${i}`)
    })
    await see(page.getByRole('heading', { level: 1, name: `哪一种布丁 Which pudding ${i}` }))
    expect([await axeViolations(page), await overflowing(page)]).toEqual([[], []])

    const author = await person({ language, device, token: writer.token })
    await author.visit('/reminders')
    const told = words.reminders.topicKeeper(`哪一种 Which ${i}`, words.reminders.topicActs.pin)
    await see(author.page.getByText(told))
    expect(await author.page.getByRole('button', { name: words.keeping.tools }).count()).toBe(0)
  })

  journey(
    `three people cover a floor, and two decide a report, in ${language} on ${device}`,
    async ({ site, person }) => {
      const rude = await makeMember(site, `rude${i}`)
      const t = await makeTopic(site, rude, { m: await makeClub(site), title: `茶 Tea ${i}` })
      await answer(site, rude, t, documentOf('脏话 dirty words'))
      const members = await Promise.all([0, 1, 2].map((n) => makeMember(site, `cover${i}${n}`)))
      for (const one of members) await giveLevels(site, one, { bomb: 8 })
      const { hide } = words.keeping
      for (const [n, { token }] of members.entries()) {
        const one = await person({ language, device, token })
        const { page } = one
        await one.visit(`/ms?t=${t}`)
        await page.locator('#f2').getByRole('button', { name: words.clubs.floor.report }).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByText(hide.hide, { exact: true }).click()
        if (n === 0) expect([await axeViolations(page), await overflowing(page)]).toEqual([[], []])
        await dialog.getByLabel(words.clubs.report.label).fill('脏话 dirty')
        await dialog.getByRole('button', { name: hide.send, exact: true }).click()
        await see(page.getByText(n === 2 ? hide.done : hide.counted(2 - n)))
      }
      const guest = await person({ language, device })
      await guest.visit(`/ms?t=${t}`)
      await see(guest.page.getByText(words.clubs.floor.gone.held))
      const author = await person({ language, device, token: rude.token })
      await author.visit(`/ms?t=${t}`)
      await see(author.page.getByText(words.clubs.floor.held.members))

      const chief = await person({ language, device, token: (await hire(site, `boss${i}`, ['ms'])).token })
      const looker = await person({ language, device, token: members[0]?.token ?? '' })
      await looker.visit('/privileges/queue')
      await see(looker.page.getByText(words.queue.noVerdict.hidden))
      const office = desk(chief)
      await chief.visit('/admin/ms?tab=held')
      await see(chief.page.getByRole('link', { name: `cover${i}1` }))
      expect([await axeViolations(chief.page), await overflowing(chief.page)]).toEqual([[], []])
      await office.button(office.reports.waiting.refuse).click()
      await office.decide('是的 yes', office.reports.waiting.refuse)
      await guest.visit(`/ms?t=${t}`)
      await see(guest.page.getByText(words.clubs.floor.gone.staff))

      await answer(site, rude, t, documentOf('更脏 dirtier'))
      const reporter = await makeMember(site, `reporter${i}`)
      await site.call(clubs.calls.report, { t, floor: 3, reason: '也是 too' }, { token: reporter.token })
      for (const [n, { token }] of members.slice(0, 2).entries()) {
        const judge = await person({ language, device, token })
        const { page } = judge
        await judge.visit('/privileges/queue')
        await see(page.getByText('更脏 dirtier'))
        expect(await page.getByText(`reporter${i}`).count()).toBe(0)
        expect([await axeViolations(page), await overflowing(page)]).toEqual([[], []])
        await page.getByRole('button', { name: words.queue.pass, exact: true }).click()
        const dialog = page.getByRole('dialog')
        await see(dialog.getByText(n === 1 ? words.queue.second.pass : words.queue.passText))
        await dialog.getByLabel(words.queue.why.label).fill('脏 dirty')
        await dialog.getByRole('button', { name: words.queue.pass, exact: true }).click()
        await see(page.getByText(n === 1 ? words.queue.outcomes.decided : words.queue.outcomes.waits))
        if (n === 0) await see(page.getByText(words.queue.noVerdict.mine))
      }
      await guest.visit(`/ms?t=${t}`)
      await see(guest.page.locator('#f3').getByText(words.clubs.floor.gone.members))
    },
  )
}
