import { expect } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { social } from '#contract/social.ts'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { clubWords } from '#site/journeys/pages/topic-page.ts'
import { see, seeGone } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { hire } from '#site/test/hire.ts'
import { makeMember } from '#site/test/make-member.ts'
import type { TestSite } from '#site/test/open-test-site.ts'
import { replays as enReplays } from '../words/replays.en.ts'
import { replays as zhReplays } from '../words/replays.zh.ts'

const journey = journeysOn()
const lists = { zh: zhReplays.list, en: enReplays.list }

for (const language of variants(import.meta, ['zh', 'en'] as const)) {
  journey(`what a head counts is what the line above the pages says, in ${language}`, async ({ site, person }) => {
    const { m, t } = await clubWithTopics(site, language)
    const { page, visit } = await person({ language })
    const { club, topic, counts } = clubWords[language]
    await visit(`/ms?m=${m}`)
    // Four topics, of which one is pinned.
    await see(page.getByText(counts(4, 5), { exact: true }))
    await see(page.getByText(club.range(1, 3, 3, false) + club.besides(1), { exact: true }))
    await visit(`/ms?t=${t}`)
    // Three floors were posted; the second was removed, and its number is not reused. All are on the only page.
    await see(page.locator('#f3'))
    expect(await page.getByText(topic.range(1, 3, 3)).count()).toBe(0)
    expect(topic.range(1, 3, 3)).not.toMatch(/共|of/)
  })

  journey(`a page beyond the last says so, and not that there is nothing, in ${language}`, async ({ site, person }) => {
    const { t, reader } = await clubWithTopics(site, `far${language}`)
    const keeper = await hire(site, `far${language}`, ['ms', 'topic'])
    await site.call(clubs.calls.setFavourite, { t, on: 'Y' }, { token: reader.token })
    await site.call(social.calls.follow, { UID: keeper.id }, { token: reader.token })
    const { UID } = (await site.call(accounts.calls.person, { UID: reader.id })).data
    const member = await person({ language, token: reader.token })
    const staff = await person({ language, token: keeper.token })
    const list = lists[language]
    for (const [{ page, visit }, path] of [
      [member, '/favourites'],
      [member, '/reminders'],
      [member, '/rpy/archive?mine=Y'],
      [member, `/p/${UID}?tab=feed`],
      [staff, '/admin/ms'],
    ] as const) {
      await visit(`${path}${path.includes('?') ? '&' : '?'}p=9`)
      const first = page.getByRole('link', { name: list.first, exact: true })
      await see(page.getByText(list.beyond, { exact: true }), first)
      await first.click()
      await seeGone(first)
    }
  })
}

/** Creates a club of four topics, one of them pinned and one with a removed floor. */
async function clubWithTopics(site: TestSite, name: string) {
  const keeper = await hire(site, `kp${name}`, ['ms', 'club', 'topic'])
  const writer = await makeMember(site, `wr${name}`)
  const reader = await makeMember(site, `rd${name}`)
  const saying = (text: string) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  })
  const { m } = (
    await site.call(clubs.calls.addClub, { name: `Tea ${name}`, intro: '', pic: '' }, { token: keeper.token })
  ).data
  const topics: number[] = []
  for (const title of ['one', 'two', 'three', 'four']) {
    const { data } = await site.call(
      clubs.calls.postTopic,
      { m, title, document: saying(title) },
      { token: writer.token },
    )
    topics.push(data.t)
  }
  const [t = 0, pinned = 0] = topics
  for (const text of ['first answer', 'second answer'])
    await site.call(clubs.calls.postFloor, { t, document: saying(text) }, { token: reader.token })
  await site.call(clubs.calls.remove, { t, floor: 2 }, { token: reader.token })
  await site.call(clubs.calls.setTopic, { t: pinned, act: 'pin', reason: 'house' }, { token: keeper.token })
  return { m, t, reader }
}
