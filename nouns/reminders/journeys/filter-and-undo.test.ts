import { expect } from 'vitest'
import { reminders } from '#contract/reminders.ts'
import { remind } from '#core/reminders/remind.ts'
import type { ReminderKind } from '#rules/people/reminder-kind.ts'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { frame } from '#site/journeys/pages/frame.ts'
import type { Person } from '#site/journeys/person.ts'
import { eventually, see, seeGone } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import type { TestSite } from '#site/test/open-test-site.ts'
import { reminders as enReminders } from '../words/reminders.en.ts'
import { reminders as zhReminders } from '../words/reminders.zh.ts'

const journey = journeysOn()
const sorters = variants(import.meta, [{}, { language: 'en', device: 'M', theme: 'night' }] as const)

interface Told {
  readonly kind: ReminderKind
  readonly subject: string
  readonly daysAgo?: number
}

const tell = (site: TestSite, to: TestMember, { kind, subject, daysAgo = 0 }: Told) =>
  site.site.foundation.db.transaction((tx) =>
    remind(tx, {
      to: to.id,
      kind,
      subject,
      data: { t: 1, floor: 1, title: subject, code: '0001', game: 14 },
      now: new Date(Date.now() - daysAgo * 86_400_000),
    }),
  )
const unreadOf = async (site: TestSite, { token }: TestMember) =>
  (await site.call(reminders.calls.counts, {}, { token })).data.unread
const bell = ({ page, words }: Person, unread: number) =>
  page.getByRole('link', { name: words.shell.reminders(unread), exact: true })
const lines = ({ page }: Person) => page.getByRole('main').getByRole('listitem')

journey('the list has days and groups, and what has nothing says so', async ({ site, person }) => {
  const reader = await makeMember(site, 'sorter')
  await tell(site, reader, { kind: 'floorLike', subject: 'floor:1:1', daysAgo: 40 })
  await tell(site, reader, { kind: 'mention', subject: 'topic:1', daysAgo: 1 })
  await tell(site, reader, { kind: 'replayLike', subject: 'replay:1' })
  for (const options of sorters) {
    const me = await person({ token: reader.token, ...options })
    const { page } = me
    const words = me.language === 'en' ? enReminders : zhReminders
    await me.visit('/reminders')
    // Beside the list its settings come later, with headings of their own.
    const days = page.locator('main h2:not(aside *)')
    await eventually(() => days.count()).toBe(3)
    expect((await days.allTextContents()).slice(0, 2)).toEqual([words.today, words.yesterday])
    expect(await axeViolations(page)).toEqual([])

    await page.getByRole('link', { name: words.groups.likes, exact: true }).click()
    await eventually(() => lines(me).count()).toBe(2)
    expect(new URL(page.url()).search).toBe('?group=likes')
    await page.getByRole('link', { name: words.groups.follows, exact: true }).click()
    await see(page.getByText(words.noneOfGroup))
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('link', { name: words.clearFilter }).click()
    await eventually(() => lines(me).count()).toBe(3)
  }
})

journey('a reminder is seen once it was scrolled into sight, and not before', async ({ site, person }) => {
  const reader = await makeMember(site, 'scroller')
  for (let n = 0; n < 20; n++) await tell(site, reader, { kind: 'floorLike', subject: `floor:1:${n}` })
  const me = await person({ token: reader.token, device: 'M' })
  await me.visit('/reminders')
  await see(lines(me))
  // The lines above the fold are seen; the last ones are not, however long the page stands there.
  await eventually(() => unreadOf(site, reader)).toBeLessThan(20)
  await me.page.waitForTimeout(1_500)
  const left = await unreadOf(site, reader)
  expect(left).toBeGreaterThan(3)
  // The page counts by itself what the server has not heard of.
  const heard = Promise.withResolvers<void>()
  await me.page.route('**/api/readRM', (route) => heard.promise.then(() => route.continue()))
  const tabs = me.page.getByRole('navigation', { name: zhReminders.filter })
  const likes = tabs.getByRole('link', { name: zhReminders.groups.likes })
  const counted = async () => Number(/\d+/.exec((await likes.textContent()) ?? '')?.[0] ?? 0)
  const before = await counted()
  expect(before).toBeGreaterThan(3)
  await lines(me).last().scrollIntoViewIfNeeded()
  await eventually(counted).toBeLessThan(before)
  heard.resolve()
  await eventually(() => unreadOf(site, reader)).toBeLessThan(left)
  // Lines between were passed in less than the moment that counts, or were seen: scrolling on sees all.
  for (let n = 0; n < 20; n++) {
    await lines(me).nth(n).scrollIntoViewIfNeeded()
    if (n % 4 === 0) await me.page.waitForTimeout(1_200)
  }
  await eventually(() => unreadOf(site, reader)).toBe(0)
  await see(bell(me, 0))
})

