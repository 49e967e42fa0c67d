import { expect } from 'vitest'
import { writing } from '#contract/writing.ts'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { documentOf, makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { topics as topicWords } from '#nouns/clubs/words/topics.en.ts'
import { fillBook, from } from '#nouns/economy/journeys/fill-book.ts'
import { givers } from '#nouns/gifts/test/gifts.ts'
import { gifts as giftWords } from '#nouns/gifts/words/gifts.en.ts'
import { messages } from '#nouns/messages/contract/messages.ts'
import { replays } from '#nouns/replays/contract/replays.ts'
import { uploadRun } from '#nouns/replays/test/upload-run.ts'
import { formatDateTime } from '#rules/beijing-time.ts'
import { person as personWords } from '#words/cards/person.en.ts'
import { editor } from '#words/editor/editor.en.ts'
import { zones } from '#words/session/zones.en.ts'
import { makeMember } from '../../test/make-member.ts'
import { journeysOn } from '../journey.ts'
import { topicPage } from '../pages/topic-page.ts'
import { eventually, see } from '../see.ts'

const journey = journeysOn({ seeded: true })

journey('times are those of the reader’s zone once the page lives, with Beijing’s in the tooltip', async (visit) => {
  const [topic] = (await visit.site.call(clubs.calls.newTopics, {})).data
  const { page, visit: go } = await visit.person({ language: 'en', zone: 'America/Bogota' })
  await go(`/ms?t=${topic?.KeyID}`)
  const time = page.locator('main time').first()
  const at = (await time.getAttribute('datetime')) ?? ''
  await eventually(() => time.getAttribute('title')).toBe(inBogota(at).exact)
})

/** What a reader in Bogota sees of an instant, and the tooltip over it. */
const inBogota = (at: string) => {
  const own = formatDateTime(at, 'dateTime', 'en', -300)
  return { own, exact: `${own} · ${zones.beijing(formatDateTime(at, 'dateTime', 'en'))}` }
}

journey('a scorecard’s upload is in the reader’s zone, the run’s own time by the player’s clock', async (visit) => {
  const { rows } = (await visit.site.call(replays.calls.list, { pageNum: 1, pageSize: 50 })).data
  const row = rows.find(({ REPTIME, GAM }) => REPTIME.includes('T') && GAM >= 10)
  if (!row) throw new Error('a run with the time it was played')
  const { page, visit: go, words } = await visit.person({ language: 'en', zone: 'America/Bogota' })
  await go(`/r/${row.CODE}`)
  const time = page.locator('dl time')
  await eventually(() => time.textContent()).toBe(inBogota(row.UPTIME).own)
  await eventually(() => time.getAttribute('title')).toBe(inBogota(row.UPTIME).exact)
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
    const date = isOtherDay ? formatDateTime(at, 'monthDay', 'en', -300) : ''
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

journey('the end of a limit and the days of one’s runs are in the reader’s zone', async ({ site, person }) => {
  const ann = await makeMember(site, 'zoneruns')
  // 22 November in Beijing, the 21st in Bogota.
  const days = ['2026-11-21T20:00:00.000Z', '2026-11-22T20:00:00.000Z']
  for (const day of days) {
    const { rid } = await uploadRun(site, ann, { game: 'th14', difficulty: 3, shot: 5, name: 'ZONE' })
    await site.site.foundation.db.pool.query('update replays set uploaded_at = $2 where id = $1', [rid, day])
  }
  site.site.foundation.touched(['replays'])
  const reader = await person({ token: ann.token, language: 'en', zone: 'America/Bogota' })
  const { page } = reader
  await reader.visit(`/p/${ann.id}?tab=progress`)
  await page.getByRole('button', { name: personWords.progress.over }).click()
  const runs = page.getByRole('dialog').locator('tbody time')
  await see(runs)
  expect(await runs.allTextContents()).toEqual(days.toReversed().map((day) => formatDateTime(day, 'date', 'en', -300)))

  const until = '2026-11-28T03:30:00.000Z'
  await page.route('**/m2', (route) =>
    route.fulfill({ json: { auth: '', msg: 'tooOften', data: { limit: { points: 30, seconds: 600 }, until } } }),
  )
  const [topic] = (await site.call(clubs.calls.newTopics, {})).data
  const { reply, ...open } = topicPage(reader)
  await open.visit(topic?.KeyID ?? 0)
  await open.openReply()
  await page.keyboard.insertText('once more')
  await open.post.click()
  await see(reply.getByText(formatDateTime(until, 'dateTime', 'en', -300)))
})

journey('ends that the house sets say that they are Beijing’s: a pin, a freeze', async ({ site, person }) => {
  const ann = await makeMember(site, 'zonepin')
  const until = new Date(Date.now() + 86_400_000)
  const beijing = zones.beijing(formatDateTime(until.toISOString(), 'dateTime', 'en'))
  const t = await makeTopic(site, ann, { m: await makeClub(site) })
  const { pool } = site.site.foundation.db
  await pool.query('update topics set pinned = true, pinned_until = $2 where id = $1', [t, until])
  site.site.foundation.touched(['topics'])
  const { page, visit } = await person({ token: ann.token, language: 'en', zone: 'America/Bogota' })
  await visit(`/ms?t=${t}`)
  await see(page.getByText(topicWords.pinnedUntil(beijing), { exact: true }))
  await pool.query('update members set black = true, black_until = $2 where id = $1', [ann.id, until])
  site.site.foundation.touched(['me', 'members'])
  await visit('/com')
  await see(page.getByText(beijing, { exact: true }))
})

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
    page.getByRole('dialog').getByText(giftWords.room(zones.beijing(formatDateTime(week.roomAt, 'dateTime', 'en')))),
  )
})
