import { expect } from 'vitest'
import { archiveColumns } from '#nouns/archive/rules/archive.ts'
import { archive as enArchive } from '#nouns/archive/words/archive.en.ts'
import { archive as zhArchive } from '#nouns/archive/words/archive.zh.ts'
import type { Language } from '#rules/language.ts'
import { importScoreboard } from '#site/import/import-scoreboard.ts'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { overflowing } from '#site/journeys/overflow.ts'
import { archivePage } from '#site/journeys/pages/archive-page.ts'
import { desk } from '#site/journeys/pages/desk.ts'
import { frame } from '#site/journeys/pages/frame.ts'
import type { Device } from '#site/journeys/person.ts'
import { astray } from '#site/journeys/rows.ts'
import { see, seeGone } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { makeStaff } from '#site/test/hire.ts'
import { makeMember } from '#site/test/make-member.ts'
import type { TestSite } from '#site/test/open-test-site.ts'

const journey = journeysOn()
const packs = { zh: zhArchive, en: enArchive }
const walks: readonly (readonly [Language, Device])[] = [
  ['zh', 'PC'],
  ['en', 'M'],
]

for (const [i, [language, device]] of variants(import.meta, walks.entries())) {
  journey(`an archived run is claimed in ${language} on ${device}`, async ({ site, person }) => {
    await importRuns(site, i)
    const words = packs[language]
    const guest = await person({ language, device })
    const seen = archivePage(guest, words)
    await seen.visit()
    await see(seen.row(`pilot${i}`), seen.row(`other${i}`))
    expect([await axeViolations(guest.page), await overflowing(guest.page)]).toEqual([[], []])
    // A row opens all details of its run, at an address of its own.
    expect(await astray(guest.page)).toEqual([])
    await seen.runOf(`other${i}`).click()
    await see(seen.details.getByText('FinalA'), seen.details.getByText(words.details.uploaded))
    expect([await axeViolations(guest.page), await overflowing(guest.page)]).toEqual([[], []])
    await guest.page.keyboard.press('Escape')
    await seeGone(seen.details)
    await guest.visit((await seen.runOf(`other${i}`).getAttribute('href')) ?? '')
    await see(seen.details.getByText('FinalA'))
    await guest.page.keyboard.press('Escape')
    await seeGone(seen.details)
    await seen.claimOf(`pilot${i}`).click()
    await see(frame(guest).dialog)

    const member = await makeMember(site, `claimer${i}`)
    const claimer = await person({ language, device, token: member.token })
    const list = archivePage(claimer, words)
    await list.visit()
    await list.filterByPilot(`PILOT${i}`)
    await seeGone(list.row(`other${i}`))
    const claim = async (reason: string) => {
      await list.claimOf(`pilot${i}`).click()
      await see(list.dialog)
      expect(await axeViolations(claimer.page)).toEqual([])
      await list.dialog.getByLabel(words.dialog.reason).fill(reason)
      await list.dialog.getByRole('button', { name: words.dialog.send, exact: true }).click()
      await seeGone(list.dialog.getByLabel(words.dialog.reason))
    }
    // The first claim was a mistake: withdraw it.
    await claim('手滑了 by mistake')
    await list.mine.click()
    await claimer.page.getByRole('button', { name: words.claims.withdraw, exact: true }).click()
    await see(claimer.page.getByRole('dialog', { name: words.claims.withdrawTitle }))
    expect(await axeViolations(claimer.page)).toEqual([])
    await claimer.page.getByRole('dialog').getByRole('button', { name: words.claims.withdraw, exact: true }).click()
    await see(claimer.page.getByText(words.claims.none))
    await list.visit()
    await list.filterByPilot(`PILOT${i}`)
    await claim('当年的我 me back then')
    await list.mine.click()
    await see(claimer.page.getByText('当年的我 me back then'), claimer.page.getByText(words.claims.states.waits))
    expect([await axeViolations(claimer.page), await overflowing(claimer.page)]).toEqual([[], []])

    const clerk = await makeMember(site, `clerk${i}`)
    await makeStaff(site, clerk, ['board'])
    const staff = await person({ language, device, token: clerk.token })
    const office = desk(staff)
    await office.visit('/admin/board')
    await see(staff.page.getByText('当年的我 me back then'))
    await office.button(words.staff.take).click()
    await see(office.button(words.staff.giveBack))
    expect([await axeViolations(staff.page), await overflowing(staff.page)]).toEqual([[], []])
    await office.button(words.staff.pass).click()
    await office.dialog.getByLabel(words.staff.answer).fill('对得上 it fits')
    await office.dialog.getByRole('button', { name: words.staff.pass, exact: true }).click()
    await see(staff.page.getByText(words.staff.empty))

    await claimer.visit('/rpy/archive?mine=Y')
    await see(claimer.page.getByText(words.claims.states.passed), claimer.page.getByText(/对得上 it fits/))
    const told = await site.site.foundation.db.read
      .selectFrom('reminders')
      .select('kind')
      .where('member', '=', member.id)
      .execute()
    expect(told).toEqual([{ kind: 'claimDecided' }])
    await guest.visit('/rpy/archive')
    await see(seen.row(`claimer${i}`))
  })
}

async function importRuns(site: TestSite, i: number): Promise<void> {
  const rows = [
    `6\tLunatic\tReimuA\t\t${160_932_500 + i}\t0.416\t2022-01-02\t2022-01-02\tpilot${i}`,
    `8\tHard\tBorder Team\tFinalA\t3238989990\t0.35\t2008-11-18\t2008-11-23\tother${i}`,
  ]
  await importScoreboard(site.site.foundation.db, `${archiveColumns.join('\t')}\n${rows.join('\n')}\n`)
}
