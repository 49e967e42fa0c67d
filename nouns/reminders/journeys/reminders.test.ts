import { expect } from 'vitest'
import { reminders } from '#contract/reminders.ts'
import { remind } from '#core/reminders/remind.ts'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import type { Person } from '#site/journeys/person.ts'
import { eventually, see, seeGone } from '#site/journeys/see.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import type { TestSite } from '#site/test/open-test-site.ts'
import { reminders as enReminders } from '../words/reminders.en.ts'
import { reminders as zhReminders } from '../words/reminders.zh.ts'

const journey = journeysOn()

const tellOf = (site: TestSite, to: TestMember, act: string) =>
  site.site.foundation.db.transaction((tx) =>
    remind(tx, {
      to: to.id,
      kind: 'topicStaff',
      subject: `topic:${act}`,
      data: { act, note: '', t: 1, title: 'cake' },
      now: new Date(),
    }),
  )
const unreadOf = async (site: TestSite, { token }: TestMember) =>
  (await site.call(reminders.calls.fresh, {}, { token })).data.unread
const bell = ({ page, words }: Person, unread: number) =>
  page.getByRole('link', { name: words.shell.reminders(unread), exact: true })

journey(
  'only what is newer than the list is offered, whatever the counter does meanwhile',
  async ({ site, person }) => {
    const reader = await makeMember(site, 'reader')
    for (const act of ['pin', 'lock']) await tellOf(site, reader, act)
    const me = await person({ token: reader.token })
    const { page } = me
    // Without SharedWorker the page opens its own stream, which the test can delay like a slow network.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'SharedWorker'))
    const live = Promise.withResolvers<void>()
    const told = Promise.withResolvers<void>()
    await page.route('**/api/live*', (route) => live.promise.then(() => route.continue()))
    await page.route('**/api/readRM', (route) => told.promise.then(() => route.continue()))

    await me.visit('/reminders')
    const offer = page.getByRole('button', { name: zhReminders.fresh(1) })
    await see(bell(me, 0))
    const asked = page.waitForResponse('**/api/numRM')
    live.resolve()
    // The server does not know yet that the reminders were read, so the counter is back.
    await see(bell(me, 2))
    await asked
    await eventually(() => offer.count()).toBe(0)
    told.resolve()
    await see(bell(me, 0))
    await eventually(() => unreadOf(site, reader)).toBe(0)

    await tellOf(site, reader, 'move')
    await see(offer)
    expect(await axeViolations(page)).toEqual([])
    await offer.click()
    await seeGone(offer)
    await eventually(() => page.getByRole('main').getByRole('listitem').count()).toBe(3)
  },
)

journey(
  'what was seen and not told before a reload is told after it, and is not new again',
  async ({ site, person }) => {
    const reader = await makeMember(site, 'hasty')
    await tellOf(site, reader, 'pin')
    const me = await person({ token: reader.token, language: 'en', device: 'M' })
    const { page } = me
    let held = true
    await page.route('**/api/readRM', (route) => (held ? undefined : route.continue()))
    await me.visit('/reminders')
    const marked = page.getByRole('main').getByRole('listitem').getByText(enReminders.isNew)
    await see(marked)
    await eventually(() => page.evaluate(() => localStorage.getItem('acknowledged'))).toMatch(/^_\d+_$/)
    held = false
    expect(await unreadOf(site, reader)).toBe(1)
    await page.reload()
    await see(page.getByRole('main').getByRole('listitem'))
    expect(await marked.count()).toBe(0)
    await eventually(() => unreadOf(site, reader)).toBe(0)
    await see(bell(me, 0))
  },
)

journey('an empty list offers the first one', async ({ site, person }) => {
  const reader = await makeMember(site, 'lonely')
  const me = await person({ token: reader.token })
  await me.visit('/reminders')
  await see(me.page.getByText(zhReminders.empty.title))
  await tellOf(site, reader, 'pin')
  await me.page.getByRole('button', { name: zhReminders.fresh(1) }).click()
  await see(me.page.getByRole('main').getByRole('listitem'))
})
