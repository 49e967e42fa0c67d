import { expect } from 'vitest'
import { replays } from '#nouns/replays/contract/replays.ts'
import { replayCode } from '#rules/base62.ts'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { frame } from '#site/journeys/pages/frame.ts'
import { eventually, see, seeGone, turn } from '#site/journeys/see.ts'
import { person as words } from '#words/cards/person.en.ts'
import { person as zhPerson } from '#words/cards/person.zh.ts'

const journey = journeysOn({ seeded: true })

journey('somebody hides their replays, and a guest really gets nothing', async ({ site, origin, demo, person }) => {
  const [first] = demo
  if (!first) throw new Error('a seeded site has people')
  const { list, someonesPaged } = replays.calls
  const { db } = site.site.foundation
  const { id, nick } = await db.read
    .selectFrom('members')
    .select(['id', 'nick'])
    .where('account', '=', first.account)
    .executeTakeFirstOrThrow()
  const mine = (await site.call(someonesPaged, { upid: id })).data.rows.map(({ KeyID }) => replayCode(KeyID))
  expect(mine.length).toBeGreaterThan(0)

  const owner = await person({ language: 'zh', device: 'PC' })
  await owner.visit('/')
  const { dialog, logIn, openLogin } = frame(owner)
  await openLogin()
  await logIn(first.account, first.password)
  await seeGone(dialog)
  await owner.visit('/settings/privacy')
  const { privacy } = owner.words.settings
  const show = owner.page.getByRole('switch', { name: new RegExp(`^${privacy.flags.showReplay.name}`) })
  const preview = owner.page.getByRole('complementary')
  await see(preview.getByText(privacy.flags.showReplay.name, { exact: true }))
  expect(await axeViolations(owner.page)).toEqual([])
  await turn(show, false)
  await see(owner.page.getByText(owner.words.success.saved))
  await eventually(() => preview.getByText(/^0$/).count()).toBeGreaterThan(0)

  const guest = await person({ language: 'en', device: 'M' })
  /** Codes of the owner's replays that the answer of an address contains. */
  const given = async (path: string) => {
    const text = await (await fetch(origin + path)).text()
    return mine.filter((code) => text.includes(`/r/${code}`))
  }
  await guest.visit(`/p/${id}`)
  await see(guest.page.getByRole('heading', { name: nick }))
  for (const code of mine) expect(await guest.page.locator(`a[href*="/r/${code}"]`).count()).toBe(0)
  expect(await given(`/p/${id}`)).toEqual([])
  expect(await given(`/p/${id}?tab=replay`)).toEqual([])
  expect(await given(`/rpy?upid=${id}`)).toEqual([])
  expect(await given(`/rpy?searchType=uploader&value=${encodeURIComponent(nick)}`)).toEqual([])
  expect(await given(`/rpy/feed.rss?upid=${id}`)).toEqual([])
  expect(await given(`/rpy/feed.atom?searchType=uploader&value=${encodeURIComponent(nick)}`)).toEqual([])
  expect((await site.call(someonesPaged, { upid: id })).data).toMatchObject({ total: 0, rows: [] })
  expect((await site.call(list, { upid: id })).data).toMatchObject({ total: 0, rows: [] })
  expect((await site.call(list, { searchType: 'uploader', value: nick })).data.rows).toEqual([])

  // The pages of the replays stay public, search engines do not keep them, and the owner still gets their own list.
  await guest.visit(`/r/${mine[0]}`)
  await see(guest.page.getByRole('heading', { level: 1 }))
  const kept = async () => !(await (await fetch(`${origin}/r/${mine[0]}`)).text()).includes('<meta name="robots"')
  expect(await kept()).toBe(false)
  expect(await given('/sitemap/runs-0.xml')).toEqual([])
  await owner.visit(`/p/${id}?tab=progress`)
  await see(owner.page.getByText(zhPerson.onlyYou))
  const token = await owner.page.evaluate(() => localStorage.getItem('token') ?? '')
  expect((await site.call(someonesPaged, { upid: id }, { token })).data.rows.length).toBe(mine.length)

  await owner.visit('/settings/privacy')
  await see(preview.getByText(privacy.flags.showReplay.name, { exact: true }))
  await turn(show, true)
  await see(owner.page.getByText(owner.words.success.saved))
  expect(await kept()).toBe(true)
  await guest.visit(`/p/${id}?tab=replay`)
  await see(guest.page.locator(`a[href*="/r/${mine[0]}"]`).filter({ visible: true }))
  await seeGone(guest.page.getByText(words.nothing.title))
})
