import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { clubKeeping as enKeeping } from '#nouns/clubs/words/club-keeping.en.ts'
import { clubKeeping as zhKeeping } from '#nouns/clubs/words/club-keeping.zh.ts'
import { uploadRun } from '#nouns/replays/test/upload-run.ts'
import { pinnedReplays as enPinned } from '#nouns/replays/words/pinned-replays.en.ts'
import { pinnedReplays as zhPinned } from '#nouns/replays/words/pinned-replays.zh.ts'
import { formatDateTime } from '#rules/beijing-time.ts'
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
import type { TestSite } from '#site/test/open-test-site.ts'

const journey = journeysOn()
const packs = { zh: { keeping: zhKeeping, pinned: zhPinned }, en: { keeping: enKeeping, pinned: enPinned } }
const walks: readonly (readonly [Language, Device])[] = [
  ['zh', 'PC'],
  ['en', 'M'],
]

const wellMade = async ({ page }: Person) => {
  expect(await axeViolations(page)).toEqual([])
  expect(await overflowing(page)).toEqual([])
}

/** Presses a choice in the middle of the window, where no bar lies over it. */
const choose = async (choice: Locator) => {
  await choice.evaluate((input) => input.scrollIntoView({ block: 'center' }))
  await choice.click()
}

for (const [language, device] of variants(import.meta, walks)) {
  const { keeping, pinned } = packs[language]

  journey(`a background and a colour are chosen in ${language} on ${device}`, async ({ site, person }) => {
    const painter = await makeMember(site, `paint${language}`)
    await site.call(accounts.calls.setPreferences, { language }, { token: painter.token })
    const member = await person({ language, device, token: painter.token })
    const { page, words } = member
    const { background, colour } = words.settings
    await member.visit('/settings/background')
    await see(page.getByText(background.level(4, 0)))
    await wellMade(member)

    await giveLevels(site, painter, { life: 8 })
    await giveResource(site, painter, 'faith', 70)
    await member.visit('/settings/background')
    await choose(page.getByRole('radio', { name: background.drawn.stars }))
    const dialog = page.getByRole('dialog')
    await see(dialog.getByText(background.pay.text(50)))
    await wellMade(member)
    await dialog.getByRole('button', { name: background.pay.send(50) }).click()
    await see(frame(member).toast(background.saved))
    // 20 are left: not enough for another one.
    await choose(page.getByRole('radio', { name: background.drawn.pearls }))
    await see(dialog.getByText(background.pay.lacks(30)))
    await page.keyboard.press('Escape')

    await member.visit('/settings/profile')
    await page.getByRole('radio', { name: colour.names.matcha }).click()
    await see(frame(member).toast(words.success.saved))
    await wellMade(member)
    await member.visit(`/p/${painter.id}`)
    await see(page.getByRole('heading', { level: 1, name: `paint${language}` }))
    await wellMade(member)
  })

  journey(`a topic is pinned for a day in ${language} on ${device}`, async ({ site, person }) => {
    const writer = await makeMember(site, `write${language}`)
    await giveResource(site, writer, 'faith', 12)
    const t = await makeTopic(site, writer, { m: await makeClub(site) })
    const member = await person({ language, device, token: writer.token })
    const { page } = member
    await member.visit(`/ms?t=${t}`)
    await page.getByRole('button', { name: keeping.own.act }).click()
    const dialog = page.getByRole('dialog')
    await see(dialog.getByText(keeping.own.text(10)))
    await wellMade(member)
    await dialog.getByRole('button', { name: keeping.own.send(10) }).click()
    const { pinned_until } = await untilPinned(site, t)
    const until = formatDateTime(pinned_until?.toISOString() ?? '', 'dateTime', language)
    await see(page.getByText(keeping.own.done(until)).first())
    await wellMade(member)
  })

  journey(`a replay is pinned to a page in ${language} on ${device}`, async ({ site, person }) => {
    const player = await makeMember(site, `play${language}`)
    const { code } = await uploadRun(site, player)
    await giveLevels(site, player, { life: 5 })
    const member = await person({ language, device, token: player.token })
    const { page } = member
    await member.visit(`/r/${code}`)
    await page.getByRole('button', { name: pinned.pin }).click()
    await see(frame(member).toast(pinned.pinned))
    await see(page.getByRole('button', { name: pinned.unpin }))
    const guest = await person({ language, device })
    await guest.visit(`/p/${player.id}?tab=replay`)
    await see(guest.page.getByRole('heading', { name: pinned.title }))
    await wellMade(guest)
  })
}

/** The topic once it is pinned. */
async function untilPinned({ site }: TestSite, t: number) {
  for (;;) {
    const row = await site.foundation.db.read
      .selectFrom('topics')
      .select('pinned_until')
      .where('id', '=', t)
      .executeTakeFirstOrThrow()
    if (row.pinned_until) return row
    await new Promise((wake) => setTimeout(wake, 50))
  }
}
