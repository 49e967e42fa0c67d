import { expect } from 'vitest'
import { social } from '#contract/social.ts'
import { replays } from '#nouns/replays/contract/replays.ts'
import { uploadRun } from '#nouns/replays/test/upload-run.ts'
import type { Language } from '#rules/language.ts'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn, type Visit } from '#site/journeys/journey.ts'
import { overflowing } from '#site/journeys/overflow.ts'
import { desk } from '#site/journeys/pages/desk.ts'
import { frame } from '#site/journeys/pages/frame.ts'
import { topicPage } from '#site/journeys/pages/topic-page.ts'
import { type Device, hydrated } from '#site/journeys/person.ts'
import { eventually, see, seeGone } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { hire } from '#site/test/hire.ts'
import { makeMember } from '#site/test/make-member.ts'
import { blocked as enBlocked } from '#words/cards/blocked.en.ts'
import { blocked as zhBlocked } from '#words/cards/blocked.zh.ts'
import { clubs } from '../contract/clubs.ts'
import { answer, documentOf, makeClub, makeTopic } from '../test/clubs.ts'
import { clubDesk as enDesk } from '../words/club-desk.en.ts'
import { clubDesk as zhDesk } from '../words/club-desk.zh.ts'
import { clubs as enClubs } from '../words/clubs.en.ts'
import { clubs as zhClubs } from '../words/clubs.zh.ts'

const journey = journeysOn()
const packs = {
  zh: { topic: zhClubs, desk: zhDesk, blocked: zhBlocked },
  en: { topic: enClubs, desk: enDesk, blocked: enBlocked },
}
const walks: readonly (readonly [Language, Device])[] = [
  ['zh', 'PC'],
  ['en', 'M'],
]

for (const [i, [language, device]] of variants(import.meta, walks.entries())) {
  const words = packs[language]

  journey(`staff act on a topic where they read it, in ${language} on ${device}`, async ({ site, person }) => {
    const writer = await makeMember(site, `writer${i}`)
    const t = await makeTopic(site, writer, { m: await makeClub(site), title: `蛋糕 cake ${i}` })
    await answer(site, writer, t, documentOf('吵 noise'))
    const chief = await person({ language, device, token: (await hire(site, `keeper${i}`, ['ms'])).token })
    const { page } = chief
    const { dialog, button, reason } = desk(chief)
    await chief.visit(`/ms?t=${t}`)
    await button(words.topic.floor.staffHide).click()
    expect(await axeViolations(page)).toEqual([])
    await reason.fill('太吵了 too loud')
    await dialog.getByRole('button', { name: words.desk.topics.floorHide, exact: true }).click()
    await see(page.getByText(words.topic.floor.gone.staff))
    await seeGone(page.getByText('吵 noise'))
    await button(words.topic.floor.staffShow).click()
    await reason.fill('弄错了 a mistake')
    await dialog.getByRole('button', { name: words.desk.topics.floorShow, exact: true }).click()
    await see(page.getByText('吵 noise'))

    await page.getByRole('button', { name: words.desk.topics.actsOf(`蛋糕 cake ${i}`) }).click()
    await page.getByRole('menuitem', { name: words.desk.topics.act.lock }).click()
    await reason.fill('够了 enough')
    await dialog.getByRole('button', { name: words.desk.topics.act.lock, exact: true }).click()
    await see(page.getByText(words.topic.topic.lockedText))
    expect([await axeViolations(page), await overflowing(page)]).toEqual([[], []])
    const { data } = await site.call(clubs.calls.floors, { t })
    expect([data.topic.LOCKED, data.rows[1]?.GONE]).toEqual(['Y', ''])

    const reader = await person({ language, device, token: writer.token })
    await reader.visit(`/ms?t=${t}`)
    await see(reader.page.getByText(words.topic.topic.lockedText))
    expect(await reader.page.getByRole('button', { name: words.desk.topics.acts }).count()).toBe(0)
  })

  journey(`what somebody wrote who is blocked is folded, in ${language} on ${device}`, async ({ site, person }) => {
    const [reader, rude] = [await makeMember(site, `calm${i}`), await makeMember(site, `rude${i}`)]
    const t = await makeTopic(site, reader, { m: await makeClub(site) })
    await answer(site, rude, t, documentOf('哼 humph'))
    await site.call(clubs.calls.like, { t, floor: 2 }, { token: reader.token })
    const { rid, code } = await uploadRun(site, reader)
    await site.call(replays.calls.comment, { rid, comment: '哈 hah' }, { token: rude.token })
    await site.call(social.calls.block, { UID: rude.id }, { token: reader.token })

    const me = await person({ language, device, token: reader.token })
    const { page } = me
    const show = page.getByRole('button', { name: words.blocked.show })
    await me.visit(`/ms?t=${t}`)
    await see(page.getByText(words.blocked.floor))
    expect(await page.getByText('哼 humph').count()).toBe(0)
    expect([await axeViolations(page), await overflowing(page)]).toEqual([[], []])
    await show.click()
    await see(page.getByText('哼 humph'))
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('f2')

    await me.visit(`/r/${code}`)
    await see(page.getByText(words.blocked.comment))
    expect(await page.getByText('哈 hah').count()).toBe(0)
    expect([await axeViolations(page), await overflowing(page)]).toEqual([[], []])
    await show.click()
    await see(page.getByText('哈 hah'))

    const guest = await person({ language, device })
    await guest.visit(`/ms?t=${t}`)
    await see(guest.page.getByText('哼 humph'))
  })
}

