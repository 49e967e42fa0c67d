import { expect } from 'vitest'
import { reminders } from '#contract/reminders.ts'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { answer, documentOf, makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { waitingTopics as enWaiting } from '#nouns/clubs/words/waiting-topics.en.ts'
import { waitingTopics as zhWaiting } from '#nouns/clubs/words/waiting-topics.zh.ts'
import { axeViolations } from '#site/journeys/axe.ts'
import { cutText } from '#site/journeys/cut-text.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { layoutShift, watchLayout } from '#site/journeys/layout-shift.ts'
import { eventually, see, seeGone } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { makeMember } from '#site/test/make-member.ts'
import { memberHome as enMember } from '../words/member-home.en.ts'
import { memberHome as zhMember } from '../words/member-home.zh.ts'

const journey = journeysOn()

for (const [language, device] of variants(import.meta, [
  ['zh', 'PC'],
  ['en', 'M'],
] as const)) {
  journey(`members meet what waits for them first, in ${language} on ${device}`, async ({ site, origin, person }) => {
    const words = { zh: { ...zhMember, ...zhWaiting }, en: { ...enMember, ...enWaiting } }[language]
    const reader = await makeMember(site, `regular_${language}`)
    const friend = await makeMember(site, `friend_${language}`)
    const m = await makeClub(site)
    const own = await makeTopic(site, reader, { m, title: 'My own question' })
    const kept = await makeTopic(site, friend, {
      m,
      title: 'A kept topic with a title that is longer than any line of a phone could ever show at once',
    })
    await site.call(clubs.calls.setFavourite, { t: kept }, { token: reader.token })
    await site.call(clubs.calls.read, { t: kept, floor: 1 }, { token: reader.token })
    await answer(site, friend, kept)
    await answer(site, friend, kept)
    await answer(site, await makeMember(site, `second_${language}`), own)
    await answer(site, friend, own, documentOf('try it without the focus key'))
    await site.call(clubs.calls.like, { t: own, floor: 1 }, { token: friend.token })

    const { page, words: house, visit, context } = await person({ language, device, token: reader.token })
    await watchLayout(context)
    // Scripts wait, so that the first HTML alone is on the screen.
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await gate
      await route.continue()
    })
    const shopWindow = page.getByRole('region', { name: house.home.window.label })
    const waits = page.getByRole('heading', { name: house.home.waiting.title })
    await page.goto(`${origin}/`, { waitUntil: 'commit' })
    await see(waits)
    expect(await shopWindow.isVisible()).toBe(false)
    open()
    await visit('/')
    await see(page.getByRole('heading', { level: 1, name: new RegExp(`regular_${language}$`) }))
    const reply = page.getByRole('link', { name: 'try it without the focus key', exact: true })
    await see(reply, page.getByText(words.newFloors(2)), page.getByText(words.others(2)))
    // A topic opens where the member stopped reading.
    const unread = page.getByRole('link', { name: /^A kept topic/ })
    expect(await unread.first().getAttribute('href')).toBe(`/ms?t=${kept}#f2`)
    expect(await cutText(page)).toEqual([])
    expect(await axeViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    const shift = await layoutShift(page)
    expect(shift.sum, shift.moved.join('\n')).toBeLessThan(0.02)

    await reply.click()
    await eventually(() => page.url()).toMatch(new RegExp(`t=${own}.*#f3$`))
    await page.goBack()
    await see(waits)
    await seeGone(reply)

    // What is shown is marked as read; what waits behind it is not, and the like neither.
    for (const title of ['One more', 'Two more', 'Three more'])
      await answer(site, friend, await makeTopic(site, reader, { m, title }), documentOf(`said to ${title}`))
    await answer(site, friend, own, documentOf('or with it'))
    await visit('/')
    const again = page.getByRole('link', { name: 'or with it', exact: true })
    await see(again)
    await page.getByRole('button', { name: words.seen }).click()
    await seeGone(again)
    const { data } = await site.call(reminders.calls.counts, {}, { token: reader.token })
    expect([data.groups.talk, data.groups.likes]).toEqual([1, 1])
    await see(page.getByRole('link', { name: 'said to One more', exact: true }))

    // The session ends in another tab.
    const other = await context.newPage()
    await other.goto(page.url())
    await other.evaluate(() => localStorage.removeItem('token'))
    await see(shopWindow)
    await seeGone(waits)
  })
}

journey('a member with nothing new gets something to press, a guest only the shop window', async ({ site, person }) => {
  const fresh = await makeMember(site, 'newcomer')
  const { page, visit } = await person({ token: fresh.token })
  await visit('/')
  await see(page.getByRole('link', { name: zhMember.invitations.upload.title, exact: true }))
  const guest = await person()
  await guest.visit('/')
  await see(guest.page.getByRole('region', { name: guest.words.home.window.label }))
  expect(await guest.page.locator('.for-members:visible').count()).toBe(0)
})
