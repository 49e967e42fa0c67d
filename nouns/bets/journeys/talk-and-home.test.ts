import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { overflowing } from '#site/journeys/overflow.ts'
import { desk } from '#site/journeys/pages/desk.ts'
import { see, seeGone } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { hire } from '#site/test/hire.ts'
import { makeMember } from '#site/test/make-member.ts'
import { comments as enComments } from '#words/cards/comments.en.ts'
import { comments as zhComments } from '#words/cards/comments.zh.ts'
import { bettors } from '../test/betting.ts'
import { bet as enBet } from '../words/bet.en.ts'
import { bet as zhBet } from '../words/bet.zh.ts'
import { betDesk as enDesk } from '../words/bet-desk.en.ts'
import { betDesk as zhDesk } from '../words/bet-desk.zh.ts'
import { bets as enBets } from '../words/bets.en.ts'
import { bets as zhBets } from '../words/bets.zh.ts'

const journey = journeysOn()
const packs = {
  zh: { bet: zhBet, bets: zhBets, desk: zhDesk, comments: zhComments },
  en: { bet: enBet, bets: enBets, desk: enDesk, comments: enComments },
}
const seeClean = async (page: Page) => expect([await axeViolations(page), await overflowing(page)]).toEqual([[], []])

for (const [language, device] of variants(import.meta, [
  ['zh', 'PC'],
  ['en', 'M'],
] as const)) {
  journey(`an event is on the home page until staff take it off, in ${language} on ${device}`, async (visit) => {
    const { site } = visit
    const staff = await hire(site, `opener${language}`, ['bocai', 'homepage'])
    const { open } = bettors(() => site)
    const title = `Home ${language}`
    await open(staff, { title })
    const words = packs[language]
    const reader = await visit.person({ language, device })
    await reader.visit('/')
    const card = reader.page.getByRole('article').filter({ hasText: title })
    await reader.page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await see(reader.page.getByRole('heading', { name: words.bets.front.title }), card)
    await seeClean(reader.page)

    const clerk = await visit.person({ language, device, token: staff.token })
    await desk(clerk).visit('/admin/homepage?tab=bocai')
    const mark = clerk.page.getByRole('switch', { name: title })
    await see(mark)
    await seeClean(clerk.page)
    await mark.click()
    await see(clerk.page.getByRole('switch', { name: title, checked: false }))
    const read = reader.page.waitForResponse('**/api/getFrontBocai')
    await reader.page.reload()
    await read
    await reader.page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await seeGone(card)
    await clerk.page.getByRole('switch', { name: title }).click()
    await see(clerk.page.getByRole('switch', { name: title, checked: true }))
  })

  journey(`an event is discussed; others see that something was said, in ${language} on ${device}`, async (visit) => {
    const { site } = visit
    const staff = await hire(site, `talker${language}`, ['bocai'])
    const name = await bettors(() => site).open(staff)
    const words = packs[language]
    const [ann, ben] = [
      await visit.person({ language, device, token: (await makeMember(site, `ann${language}`)).token }),
      await visit.person({ language, device, token: (await makeMember(site, `ben${language}`)).token }),
    ]
    for (const one of [ann, ben]) await one.visit(`/bocai/${name}`)
    await ann.page.getByPlaceholder(words.bet.commentHint).fill('Too early to say')
    await ann.page.getByRole('button', { name: words.comments.send, exact: true }).click()
    await see(ann.page.getByText('Too early to say'))
    await see(ben.page.getByRole('button', { name: words.comments.fresh(1) }))
    await ben.page.getByRole('button', { name: words.comments.fresh(1) }).click()
    await see(ben.page.getByText('Too early to say'))
    await seeClean(ben.page)
    await ben.page.reload()
    await see(ben.page.getByText('Too early to say'))
  })
}