journey('odd addresses are told from clubs and topics that are there', async ({ origin, person }) => {
  const { page, visit, words } = await person()
  for (const odd of ['?t=abc', '?m=-1', '?t=99999999999', '?t=2000000001', '?m=1000001', '?t=1.5&x=y']) {
    const answer = page.waitForResponse(`${origin}/ms${odd}`)
    await visit(`/ms${odd}`)
    expect([odd, (await answer).status()]).toEqual([odd, 404])
    await see(page.getByRole('heading', { level: 1, name: words.shell.gap.title }))
    expect(page.url()).toBe(`${origin}/ms${odd}`)
  }
})

journey('what one writes oneself is not new to read', async ({ site, person }) => {
  const [writer, other] = [await makeMember(site, 'echo'), await makeMember(site, 'voice')]
  const t = await makeTopic(site, writer, { m: await makeClub(site) })
  const me = await person({ language: 'zh', device: 'PC', token: writer.token })
  const topic = topicPage(me)
  const unread = me.page.getByText(topic.words.floor.firstNew)
  await topic.visit(t)
  await topic.openReply()
  await me.page.keyboard.type('mine')
  await topic.post.click()
  await see(topic.floor(2).getByText('mine'))
  expect(await unread.count()).toBe(0)
  await answer(site, other, t, documentOf('theirs'))
  await topic.visit(t)
  await see(topic.floor(3).getByText(topic.words.floor.firstNew))
})

journey('a floor is edited and removed with the keyboard alone, and keeps the focus', async ({ site, person }) => {
  const writer = await makeMember(site, 'editor')
  const t = await makeTopic(site, writer, { m: await makeClub(site) })
  await answer(site, writer, t, documentOf('first words'))
  const me = await person({ language: 'zh', device: 'PC', token: writer.token })
  const topic = topicPage(me)
  const { edit, floor: words, history } = topic.words
  const floor = topic.floor(2)
  const focused = () => me.page.evaluate(() => document.activeElement?.id)
  await topic.visit(t)
  await floor.getByRole('button', { name: words.edit, exact: true }).press('Enter')
  await see(topic.editor.text)
  await me.page.keyboard.type(', more')
  await me.page.keyboard.press('Control+Enter')
  await see(floor.getByText('first words, more'), floor.getByText(words.edited))
  await seeGone(topic.editor.text)
  await eventually(focused).toBe('f2')

  await floor.getByRole('button', { name: words.edited, exact: true }).press('Enter')
  const before = me.page.getByRole('dialog', { name: history.title })
  await eventually(() => before.locator('.rt').allInnerTexts()).toEqual(['first words, more', 'first words'])
  await me.page.keyboard.press('Escape')
  await seeGone(before)

  await floor.getByRole('button', { name: words.edit, exact: true }).press('Enter')
  await see(topic.editor.text)
  await floor.getByRole('button', { name: edit.cancel, exact: true }).press('Enter')
  await seeGone(topic.editor.text)
  await eventually(focused).toBe('f2')

  await floor.getByRole('button', { name: words.remove, exact: true }).press('Enter')
  await see(floor.getByText(words.removing))
  expect(await focused()).toBe('f2')
  await me.page.keyboard.press('Tab')
  await me.page.keyboard.press('Enter')
  await see(floor.getByText('first words, more'))
  expect(await focused()).toBe('f2')
})

