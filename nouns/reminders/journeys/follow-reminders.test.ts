import { expect } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { answer, documentOf, makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { replays } from '#nouns/replays/contract/replays.ts'
import { uploadRun } from '#nouns/replays/test/upload-run.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import type { Person, PersonOptions } from '#site/journeys/person.ts'
import { eventually, see } from '#site/journeys/see.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import type { TestSite } from '#site/test/open-test-site.ts'

const journey = journeysOn()

/** Opens the reminders and follows the one that says this. */
const follow = async ({ page, visit }: Person, say: RegExp) => {
  await visit('/reminders')
  await page.getByRole('main').getByRole('link', { name: say }).click()
}
/** Whether the element with this id is on the screen, and has the focus. */
const reached = ({ page }: Person, id: string) =>
  page.evaluate((wanted) => {
    const element = document.getElementById(wanted)
    if (!element) return false
    const { top, bottom } = element.getBoundingClientRect()
    return document.activeElement === element && bottom > 0 && top < innerHeight
  }, id)

/** A topic of the reader in which a mention stands far behind. */
async function longTopic(site: TestSite, reader: TestMember, floors: number) {
  const writer = await makeMember(site, 'writer')
  const t = await makeTopic(site, reader, { m: await makeClub(site), title: 'long cake' })
  for (let n = 0; n < floors; n++) await answer(site, writer, t, documentOf(`slice ${n}`))
  return { t, writer }
}

journey(
  'a reminder leads to its floor on a later page, whatever the page size, and to its place when it is gone',
  async ({ site, person }) => {
    const reader = await makeMember(site, 'reader')
    const { t, writer } = await longTopic(site, reader, 65)
    const floors = async (name: string, who: PersonOptions) => {
      const me = await person({ token: reader.token, ...who })
      await follow(me, /long cake/)
      await eventually(() => reached(me, 'f66')).toBe(true)
      const { hash, searchParams } = new URL(me.page.url())
      expect([name, hash, searchParams.get('p')]).toEqual([name, '#f66', name])
      return me
    }
    await floors('4', {})
    await site.call(accounts.calls.setPreferences, { tNum: 10 }, { token: reader.token })
    await floors('7', {})
    await site.call(clubs.calls.remove, { t, floor: 66 }, { token: writer.token })
    const phone = await floors('7', { device: 'M', language: 'en', theme: 'night' })
    await see(phone.page.locator('#f66'))
    expect(await phone.page.locator('#f66').innerText()).not.toContain('slice')
  },
)

journey('a reminder of a comment leads to it on a later page, and says when it is gone', async ({ site, person }) => {
  const [reader, fan] = [await makeMember(site, 'owner'), await makeMember(site, 'fan')]
  const { rid, code } = await uploadRun(site, reader)
  const say = async (comment: string) =>
    (await site.call(replays.calls.comment, { rid, comment }, { token: fan.token })).data.KeyID
  const first = await say('the first slice')
  const me = await person({ token: reader.token })
  await me.visit('/reminders')
  const line = me.page.getByRole('main').getByRole('link', { name: new RegExp(code) })
  await see(line)
  // Comments written since push the reminded one to the third page.
  for (let n = 0; n < 45; n++) await say(`slice ${n}`)
  await line.click()
  await eventually(() => reached(me, `c${first}`)).toBe(true)

  await site.call(replays.calls.removeComment, { id: first }, { token: fan.token })
  await me.page.reload()
  await see(me.page.getByText(me.words.comments.gone))
})
