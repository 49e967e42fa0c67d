import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { social } from '#contract/social.ts'
import { answer, documentOf, makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { uploadRun } from '#nouns/replays/test/upload-run.ts'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn, type Visit } from '#site/journeys/journey.ts'
import type { Person } from '#site/journeys/person.ts'
import { eventually, see, seeGone } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { person as enPeople } from '#words/cards/person.en.ts'
import { person as zhPeople } from '#words/cards/person.zh.ts'

const journey = journeysOn()

const topics = (page: Page) => page.locator('#fresh-topics li')
const pill = ({ page, words }: Person, count: number) =>
  page.getByRole('button', { name: words.home.news.pill(count, false), exact: true })
/** What the lists of the page show, and how far it is scrolled. */
const shown = (page: Page) =>
  page.evaluate(() => [
    [...document.querySelectorAll('main [data-list-item] a')].map((link) => link.getAttribute('href')),
    scrollY,
  ])

/** Three topics of one writer, so that a new floor moves the last of them to the top. */
async function threeTopics(site: Visit['site'], by: TestMember) {
  const m = await makeClub(site)
  const first = await makeTopic(site, by, { m, title: 'First topic' })
  await makeTopic(site, by, { m, title: 'Second topic' })
  await makeTopic(site, by, { m, title: 'Third topic' })
  await uploadRun(site, by)
  return first
}

for (const [language, device] of variants(import.meta, [
  ['zh', 'PC'],
  ['en', 'M'],
] as const)) {
  journey(`home offers what is new in ${language} on ${device}`, async ({ site, person }) => {
    const writer = await makeMember(site, `writer_${language}`)
    const unwanted = await makeMember(site, `noisy_${language}`)
    const reader = await makeMember(site, `reader_${language}`)
    const answerer = await makeMember(site, `other_${language}`)
    const topic = await threeTopics(site, writer)
    await site.call(social.calls.block, { UID: unwanted.id }, { token: reader.token })
    const guest = await person({ language, device })
    const member = await person({ language, device, token: reader.token })
    for (const one of [guest, member]) {
      await one.visit('/')
      await see(topics(one.page).first().getByRole('link', { name: 'Third topic' }))
    }
    // What waits for the member has come.
    await see(member.page.locator('a[data-list-main][href="/rpy/upload"]'))
    const before = await Promise.all([shown(guest.page), shown(member.page)])

    await answer(site, unwanted, topic, documentOf('from somebody unwanted'))
    await see(pill(guest, 1))
    await uploadRun(site, writer)
    await answer(site, answerer, topic, documentOf('a fresh answer'))
    await see(pill(guest, 3))
    // The floor of the blocked member is not counted.
    await see(pill(member, 2))
    expect(await Promise.all([shown(guest.page), shown(member.page)])).toEqual(before)
    for (const { page } of [guest, member]) expect(await axeViolations(page)).toEqual([])

    for (const [one, count] of [
      [guest, 3],
      [member, 2],
    ] as const) {
      await pill(one, count).press('Enter')
      await see(topics(one.page).first().getByRole('link', { name: 'First topic' }))
      await seeGone(pill(one, count))
      await eventually(() => one.page.evaluate(() => document.activeElement?.id)).toBe('fresh-topics')
      expect(await axeViolations(one.page)).toEqual([])
    }
    // The list is in the order of the last floors: each row says whose that is, and when.
    const first = topics(guest.page).first()
    await see(first.getByText(`other_${language}`, { exact: true }).filter({ visible: true }))
    const times = await first.locator('time').filter({ visible: true }).all()
    const last = await first.locator('time').last().getAttribute('datetime')
    expect(await times.at(-1)?.getAttribute('datetime')).toBe(last)
    if (device === 'PC') await see(first.getByText('a fresh answer'))
  })

  journey(`home proposes people to a member who follows nobody, in ${language} on ${device}`, async (visit) => {
    const { site, person } = visit
    const words = { zh: zhPeople, en: enPeople }[language]
    const host = await makeMember(site, `host_${language}`)
    const busy = await makeMember(site, `busy_${language}`)
    const lonely = await makeMember(site, `lonely_${language}`)
    const topic = await makeTopic(site, host, { m: await makeClub(site), title: 'A long evening' })
    for (let n = 0; n < 3; n++) await answer(site, busy, topic)
    // The list of active people may be 20 s old: posts do not invalidate it.
    site.site.foundation.touched(['members'])
    const { page, words: house, visit: go } = await person({ language, device, token: lonely.token })
    await go('/')
    await see(page.getByRole('heading', { level: 1, name: new RegExp(`lonely_${language}$`) }))
    await page.getByRole('button', { name: words.proposed.follow(`busy_${language}`), exact: true }).click()
    await see(page.getByRole('heading', { name: words.followingFeed.title }))
    await see(page.getByRole('link', { name: words.feed.floor('A long evening', 4, 3), exact: true }))
    await see(page.getByText(house.home.day.names.FLOORS))
    expect(await axeViolations(page)).toEqual([])
  })
}

journey('where the system asks for less motion the scene of the shop stands still', async ({ person }) => {
  const { page, visit } = await person()
  await visit('/')
  const scene = page.locator('figure img').filter({ visible: true })
  await scene.evaluate((image: HTMLImageElement) => image.decode())
  const shot = () => scene.screenshot()
  await eventually(async () => (await shot()).equals(await shot())).toBe(true)
  const drawn = await shot()
  await page.waitForTimeout(1_000)
  expect((await shot()).equals(drawn)).toBe(true)
})