journey('a floor that was removed by reloading the page is gone on the new one', async (visit) => {
  const { topic, page, words } = await removing(visit, 'reloader')
  await page.reload()
  await see(topic.floor(2).getByText(words.gone.author))
})

journey('a floor whose removal was said to have failed stays', async ({ site, person }) => {
  const { me, topic, page, words } = await removing({ site, person }, 'keeper')
  await page.route(`**/api${clubs.calls.remove.path}`, (route) => route.abort('connectionreset'))
  // As for a page that is put aside, and comes back.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await see(page.getByText(me.words.problems.netError2))
  await see(topic.floor(2).getByText('words to regret'))
  await page.unroute(`**/api${clubs.calls.remove.path}`)
  await page.reload()
  await hydrated(page)
  await see(topic.floor(2).getByRole('button', { name: words.remove, exact: true }))
  await see(topic.floor(2).getByText('words to regret'))
})

journey('a floor is removed though its author logs out at once, and nobody is asked to log in', async (visit) => {
  const { topic, me, words } = await removing(visit, 'goer')
  await frame(me).logOut()
  await see(topic.floor(2).getByText(words.gone.author))
  expect(await frame(me).dialog.count()).toBe(0)
})

journey('a floor that is gone already is removed without an error', async (visit) => {
  const { me, topic, page, t, writer, words } = await removing(visit, 'twice')
  await visit.site.call(clubs.calls.remove, { t, floor: 2 }, { token: writer.token })
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await see(topic.floor(2).getByText(words.gone.author))
  expect(await page.getByText(me.words.problems['ms.floorGone']).count()).toBe(0)
})

journey('a like stays that was given before the page knew of earlier ones', async ({ site, person }) => {
  const writer = await makeMember(site, 'liked_one')
  const reader = await makeMember(site, 'liker')
  const t = await makeTopic(site, writer, { m: await makeClub(site) })
  const me = await person({ language: 'zh', device: 'PC', token: reader.token })
  const topic = topicPage(me)
  const { floor: words } = topic.words
  let late: () => void = () => undefined
  const released = new Promise<void>((go) => (late = go))
  await me.page.route('**/api/getMSOwn', async (route) => {
    const answer = await route.fetch()
    await released
    await route.fulfill({ response: answer })
  })
  const asked = me.page.waitForRequest('**/api/getMSOwn')
  await topic.visit(t)
  await asked
  const sent = me.page.waitForResponse('**/api/m5')
  await topic
    .floor(1)
    .getByRole('button', { name: words.like(0), exact: true })
    .click()
  await sent
  const arrived = me.page.waitForResponse('**/api/getMSOwn')
  late()
  await arrived
  await see(topic.floor(1).getByRole('button', { name: words.liked(1), exact: true }))
})

/** In a topic, just after its author has removed the second floor, which is their own. */
async function removing({ site, person }: Pick<Visit, 'site' | 'person'>, name: string) {
  const writer = await makeMember(site, name)
  const t = await makeTopic(site, writer, { m: await makeClub(site) })
  await answer(site, writer, t, documentOf('words to regret'))
  const me = await person({ token: writer.token })
  const topic = topicPage(me)
  const { floor: words } = topic.words
  await topic.visit(t)
  await topic.floor(2).getByRole('button', { name: words.remove, exact: true }).click()
  await see(topic.floor(2).getByText(words.removing))
  return { me, page: me.page, topic, t, writer, words }
}
