import { expect } from 'vitest'
import { makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { dragonBalls as enBoard } from '#nouns/paintings/words/dragon-balls.en.ts'
import { dragonBalls as zhBoard } from '#nouns/paintings/words/dragon-balls.zh.ts'
import { characterName } from '#rules/games/characters.ts'
import type { Language } from '#rules/language.ts'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { overflowing } from '#site/journeys/overflow.ts'
import { desk } from '#site/journeys/pages/desk.ts'
import { topicPage } from '#site/journeys/pages/topic-page.ts'
import type { Device, Person } from '#site/journeys/person.ts'
import { see } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { toNextDay } from '#site/test/beijing-clock.ts'
import { giveResource } from '#site/test/give-resource.ts'
import { hire } from '#site/test/hire.ts'
import { makeMember } from '#site/test/make-member.ts'
import { desserts } from '../contract/desserts.ts'
import { chance as enChance } from '../words/chance.en.ts'
import { chance as zhChance } from '../words/chance.zh.ts'
import { claimDessert as enClaim } from '../words/claim-dessert.en.ts'
import { claimDessert as zhClaim } from '../words/claim-dessert.zh.ts'
import { dessertDesk as enDesk } from '../words/dessert-desk.en.ts'
import { dessertDesk as zhDesk } from '../words/dessert-desk.zh.ts'
import { dessertNames as enNames } from '../words/dessert-names.en.ts'
import { dessertNames as zhNames } from '../words/dessert-names.zh.ts'
import { shownDesserts as enShown } from '../words/shown-desserts.en.ts'
import { shownDesserts as zhShown } from '../words/shown-desserts.zh.ts'

const journey = journeysOn()
const packs = {
  zh: { shown: zhShown, names: zhNames, desk: zhDesk, board: zhBoard, claim: zhClaim, chance: zhChance },
  en: { shown: enShown, names: enNames, desk: enDesk, board: enBoard, claim: enClaim, chance: enChance },
} as const
const walks: readonly (readonly [Language, Device])[] = [
  ['zh', 'PC'],
  ['en', 'M'],
]
const { calls } = desserts

for (const [i, [language, device]] of variants(import.meta, walks.entries())) {
  const words = packs[language]
  const clean = async ({ page }: Person) =>
    expect([await axeViolations(page), await overflowing(page)]).toEqual([[], []])

  journey(`a dessert is seen beside its member, in ${language} on ${device}`, async ({ site, person }) => {
    const baker = await makeMember(site, `baker${i}`)
    const by = { token: baker.token }
    await giveResource(site, baker, 'milk', 6)
    await site.call(calls.choose, { dessert: 'milk' }, by)
    await site.call(calls.display, { dessert: 'milk' }, by)
    await site.call(calls.feed, { dessert: 'milk', material: 'milk', amount: 6 }, by)
    const t = await makeTopic(site, baker, { m: await makeClub(site) })

    const guest = await person({ language, device })
    await guest.visit(`/p/${baker.id}?tab=dessert`)
    const shown = guest.page.getByRole('region', { name: words.shown.label(`baker${i}`) })
    await see(shown.getByText(words.names.milk, { exact: true }).first(), shown.getByText(words.shown.level(2)))
    const steal = shown.getByRole('link', { name: words.shown.steal })
    expect(await steal.getAttribute('href')).toBe(`/desserts#victim.${baker.id}`)
    await clean(guest)

    await topicPage(guest).visit(t)
    await see(guest.page.getByRole('img', { name: words.shown.beside(words.names.milk) }))
    await clean(guest)
  })

  journey(`staff give a dessert, in ${language} on ${device}`, async ({ site, person }) => {
    const lucky = await makeMember(site, `lucky${i}`)
    const staff = await person({ language, device, token: (await hire(site, `chef${i}`, ['dessert'])).token })
    const { page } = staff
    const office = desk(staff)
    await office.visit(`/admin/super/dessert?member=${lucky.id}`)
    await see(page.getByText(words.desk.none))
    await office.button(words.desk.prize.open).click()
    await office.dialog.getByLabel(words.desk.prize.to).fill(String(lucky.id))
    await office.dialog.getByLabel(words.desk.prize.dessert).selectOption('bocai')
    await clean(staff)
    await office.decide('谢谢 thanks', words.desk.prize.send)
    await see(page.getByRole('listitem').getByText(words.names.bocai, { exact: true }))
    await clean(staff)
  })

  journey(`a dragon ball pays, in ${language} on ${device}`, async ({ site, person }) => {
    const painter = await makeMember(site, `pays${i}`)
    const at = site.site.foundation.now()
    const ball = { character: 'Reimu', round: 40 + i, ball: 3, member: painter.id, painting: 1, at }
    await site.site.foundation.db.own.insertInto('pending_desserts').values(ball).execute()
    const here = await person({ language, device, token: painter.token })
    const { page } = here
    await here.visit('/dragonball')
    const row = words.board.pendingRow(characterName('Reimu', language), 40 + i, 3)
    await page.getByRole('button', { name: words.board.chooseOf(row) }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(words.names.starsugar, { exact: true }).click()
    await clean(here)
    await dialog.getByRole('button', { name: `${words.claim.take}: ${words.names.starsugar}` }).click()
    await see(dialog.getByText(words.claim.cameText))
    await clean(here)
    await dialog.getByRole('button', { name: words.claim.close, exact: true }).click()
    await see(page.getByRole('heading', { level: 1, name: words.board.title }))
    expect(await page.getByText(row, { exact: true }).count()).toBe(0)
    expect((await site.call(calls.own, {}, { token: painter.token })).data.DESSERTS).toMatchObject([
      { DESSERT: 'starsugar' },
    ])
  })

  journey(`draws of yesterday are worked out again, in ${language} on ${device}`, async ({ site, person }) => {
    const cook = await makeMember(site, `cook${i}`)
    const here = await person({ language, device, token: cook.token })
    const { page } = here
    await here.visit('/chance')
    await see(page.getByText(words.chance.today))
    const { HASH } = (await site.call(calls.draws, {}, { token: cook.token })).data
    await see(page.getByText(HASH, { exact: true }))
    const mixture = { gdd: 4, sjd: 3, zjj: 3, sugar: 0, first: 'Y' } as const
    expect((await site.call(calls.synthesize, mixture, { token: cook.token })).msg).toBe('')
    toNextDay(site)
    await here.visit('/chance')
    await see(
      page.getByText(words.chance.hashRight),
      page.getByText(words.chance.hashKept),
      page.getByText(words.chance.right, { exact: true }),
    )
    await clean(here)
    const { DAY } = (await site.call(calls.draws, {}, { token: cook.token })).data
    await page.getByLabel(words.chance.day, { exact: true }).fill(DAY)
    await see(page.getByText(words.chance.seedLater))
    await clean(here)

    const guest = await person({ language, device })
    await guest.visit('/chance')
    await see(guest.page.getByText(words.chance.kindText.synthesis))
    await guest.page.getByLabel(words.chance.fields.seed).fill('00112233445566778899aabbccddeeff'.repeat(2))
    await guest.page.getByLabel(words.chance.fields.subject).fill('7')
    await see(guest.page.getByText('synthesis:7:0', { exact: true }))
    await clean(guest)
  })
}
