import { afterAll, beforeAll, expect, test } from 'vitest'
import { reminders } from '#contract/reminders.ts'
import { makeMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { clubs } from '../../contract/clubs.ts'
import { documentOf, makeClub, makeTopic } from '../../test/clubs.ts'

const { calls } = clubs
const english = { cookie: 'language=en' }
const laugh = { type: 'emoji', attrs: { set: 'default', name: 'laugh' } }

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6, jobs: false })
})
afterAll(() => site.close())

test('an excerpt is stored once and names its emoji in the language of each reader', async () => {
  const m = await makeClub(site)
  const writer = await makeMember(site, 'writer')
  const t = await makeTopic(site, writer, { m, title: 'Cake', document: documentOf('good ', laugh) })
  const rows = async (headers: Readonly<Record<string, string>>) => {
    const { data } = await site.call(calls.topics, { m, pageNum: 1, pageSize: 20 }, { headers })
    return data.rows.filter(({ KeyID }) => KeyID === t).map(({ EXCERPT }) => EXCERPT)
  }
  // Twice: the second answer comes from the cache.
  for (const _ of [1, 2]) {
    expect(await rows({})).toEqual(['good [大笑]'])
    expect(await rows(english)).toEqual(['good [laughing]'])
  }
  const feed = await site.site.app.inject({ url: `/ms/feed.rss?m=${m}&lang=en` })
  expect(feed.body).toContain('good [laughing]')
})

test('a reminder names the emoji of the floor in the language of its reader', async () => {
  const m = await makeClub(site)
  const [writer, reader] = [await makeMember(site, 'answers'), await makeMember(site, 'asks')]
  const t = await makeTopic(site, reader, { m })
  await site.call(calls.postFloor, { t, document: documentOf('yes ', laugh) }, { token: writer.token })
  const words = async (headers: Readonly<Record<string, string>>) => {
    const { data } = await site.call(reminders.calls.fresh, {}, { token: reader.token, headers })
    return data.rows.map(({ DATA }) => DATA.words)
  }
  expect(await words({})).toEqual(['yes [大笑]'])
  expect(await words(english)).toEqual(['yes [laughing]'])
})
