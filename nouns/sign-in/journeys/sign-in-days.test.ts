import { setTimeout } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { giveDaily } from '#core/rewards/give-daily.ts'
import { makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { beijingDay, daysLater } from '#rules/beijing-time.ts'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { topicPage } from '#site/journeys/pages/topic-page.ts'
import { see, seeGone } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { makeMember } from '#site/test/make-member.ts'
import { signIn as enSignIn } from '../words/sign-in.en.ts'
import { signIn as zhSignIn } from '../words/sign-in.zh.ts'

const journey = journeysOn()
const dayMs = 86_400_000
const devices = variants(import.meta, ['PC', 'M'] as const)

journey('the gift of the day leads to the calendar; months are walked by keys', async ({ site, person }) => {
  const { db, now } = site.site.foundation
  const me = await makeMember(site, 'daily')
  const today = beijingDay(now())
  // Six days in a row up to yesterday, and one two months ago.
  for (const back of [60, 6, 5, 4, 3, 2, 1]) {
    const at = new Date(now().getTime() - back * dayMs)
    await db.transaction((tx) => giveDaily(tx, me.id, at))
  }
  for (const device of devices) {
    const { visit, page, words } = await person({
      token: me.token,
      device,
      motion: true,
      language: device === 'M' ? 'en' : 'zh',
    })
    const said = device === 'M' ? enSignIn : zhSignIn
    await late(page)
    await visit('/')
    if (device === 'PC') {
      const cup = page.locator('[data-moment="coffee"]')
      await see(page.getByText(words.success.powers(2)), cup)
      expect(await movingIn(cup)).toBe(true)
      await page.getByRole('button', { name: words.success.calendar }).click()
    } else {
      await visit('/sign-in-days')
    }
    // Gone of itself, and not for this gift again.
    await seeGone(page.locator('[data-moment]'))
    await see(page.getByRole('heading', { level: 1, name: words.titles.signIn }))
    await see(page.getByText(said.streak(7), { exact: true }))
    const cell = page.getByRole('cell').filter({ has: page.locator(`time[datetime="${today}"]`) })
    await see(cell.getByText(said.got(2)))
    expect(await cell.getAttribute('aria-current')).toBe('date')
    expect(await axeViolations(page)).toEqual([])
    const first = daysLater(today, -60).slice(0, 7).split('-').map(Number)
    const earlier = page.getByRole('link', { name: said.earlier })
    while (await earlier.count()) {
      const name = await page.locator('#sign-in-month').textContent()
      await earlier.focus()
      await page.keyboard.press('Enter')
      await seeGone(page.getByRole('heading', { level: 2, name: name ?? '', exact: true }))
    }
    await see(page.getByRole('heading', { level: 2, name: said.month(first[0] ?? 0, first[1] ?? 0) }))
    await see(page.getByText(said.summary(1, 1)))
    await page.getByRole('link', { name: said.now }).click()
    await see(cell.getByText(said.got(2)))
    await page.close()
  }
})

journey('less motion: the dessert of the first post of a day stands still', async ({ site, person }) => {
  const me = await makeMember(site, 'writer')
  const t = await makeTopic(site, await makeMember(site, 'host'), { m: await makeClub(site), title: 'Teatime' })
  const calm = await person({ token: me.token })
  await calm.page.emulateMedia({ reducedMotion: 'reduce' })
  const topic = topicPage(calm)
  await topic.visit(t)
  await topic.openReply()
  await calm.page.keyboard.type('the first words of a day, long enough to be read')
  await topic.post.click()
  const star = calm.page.locator('[data-moment="starsugar"]')
  await see(star)
  expect(await movingIn(star)).toBe(false)
})

journey('the gift of a new day that another device gets comes into an open calendar', async ({ site, person }) => {
  const me = await makeMember(site, 'overnight')
  const open = await person({ token: me.token })
  await open.visit('/sign-in-days')
  await see(open.page.getByText(zhSignIn.streak(1), { exact: true }))
  site.advance(dayMs)
  const other = await person({ token: me.token, device: 'M' })
  await other.visit('/')
  await see(open.page.getByText(zhSignIn.streak(2), { exact: true }))
})

/** The profile brings the gift, and comes last: what the page shows of the gift is read after it. */
const late = (page: Page) =>
  page.route('**/api/me', async (route) => {
    await setTimeout(1_000)
    await route.continue()
  })

/** Whether the dessert of the moment moves. */
const movingIn = (moment: Locator) =>
  moment
    .locator('svg')
    .last()
    .evaluate((picture) => getComputedStyle(picture).animationName !== 'none')
