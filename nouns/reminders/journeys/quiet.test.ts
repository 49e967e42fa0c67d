import { expect } from 'vitest'
import { remind } from '#core/reminders/remind.ts'
import { beijingHour } from '#rules/beijing-time.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { quiet } from '#site/journeys/person.ts'
import { see } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { makeMember } from '#site/test/make-member.ts'
import { reminderPreferences } from '../contract/reminder-preferences.ts'
import { reminders as enReminders } from '../words/reminders.en.ts'
import { reminders as zhReminders } from '../words/reminders.zh.ts'

const journey = journeysOn()

for (const [language, device, words] of variants(import.meta, [
  ['zh', 'PC', zhReminders],
  ['en', 'M', enReminders],
] as const)) {
  journey(
    `in the quiet hours the number goes up and nothing is offered, in ${language} on ${device}`,
    async (visit) => {
      const { site, person } = visit
      const reader = await makeMember(site, `sleeper${language}`)
      const tell = (act: string) =>
        site.site.foundation.db.transaction((tx) =>
          remind(tx, {
            to: reader.id,
            kind: 'topicStaff',
            subject: `topic:${act}`,
            data: { act, note: '', t: 1, title: 'cake' },
            now: new Date(),
          }),
        )
      const setQuiet = (FROM: number, TO: number) =>
        site.call(reminderPreferences.calls.set, { quiet: { FROM, TO } }, { token: reader.token })
      const hour = beijingHour(new Date())
      await setQuiet(hour, (hour + 2) % 24)
      const me = await person({ language, device, token: reader.token })
      const { page } = me
      const bell = (unread: number) =>
        page.getByRole('link', { name: me.words.shell.reminders(unread), exact: true }).filter({ visible: true })
      const offer = page.getByRole('button', { name: words.fresh(3), exact: true })
      await me.visit('/reminders')
      await see(bell(0))
      // The list was read before the first one came.
      await quiet(page)
      const listed = page.waitForResponse('**/api/numRM')
      await tell('pin')
      await see(bell(1))
      await listed
      // By the second one, the page has shown what it does with the first.
      await tell('move')
      await see(bell(2))
      expect(await offer.count()).toBe(0)
      // Once they are over, the next one is offered.
      await setQuiet((hour + 2) % 24, (hour + 4) % 24)
      await tell('lock')
      await see(offer)
    },
  )
}
