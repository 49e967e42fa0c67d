import { expect } from 'vitest'
import { shop } from '#nouns/shop/contract/shop.ts'
import type { Language } from '#rules/language.ts'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { overflowing } from '#site/journeys/overflow.ts'
import { frame } from '#site/journeys/pages/frame.ts'
import type { Device, Person } from '#site/journeys/person.ts'
import { see } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { giveLevels } from '#site/test/give-levels.ts'
import { giveResource } from '#site/test/give-resource.ts'
import { makeMember } from '#site/test/make-member.ts'
import { privileges as enWords } from '../words/privileges.en.ts'
import { privileges as zhWords } from '../words/privileges.zh.ts'

const journey = journeysOn()
const packs = { zh: zhWords, en: enWords }
const walks: readonly (readonly [Language, Device])[] = [
  ['zh', 'PC'],
  ['en', 'M'],
]

const wellMade = async ({ page }: Person) => {
  expect(await axeViolations(page)).toEqual([])
  expect(await overflowing(page)).toEqual([])
}

for (const [language, device] of variants(import.meta, walks)) {
  const words = packs[language]

  journey(`a guest reads what levels open in ${language} on ${device}`, async ({ person }) => {
    const guest = await person({ language, device })
    await guest.visit('/privileges')
    for (const { name } of [...words.rungs.life, ...words.rungs.bomb])
      await see(guest.page.getByText(name, { exact: true }))
    await see(guest.page.getByText(words.earned.needs(90, 60)))
    await wellMade(guest)
  })

  journey(`a member buys the next level in ${language} on ${device}`, async ({ site, person }) => {
    const climber = await makeMember(site, `climber${language}`)
    await giveLevels(site, climber, { life: 1, bomb: 2 })
    await giveResource(site, climber, 'score', 40_000)
    const member = await person({ language, device, token: climber.token })
    const { page } = member
    await member.visit('/privileges')
    const [life] = [words.kinds.life]
    await see(page.getByText(words.level(life, 1), { exact: true }))
    await see(page.getByText(words.lacks(80_000 - 40_000)))
    await wellMade(member)
    await page.getByRole('button', { name: words.buy(30_000, 2) }).click()
    const dialog = page.getByRole('dialog')
    await see(dialog.getByText(words.opens(words.rungs.life[1]?.name ?? '')))
    await wellMade(member)
    await dialog.getByRole('button', { name: words.buy(30_000, 2) }).click()
    await see(frame(member).toast(words.bought(life, 2)))
    await see(page.getByText(words.level(life, 2), { exact: true }))
    await see(page.getByText(words.lacks(60_000 - 10_000)))
    // The shop bought the chosen level meanwhile: an open page hears of it, and an older price is shown beside the new one.
    await giveResource(site, climber, 'score', 200_000)
    await page.getByRole('button', { name: words.buy(60_000, 3) }).click()
    const bought = await site.call(
      shop.calls.buy,
      { item: 'player', count: 1, price: 60_000 },
      { token: climber.token },
    )
    expect(bought.msg).toBe('')
    await see(page.getByText(words.level(life, 3), { exact: true }))
    await dialog.getByRole('button', { name: words.buy(60_000, 3) }).click()
    await see(dialog.getByText(words.changed.text(life, 3)))
    await see(dialog.getByText('60,000', { exact: true }), dialog.getByText('120,000', { exact: true }))
    await wellMade(member)
    await dialog.getByRole('button', { name: words.buy(120_000, 4) }).click()
    await see(frame(member).toast(words.bought(life, 4)))
    await see(page.getByText(words.level(life, 4), { exact: true }))
  })
}
