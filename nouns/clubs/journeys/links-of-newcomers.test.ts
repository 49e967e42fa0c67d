import { expect } from 'vitest'
import type { Language } from '#rules/language.ts'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { overflowing } from '#site/journeys/overflow.ts'
import { desk } from '#site/journeys/pages/desk.ts'
import { topicPage } from '#site/journeys/pages/topic-page.ts'
import type { Device, Person } from '#site/journeys/person.ts'
import { eventually, see, seeGone } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { hire } from '#site/test/hire.ts'
import { makeMember } from '#site/test/make-member.ts'
import { clubs } from '../contract/clubs.ts'
import { documentOf, makeClub, makeTopic } from '../test/clubs.ts'

const journey = journeysOn({ antiSpam: true })
const walks: readonly (readonly [Language, Device])[] = [
  ['zh', 'PC'],
  ['en', 'M'],
]

const looksFine = async ({ page }: Person) =>
  expect([await axeViolations(page), await overflowing(page)]).toEqual([[], []])

for (const [i, [language, device]] of variants(import.meta, walks.entries())) {
  journey(`a newcomer’s link waits, is told why, and is released in ${language} on ${device}`, async (visit) => {
    const { site, person } = visit
    const link = `https://blog${i}.example/first`
    const keeper = await hire(site, `keeper${i}`, ['ms'])
    const t = await makeTopic(site, await makeMember(site, `author${i}`), { m: await makeClub(site) })
    const friend = await makeMember(site, `friend${i}`)
    await site.call(clubs.calls.postFloor, { t, document: documentOf(`first ${link}`) }, { token: friend.token })

    const { token } = await makeMember(site, `newbie${i}`)
    const newcomer = await person({ language, device, token })
    const at = topicPage(newcomer)
    await at.visit(t)
    await at.openReply()
    await at.editor.text.pressSequentially(`看 ${link}`)
    await at.post.click()
    const waits = at.floor(3).getByText(at.words.floor.held.link)
    await see(waits)
    await looksFine(newcomer)

    const staff = await person({ language, device, token: keeper.token })
    const office = desk(staff)
    const { waiting } = office.reports
    await office.visit('/admin/ms?tab=held')
    await see(staff.page.getByText(waiting.why.link).first())
    await see(staff.page.getByText(waiting.shared(1)).first())
    await see(staff.page.getByRole('link', { name: waiting.sharedFloor(3) }))
    await looksFine(staff)
    // The oldest first, so the newcomer’s is the last.
    await office.button(waiting.pass).last().click()
    await office.decide('看过了', waiting.pass)
    await eventually(async () => (await site.call(clubs.calls.floors, { t })).data.rows.at(2)?.GONE).toBe('')
    await at.visit(t)
    await seeGone(waits)
  })
}
