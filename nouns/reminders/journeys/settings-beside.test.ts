import { expect } from 'vitest'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { eventually, see, turn } from '#site/journeys/see.ts'
import { makeMember } from '#site/test/make-member.ts'
import { reminderSettings as settings } from '../words/reminder-settings.en.ts'
import { reminders as words } from '../words/reminders.en.ts'

const journey = journeysOn()

journey(
  'wide windows have the settings beside the list, where they act at once; phones have the list alone',
  async (visit) => {
    const { token } = await makeMember(visit.site, 'besides')
    const wide = await visit.person({ token, language: 'en' })
    await wide.visit('/reminders')
    const beside = wide.page.getByRole('complementary', { name: words.settings })
    await see(wide.page.getByText(words.empty.title), beside.getByText(settings.kinds.title, { exact: true }))
    await turn(beside.getByRole('switch', { name: settings.quiet.on }), true)
    const list = await wide.page.getByText(words.empty.title).boundingBox()
    const column = await beside.boundingBox()
    expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThan(column?.x ?? 0)
    expect(await axeViolations(wide.page)).toEqual([])

    const phone = await visit.person({ token, language: 'en', device: 'M' })
    await phone.visit('/reminders')
    await see(phone.page.getByText(words.empty.title))
    await eventually(() => phone.page.getByRole('complementary', { name: words.settings }).count()).toBe(0)
  },
)