journey('mark all is undone in one tab and both tabs show the number', async ({ site, person }) => {
  const reader = await makeMember(site, 'undoer')
  for (let n = 0; n < 30; n++) await tell(site, reader, { kind: 'floorLike', subject: `floor:1:${n}` })
  await tell(site, reader, { kind: 'mention', subject: 'topic:1' })
  const me = await person({ token: reader.token })
  const other = await me.context.newPage()
  await me.visit('/reminders?group=follows')
  await other.goto(new URL('/', me.page.url()).href)
  const otherBell = (n: number) => other.getByRole('link', { name: me.words.shell.reminders(n), exact: true })
  await see(bell(me, 31), otherBell(31))

  await see(me.page.getByText(zhReminders.noneOfGroup))
  // Of the other groups nothing is on the screen, so nothing is seen by itself.
  await me.page.getByRole('button', { name: zhReminders.readGroup(zhReminders.groups.follows) }).click()
  expect(await unreadOf(site, reader)).toBe(31)

  await other.bringToFront()
  await otherBell(31).click()
  const panel = other.getByRole('dialog', { name: zhReminders.bell })
  // The mention stands before the likes that came after it.
  await see(panel.getByRole('listitem').first().getByText('topic:1'))
  await panel.getByRole('button', { name: zhReminders.readAll }).click()
  await see(otherBell(0))
  await me.page.bringToFront()
  await see(bell(me, 0))
  expect(await unreadOf(site, reader)).toBe(0)
  await other.bringToFront()
  await other.getByRole('button', { name: zhReminders.undo, exact: true }).click()
  await eventually(() => unreadOf(site, reader)).toBeGreaterThanOrEqual(26)
  const left = await unreadOf(site, reader)
  await me.page.bringToFront()
  await see(bell(me, left))
})

journey('on the page the undo is a button too, and new ones wait behind an offer', async ({ site, person }) => {
  const reader = await makeMember(site, 'keys')
  for (let n = 0; n < 30; n++) await tell(site, reader, { kind: 'floorLike', subject: `floor:1:${n}` })
  const me = await person({ token: reader.token, language: 'en' })
  const { page } = me
  await me.visit('/reminders?unread=Y')
  await see(lines(me))
  const all = page.getByRole('button', { name: enReminders.readAll })
  await all.focus()
  await page.keyboard.press('Enter')
  await see(page.getByText(enReminders.noneUnread), bell(me, 0))
  const undo = page.getByRole('button', { name: enReminders.undoMark })
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Shift+Tab')
  expect(await undo.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await eventually(() => unreadOf(site, reader)).toBeGreaterThan(10)
  await see(lines(me))
  await seeGone(undo)
  const shown = await lines(me).count()
  await tell(site, reader, { kind: 'mention', subject: 'topic:new' })
  const offer = page.getByRole('button', { name: enReminders.fresh(1) })
  await see(offer)
  expect(await lines(me).count()).toBe(shown)
  await offer.click()
  await see(page.getByRole('heading', { name: enReminders.groups.talk, level: 2 }))
  await see(lines(me).first().getByText('topic:new'))
})

journey('an offer to undo goes with who logs out', async (visit) => {
  const reader = await makeMember(visit.site, 'toucher')
  const me = await visit.person({ token: reader.token, device: 'M' })
  const { page } = me
  const undo = page.getByLabel(me.words.shell.notices).getByRole('button', { name: zhReminders.undo, exact: true })
  await tell(visit.site, reader, { kind: 'mention', subject: 'topic:1' })
  await me.visit('/reminders')
  await page.getByRole('button', { name: zhReminders.readAll }).click()
  await see(undo)
  await frame(me).logOut()
  expect(await undo.count()).toBe(0)
})

journey('opening the bell reads nothing; the number falls by what is followed', async ({ site, person }) => {
  const reader = await makeMember(site, 'opener')
  for (let n = 0; n < 3; n++) await tell(site, reader, { kind: 'follow', subject: `member:${n}` })
  const me = await person({ token: reader.token, language: 'en' })
  await me.visit('/')
  await bell(me, 3).click()
  const panel = me.page.getByRole('dialog', { name: enReminders.bell })
  await see(panel.getByRole('listitem').first())
  // Longer than what is in sight needs to count as seen.
  await me.page.waitForTimeout(2_500)
  await see(bell(me, 3))
  expect(await unreadOf(site, reader)).toBe(3)
  await panel.getByRole('link').first().click()
  await see(bell(me, 2))
  await eventually(() => unreadOf(site, reader)).toBe(2)
})

journey('the numbers of the tabs add up to that of all', async ({ site, person }) => {
  const reader = await makeMember(site, 'summer')
  for (let n = 0; n < 6; n++) await tell(site, reader, { kind: 'floorLike', subject: `floor:1:${n}` })
  for (let n = 0; n < 5; n++) await tell(site, reader, { kind: 'replayLike', subject: `replay:${n}` })
  await tell(site, reader, { kind: 'mention', subject: 'topic:1' })
  const me = await person({ token: reader.token, device: 'M', language: 'en' })
  await me.visit('/reminders')
  const tabs = me.page.getByRole('navigation', { name: enReminders.filter }).getByRole('link')
  const numbers = async () =>
    (await tabs.allTextContents()).map((text) => Number(/\d+/.exec(text)?.[0] ?? 0)) as [number, ...number[]]
  await see(tabs.first())
  for (let n = 0; n < 12; n++) {
    const [all, ...each] = await numbers()
    const sum = each.reduce((total, one) => total + one, 0)
    // The groups are not there yet while only the first tab has a number.
    if (sum > 0) expect(sum).toBe(all)
    await me.page.waitForTimeout(300)
  }
})
