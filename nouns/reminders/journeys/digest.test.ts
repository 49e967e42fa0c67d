import { expect } from 'vitest'
import { reminders } from '#contract/reminders.ts'
import { social } from '#contract/social.ts'
import { addJob } from '#kit/jobs/jobs.ts'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { answer, documentOf, makeClub, makeTopic, mentionOf } from '#nouns/clubs/test/clubs.ts'
import type { Language } from '#rules/language.ts'
import { axeViolations } from '#site/journeys/axe.ts'
import { enrol } from '#site/journeys/enrol.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import type { Device } from '#site/journeys/person.ts'
import { eventually, see, turn } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { makeMember } from '#site/test/make-member.ts'
import type { TestSite } from '#site/test/open-test-site.ts'
import { settleJobs } from '#site/test/settle-jobs.ts'
import { reminderNames as enNames } from '#words/reminders/reminder-names.en.ts'
import { reminderNames as zhNames } from '#words/reminders/reminder-names.zh.ts'
import { reminderSettings as enSettings } from '../words/reminder-settings.en.ts'
import { reminderSettings as zhSettings } from '../words/reminder-settings.zh.ts'

const journey = journeysOn()
const walks: readonly (readonly [Language, Device])[] = [
  ['zh', 'PC'],
  ['en', 'M'],
]
const dayMs = 86_400_000

/** Runs the work of an hour, as the clock of the site would. */
async function anHourPasses(site: TestSite): Promise<void> {
  await site.site.foundation.db.transaction((tx) => addJob(tx, 'hourly', {}))
  await settleJobs(site, 'hourly')
  await settleJobs(site, 'digest')
}

for (const [i, [language, device]] of variants(import.meta, walks.entries())) {
  const says = language === 'zh' ? zhSettings : enSettings
  const names = (language === 'zh' ? zhNames : enNames).kinds
  journey(
    `the digest has exactly what was missed, and ends by one press, in ${language} on ${device}`,
    async (visit) => {
      const { site, person } = visit
      const { mail, token } = await enrol(site, `absent${i}`, language)
      const me = await person({ language, device, token })
      const { page } = me
      await me.visit('/settings/reminders')
      const next = page.getByText(says.digest.next('').slice(0, 5), { exact: false })
      await page.getByRole('radio', { name: says.digest.daily, exact: true }).check()
      await see(next)
      await turn(page.getByRole('switch', { name: says.kinds.mailOf(names.mention ?? ''), exact: true }), false)
      expect(await page.getByRole('switch', { name: says.kinds.siteOf(names.blackFlag ?? '') }).isDisabled()).toBe(true)
      expect(await axeViolations(page)).toEqual([])
      await page.reload()
      await see(next)
      expect(await page.getByRole('radio', { name: says.digest.daily, exact: true }).isChecked()).toBe(true)

      const friend = await makeMember(site, `friend${i}`)
      const lout = await makeMember(site, `lout${i}`)
      const m = await makeClub(site)
      const profile = await site.call(reminders.calls.fresh, {}, { token })
      expect(profile.data.unread).toBe(0)
      const topics: number[] = []
      for (const title of ['seen', 'one', 'taken back', 'two', 'blocked', 'three'])
        topics.push(await makeTopic(site, { id: 0, token }, { m, title }))
      const [seen = 0, one = 0, back = 0, two = 0, blocked = 0, three = 0] = topics
      await answer(site, friend, seen)
      const fresh = await site.call(reminders.calls.fresh, {}, { token })
      await site.call(reminders.calls.read, { ids: fresh.data.rows.map(({ KeyID }) => KeyID) }, { token })
      await answer(site, friend, one, documentOf('cream on top'))
      const posted = await answer(site, friend, back, documentOf('never mind'))
      await site.call(clubs.calls.remove, { t: back, floor: posted.data.FLOOR }, { token: friend.token })
      await answer(site, friend, two)
      await answer(site, lout, blocked, documentOf('rude words'))
      await site.call(social.calls.block, { UID: lout.id }, { token })
      const { id } = await site.site.foundation.db.own
        .selectFrom('members')
        .select('id')
        .where('mail', '=', mail)
        .executeTakeFirstOrThrow()
      const elsewhere = await makeTopic(site, friend, { m, title: 'elsewhere' })
      await answer(site, friend, elsewhere, documentOf('look, ', mentionOf({ id, token })))
      await answer(site, friend, three)

      const before = (await site.mails()).filter(({ to }) => to === mail).length
      site.advance(dayMs)
      await anHourPasses(site)
      await anHourPasses(site)
      const [letter, ...others] = (await site.mails()).filter(({ to }) => to === mail).slice(before)
      expect(others).toEqual([])
      const text = letter?.text ?? ''
      const lines = text.split('\n').filter((line) => line.startsWith('· '))
      expect(lines.map((line) => ['three', 'two', 'one'].find((title) => line.includes(title)))).toEqual([
        'three',
        'two',
        'one',
      ])
      expect(text).toContain('cream on top')
      expect(text).not.toMatch(/never mind|rude words|elsewhere/)
      expect(text).toContain(`${visit.origin}/ms?t=${one}#f2`)
      expect(letter?.html).toContain(`<html lang="${language === 'zh' ? 'zh-CN' : 'en'}">`)

      // The link of the mail, in a browser that is not signed in.
      const link = /\/link#digest\.[\w-]+/.exec(text)?.[0] ?? ''
      const guest = await person({ language, device })
      const { links } = guest.words.settings
      await guest.visit(link)
      await see(guest.page.getByRole('heading', { name: links.digest.title }))
      await page.reload()
      await see(next)
      expect(await axeViolations(guest.page)).toEqual([])
      await guest.page.getByRole('button', { name: links.digest.act }).click()
      await see(guest.page.getByText(links.digest.done))
      await page.reload()
      await see(page.getByText(says.digest.none))
      await eventually(() => page.getByRole('radio', { name: says.digest.off, exact: true }).isChecked()).toBe(true)
    },
  )
}
