import { expect } from 'vitest'
import { reminders as enReminders } from '#nouns/reminders/words/reminders.en.ts'
import { reminders as zhReminders } from '#nouns/reminders/words/reminders.zh.ts'
import { replays } from '#nouns/replays/contract/replays.ts'
import { uploadRun } from '#nouns/replays/test/upload-run.ts'
import { blockedPeople as enBlocked } from '#nouns/social/words/blocked-people.en.ts'
import { blockedPeople as zhBlocked } from '#nouns/social/words/blocked-people.zh.ts'
import type { Language } from '#rules/language.ts'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { frame } from '#site/journeys/pages/frame.ts'
import { replayPage } from '#site/journeys/pages/replay-page.ts'
import type { Device, Person } from '#site/journeys/person.ts'
import { eventually, see, seeGone } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { makeMember } from '#site/test/make-member.ts'
import { person as enPeople } from '#words/cards/person.en.ts'
import { person as zhPeople } from '#words/cards/person.zh.ts'

const journey = journeysOn()
const packs = {
  zh: { people: zhPeople, reminders: zhReminders, blocked: zhBlocked },
  en: { people: enPeople, reminders: enReminders, blocked: enBlocked },
} as const

const walks: readonly (readonly [Language, Device])[] = [
  ['zh', 'PC'],
  ['en', 'M'],
]

for (const [language, device] of variants(import.meta, walks)) {
  journey(`people meet in ${language} on ${device}: follow, be told, block`, async ({ site, person }) => {
    const { people, reminders, blocked } = packs[language]
    const baker = await makeMember(site, `baker_${language}`)
    const guest = await makeMember(site, `guest_${language}`)
    const run = await uploadRun(site, baker)
    const author = await person({ language, device, token: baker.token })
    const reader = await person({ language, device, token: guest.token })
    const bell = (who: Person, unread: number) =>
      who.page.locator('header').getByRole('link', { name: who.words.shell.reminders(unread), exact: true })

    // The author stays on the home page.
    await author.visit('/')
    await see(bell(author, 0))

    // A follow arrives without a reload.
    await reader.visit(`/p/${baker.id}`)
    await reader.page.getByRole('button', { name: people.follow, exact: true }).click()
    await see(reader.page.getByRole('button', { name: people.followed, exact: true }))
    await see(bell(author, 1))
    await noViolations(reader)

    // The author reads the reminder, and the counter goes down.
    await bell(author, 1).click()
    const told = author.page.getByRole('link', { name: new RegExp(`guest_${language}`) })
    await see(told)
    await noViolations(author)
    if (device === 'PC') {
      const popover = author.page.getByRole('dialog', { name: reminders.bell })
      await see(popover)
      await author.page.keyboard.press('Escape')
      await seeGone(popover)
      // The popover alone reads nothing: a line is read by following it.
      await see(bell(author, 1))
      await bell(author, 1).click()
      await popover.getByRole('link', { name: new RegExp(`guest_${language}`) }).click()
      await author.page.waitForURL(`**/p/${guest.id}`)
    }
    await see(bell(author, 0))

    // The reader's feed has the run; an open page of the run updates its number of likes.
    await reader.visit('/')
    await see(reader.page.getByRole('heading', { name: people.followingFeed.title }))
    await reader.page
      .locator(`a[href="/r/${run.code}"]`)
      .filter({ hasText: /星莲船|Undefined Fantastic Object/ })
      .first()
      .click()
    await reader.page.waitForURL(`**/r/${run.code}`)
    const seen = replayPage(reader)
    await see(seen.likes(0))
    const passer = await makeMember(site, `passer_${language}`)
    await site.call(replays.calls.like, { rid: run.rid }, { token: passer.token })
    await see(seen.likes(1))
    await site.call(replays.calls.comment, { rid: run.rid, comment: 'live' }, { token: passer.token })
    await reader.page.getByRole('button', { name: reader.words.comments.fresh(1) }).click()
    await see(seen.comments.getByText('live', { exact: true }))
    await see(bell(author, 2))

    // The tabs of a person, and the lists of people.
    for (const tab of ['feed', 'progress'] as const) {
      await reader.visit(`/p/${baker.id}?tab=${tab}`)
      await see(reader.page.getByRole('link', { name: people.tabs[tab], exact: true }))
      await noViolations(reader)
    }
    await reader.visit(`/p/${baker.id}?people=followers`)
    await see(reader.page.getByRole('dialog').getByText(`guest_${language}`))
    await noViolations(reader)

    // A block empties the blocked member's feed of the author, and refuses a new follow.
    await author.visit(`/p/${guest.id}`)
    await author.page.getByRole('button', { name: people.acts }).click()
    await author.page.getByRole('menuitem', { name: people.block }).click()
    await see(author.page.getByRole('dialog', { name: people.blockTitle(`guest_${language}`) }))
    await noViolations(author)
    await author.page.getByRole('dialog').getByRole('button', { name: people.block, exact: true }).click()
    await see(author.page.getByRole('button', { name: people.unblock }))
    await reader.visit('/')
    await see(reader.page.getByText(people.followingFeed.empty))
    await reader.visit(`/p/${baker.id}`)
    await reader.page.getByRole('button', { name: people.follow, exact: true }).click()
    await see(frame(reader).toast(reader.words.problems['s.notReachable']))

    // The list of blocked members can remove the block.
    await author.visit('/settings/blocks')
    await see(author.page.getByText(`guest_${language}`))
    await noViolations(author)
    await author.page.getByRole('button', { name: new RegExp(`^${people.unblock}`) }).click()
    await see(author.page.getByText(blocked.empty))

    // The page of all reminders marks them all as read.
    await author.visit('/reminders')
    await see(author.page.getByText(reminders.kept(180)))
    await noViolations(author)
    await eventually(() => bell(author, 0).count()).toBe(1)
  })
}

async function noViolations({ page }: Person): Promise<void> {
  expect(await axeViolations(page)).toEqual([])
}
