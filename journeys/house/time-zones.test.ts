import { clubs } from '@patisserie/contract/clubs'
import { messages } from '@patisserie/contract/messages'
import { replays } from '@patisserie/contract/replays'
import { writing } from '@patisserie/contract/writing'
import { formatDateTime } from '@patisserie/rules/beijing-time'
import { inZone } from '@patisserie/rules/in-zone'
import { editor } from '@patisserie/words/en/editor'
import { gifts as giftWords } from '@patisserie/words/en/gifts'
import { zones } from '@patisserie/words/en/zones'
import { expect } from 'vitest'
import { documentOf, makeClub } from '../../server/test/clubs.ts'
import { givers } from '../../server/test/gifts.ts'
import { makeMember } from '../../server/test/make-member.ts'
import { builtFile } from '../built-file.ts'
import { fillBook, from } from '../economy/fill-book.ts'
import { journeysOn } from '../journey.ts'
import { eventually, see } from '../see.ts'

const journey = journeysOn({ seeded: true })

journey('times are those of the reader’s zone once the page lives, with Beijing’s in the tooltip', async (visit) => {
  const [topic] = (await visit.site.call(clubs.calls.newTopics, {})).data
  const { page, visit: go } = await visit.person({ language: 'en', zone: 'America/Bogota' })
  const watched = page.waitForResponse((answer) => answer.url().endsWith(builtFile('src/app/states/idle-parts.ts')))
  await go(`/ms?t=${topic?.KeyID}`)
  const time = page.locator('main time').first()
  const at = (await time.getAttribute('datetime')) ?? ''
  const beijing = formatDateTime(at, 'dateTime', 'en')
  expect(await time.getAttribute('title')).toBe(beijing)
  await watched
  await eventually(async () => {
    await page.mouse.move(0, 0)
    await time.hover()
    return time.getAttribute('title')
  }).toBe(`${formatDateTime(inZone(at, -300), 'dateTime', 'en')} · ${zones.beijing(beijing)}`)
})

/** What a reader in Bogota sees of an instant, and the tooltip over it. */
const inBogota = (at: string) => {
  const own = formatDateTime(inZone(at, -300), 'dateTime', 'en')
  return { own, exact: `${own} · ${zones.beijing(formatDateTime(at, 'dateTime', 'en'))}` }
}

journey('a scorecard says whose clock its times are of, and the tooltip has the reader’s', async (visit) => {
  const { rows } = (await visit.site.call(replays.calls.list, { pageNum: 1, pageSize: 50 })).data
  const row = rows.find(({ REPTIME, GAM }) => REPTIME.includes('T') && GAM >= 10)
  if (!row) throw new Error('a run with the time it was played')
  const { page, visit: go, words } = await visit.person({ language: 'en', zone: 'America/Bogota' })
  await go(`/r/${row.CODE}`)
  const time = page.locator('dl time')
  expect(await time.textContent()).toBe(words.run.info.beijing(formatDateTime(row.UPTIME, 'dateTime', 'en')))
  await eventually(async () => {
    await page.mouse.move(0, 0)
    await time.hover()
    return time.getAttribute('title')
  }).toBe(inBogota(row.UPTIME).exact)
  await see(page.locator('dl').getByText(words.run.info.clock(formatDateTime(row.REPTIME, 'dateTime', 'en'))))
})

journey('messages stand under the reader’s days, at the reader’s hours', async ({ site, person }) => {
  const [ann, bea] = [await makeMember(site, 'zoneann'), await makeMember(site, 'zonebea')]
  await site.call(messages.calls.send, { UID: ann.id, text: 'hello' }, { token: bea.token })
  const { page, visit } = await person({ token: ann.token, language: 'en', zone: 'America/Bogota' })
  await visit(`/messages?with=${bea.id}`)
  const time = page.getByRole('log').locator('time')
  const { own, exact } = inBogota((await time.getAttribute('datetime')) ?? '')
  expect([await time.textContent(), await time.getAttribute('title')]).toEqual([own.slice(-5), exact])
  await see(page.getByRole('log').getByText(own.slice(0, -7), { exact: true }))
})

journey('the statement keeps the days of Beijing, says so, and has the reader’s hours', async ({ site, person }) => {
  const ann = await makeMember(site, 'zonebook')
  await fillBook(site, [{ daysAgo: 1, reason: 'prize', moves: [from('score', 650, ann)] }])
  for (const [zone, isElsewhere] of [
    ['America/Bogota', true],
    ['Asia/Shanghai', false],
  ] as const) {
    const { page, visit } = await person({ token: ann.token, language: 'en', zone })
    await visit('/statement')
    const time = page.locator('li time').first()
    const at = (await time.getAttribute('datetime')) ?? ''
    const { own, exact } = inBogota(at)
    const [day, beijing] = [formatDateTime(at, 'monthDay', 'en'), formatDateTime(at, 'dateTime', 'en')]
    await see(page.locator('h3').getByText(isElsewhere ? zones.beijing(day) : day, { exact: true }))
    expect(await time.getAttribute('title')).toBe(isElsewhere ? exact : beijing)
    const isOtherDay = isElsewhere && own.slice(0, -7) !== beijing.slice(0, -7)
    const shown = isElsewhere ? own : beijing
    const date = isOtherDay ? formatDateTime(inZone(at, -300), 'monthDay', 'en') : ''
    expect(await time.textContent()).toBe(shown.slice(-5) + date)
  }
})

journey(
  'versions of a draft say how long ago they were kept, which is the same in all zones',
  async ({ site, person }) => {
    const ann = await makeMember(site, 'zonedraft')
    const place = `m:${await makeClub(site)}`
    const draft = { place, title: 'Rain', document: documentOf('half'), base: 0 }
    expect((await site.call(writing.calls.saveDraft, draft, { token: ann.token })).msg).toBe('')
    const { page, visit, words } = await person({ token: ann.token, language: 'en', zone: 'America/Bogota' })
    await visit(`/ms?m=${place.slice(2)}#write`)
    await page.getByRole('button', { name: editor.drafts.kept.server }).click()
    const { ago } = words.time
    expect([ago('now', 0), ago('minutes', 1)]).toContain(await page.getByRole('menu').locator('time').textContent())
  },
)

journey('the end that a gift’s week counts stays Beijing’s, and says so', async ({ site, person }) => {
  const { giver, give, terms } = givers(() => site)
  const ann = await giver({ milk: 5 })
  const bea = await makeMember(site, 'zonegift')
  expect(await give(ann, bea, { milk: 1 })).toBe('')
  const { week } = await terms(ann, bea)
  const { page, visit } = await person({ token: ann.token, language: 'en', zone: 'America/Bogota' })
  await visit(`/p/${bea.id}`)
  await page.getByRole('main').getByRole('button', { name: giftWords.give }).click()
  await see(
    page.getByRole('dialog').getByText(giftWords.room(zones.beijing(formatDateTime(week.UNTIL, 'dateTime', 'en')))),
  )
})
