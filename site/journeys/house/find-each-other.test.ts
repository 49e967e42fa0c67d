import { expect } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { reminders } from '#contract/reminders.ts'
import { addJob } from '#kit/jobs/jobs.ts'
import { answer, documentOf, makeClub, makeTopic, mentionOf } from '#nouns/clubs/test/clubs.ts'
import { messages as enMessages } from '#nouns/messages/words/messages.en.ts'
import { messages as zhMessages } from '#nouns/messages/words/messages.zh.ts'
import { reminderPreferences } from '#nouns/reminders/contract/reminder-preferences.ts'
import { search } from '#nouns/search/contract/search.ts'
import type { Language } from '#rules/language.ts'
import { makeMember, type TestMember } from '../../test/make-member.ts'
import type { TestSite } from '../../test/open-test-site.ts'
import { settleJobs } from '../../test/settle-jobs.ts'
import { enrol } from '../enrol.ts'
import { journeysOn } from '../journey.ts'
import type { Device, Person } from '../person.ts'
import { eventually, see } from '../see.ts'
import { variants } from '../variants.ts'

const journey = journeysOn()
const packs = { zh: zhMessages, en: enMessages } as const
const dayMs = 86_400_000

/** The language and device of who searches; who is found has the other ones. */
const walks: readonly (readonly [Language, Device])[] = [
  ['zh', 'PC'],
  ['en', 'PC'],
]

for (const [i, [language, device]] of variants(import.meta, walks.entries())) {
  const other: readonly [Language, Device] = language === 'zh' ? ['en', 'M'] : ['zh', 'M']
  journey(
    `somebody is found, written to, answers, blocks, and is told by mail what they missed: ${language} on ${device}, ${other.join(' on ')}`,
    async ({ site, person }) => {
      const seeker = await makeMember(site, `seeker${i}`)
      const found = await enrol(site, `found${i}`, other[0])
      const id = (await site.call(accounts.calls.me, {}, { token: found.token })).data.id
      const named: TestMember = { id, token: found.token }
      const nick = `冰糖葫芦${i}`
      expect((await site.call(accounts.calls.rename, { nick }, { token: found.token })).msg).toBe('')
      const t = await fillTopics(site, named, `冰精${i}`)

      // By two characters, by pinyin, by a filter; back to the same place.
      const she = await person({ language, device, token: seeker.token })
      const { page } = she
      const main = page.getByRole('main')
      await she.visit('/')
      await look(she, `冰精${i}`)
      await see(main.locator('mark'))
      await page.evaluate(() => scrollTo(0, 400))
      const place = await page.evaluate(() => scrollY)
      await main.locator('a[href^="/ms?t="]').last().click()
      await page.waitForURL(/\/ms\?/)
      await page.goBack()
      await page.waitForURL('**/search?**')
      await eventually(() => page.evaluate(() => scrollY)).toBe(place)
      await look(she, `冰精${i} by:${nick}`)
      await see(main.locator('mark'))
      await look(she, 'bingtanghulu')
      await main.getByRole('link', { name: nick, exact: true }).first().click()
      await page.waitForURL(`**/p/${id}`)

      // The message waits as a request, is answered, and goes on live.
      await main.getByRole('link', { name: she.words.titles.messages, exact: true }).click()
      await field(she).fill('想学你的路线')
      await field(she).press('Enter')
      await see(log(she).getByText('想学你的路线'))
      const he = await person({ language: other[0], device: other[1], token: found.token })
      await he.visit('/messages?box=requests')
      await he.page.getByRole('main').getByRole('listitem').getByRole('link').click()
      await see(log(he).getByText('想学你的路线'))
      await field(he).fill('来吧')
      await he.page.getByRole('button', { name: packs[other[0]].send, exact: true }).click()
      await see(log(he).getByText('来吧'), log(she).getByText('来吧'))
      await field(she).fill('谢谢')
      await field(she).press('Enter')
      await see(log(he).getByText('谢谢'))

      // What is missed until the digest: one mention of a friend. The blocked one reaches nobody any more.
      const preferences = { digest: 'daily', messages: 'Y' } as const
      expect((await site.call(reminderPreferences.calls.set, preferences, { token: found.token })).msg).toBe('')
      await he.page.getByRole('button', { name: packs[other[0]].acts, exact: true }).click()
      await he.page.getByRole('menuitem', { name: packs[other[0]].block, exact: true }).click()
      await he.page.getByRole('dialog').getByRole('button', { name: packs[other[0]].block, exact: true }).click()
      await see(he.page.getByText(packs[other[0]].ownBlock))
      await he.visit('/')
      await field(she).fill('还在吗')
      await field(she).press('Enter')
      await see(page.getByText(she.words.problems['pm.notReachable']).first())
      await answer(site, seeker, t, documentOf('blocked words ', mentionOf(named)))
      await look(she, `冰精${i}`)
      // What the browser had read before the block is still shown until it reads again.
      await page.reload()
      await eventually(() => main.locator('mark').count()).toBe(0)
      expect(await reached(site, seeker, nick)).toBe(0)
      const friend = await makeMember(site, `friend${i}`)
      await answer(site, friend, t, documentOf('seen words'))
      const fresh = await site.call(reminders.calls.fresh, {}, { token: found.token })
      await site.call(reminders.calls.read, { ids: fresh.data.rows.map(({ KeyID }) => KeyID) }, { token: found.token })
      await answer(site, friend, t, documentOf('missed words ', mentionOf(named)))

      const before = (await site.mails()).filter(({ to }) => to === found.mail).length
      site.advance(dayMs)
      await anHourPasses(site)
      await anHourPasses(site)
      const letters = (await site.mails()).filter(({ to }) => to === found.mail).slice(before)
      expect(letters).toHaveLength(1)
      const text = letters[0]?.text ?? ''
      expect(text.split('\n').filter((line) => line.startsWith('· '))).toHaveLength(1)
      expect(text).toContain('missed words')
      expect(text).not.toMatch(/seen words|blocked words|谢谢/)
    },
  )
}

const field = ({ page }: Person) => page.getByRole('main').getByRole('textbox', { name: /写给|Write to/ })
const log = ({ page }: Person) => page.getByRole('log')

/** A club with enough topics of one member to scroll; answers the id of the last one. */
async function fillTopics(site: TestSite, by: TestMember, words: string): Promise<number> {
  const m = await makeClub(site)
  let last = 0
  for (let n = 0; n < 12; n++)
    last = await makeTopic(site, by, { m, title: `${words}的第 ${n} 天`, document: documentOf(`今天和${words}练习`) })
  return last
}

async function look({ page, words }: Person, text: string): Promise<void> {
  const box = page.getByRole('combobox', { name: words.shell.search, exact: true })
  await box.fill(text)
  await box.press('Enter')
  await page.waitForURL((url) => url.pathname === '/search' && url.searchParams.get('q') === text)
}

/** How many people of this name the search shows to somebody. */
async function reached(site: TestSite, { token }: TestMember, value: string): Promise<number> {
  const { data } = await site.call(search.calls.find, { type: 'user', value }, { token })
  return data.people?.length ?? 0
}

/** Runs the work of an hour, as the clock of the site would. */
async function anHourPasses(site: TestSite): Promise<void> {
  await site.site.foundation.db.transaction((tx) => addJob(tx, 'hourly', {}))
  await settleJobs(site, 'hourly')
  await settleJobs(site, 'digest')
}
