import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import type { Endpoint, Group } from '#contract/endpoint.ts'
import { reminders } from '#contract/reminders.ts'
import type { Files } from '#core/files/open-files.ts'
import { remind } from '#core/reminders/remind.ts'
import { admin } from '#nouns/admin/contract/admin.ts'
import { home } from '#nouns/home/contract/home.ts'
import { reminderPreferences } from '#nouns/reminders/contract/reminder-preferences.ts'
import { liveReminders } from '#nouns/reminders/server/live-topic.ts'
import { replays } from '#nouns/replays/contract/replays.ts'
import { tokens } from '#nouns/tokens/contract/tokens.ts'
import { nouns } from '../nouns.ts'
import { stated } from '../server/app.ts'
import { optional, readSiteSettings } from '../server/site-settings.ts'
import { hire } from '../test/hire.ts'
import { makeOwner, ownPassword } from '../test/make-owner.ts'
import { openTestSite, type TestSite } from '../test/open-test-site.ts'

const statedWithout = (off: readonly string[]) => stated({} as Files, () => new Date(0), new Set(off)) // only the declared lists are used

test('parts that are off keep what they store and tell, and offer nothing', () => {
  const all = statedWithout([])
  const without = statedWithout(optional)
  for (const kept of ['showsMembers', 'pictures', 'posts', 'likes', 'favourites', 'reported', 'comments'] as const)
    expect(without[kept], kept).toEqual(all[kept])
  expect(without.personalData.map(({ name }) => name)).toEqual(all.personalData.map(({ name }) => name))
  const offered = ({ publicPages, publicRows, desks, live }: typeof all) => [
    ...publicPages,
    ...[...publicRows, ...live].map(({ name }) => name),
    ...desks.map(({ area }) => area),
  ]
  const gone = ['/bocai', '/bocaigob', '/rpy/archive', '/docs/api', 'bocai', 'board']
  expect(offered(all)).toEqual(expect.arrayContaining(gone))
  expect(offered(without).filter((one) => gone.includes(one))).toEqual([])
})

test('an operator names parts to be switched off; a part that is none, or that others lean on, is refused', () => {
  const without = (text: string) => readSiteSettings({ PATISSERIE_PARTS: text }).without
  expect(readSiteSettings({}).without).toEqual([])
  expect(without('-bets')).toEqual(['bets'])
  expect(without(optional.map((name) => `-${name}`).join(', '))).toEqual(optional)
  expect(() => without('-bets,-accounts')).toThrow('cannot switch accounts off: others lean on it. It can:')
  expect(() => without('-betts')).toThrow('cannot switch betts off: there is no such part')
  for (const wrong of ['bets', '+bets', '-bets -gifts', '-bets,', '-'])
    expect(() => without(wrong), wrong).toThrow('PATISSERIE_PARTS should be names of parts, each with a minus')
  expect(() => readSiteSettings({ PATISSERIE_BETS: '0' })).toThrow('PATISSERIE_PARTS=-bets switches the bets off')
})

test('what docs/operations.md says of parts that can be off is what they say; a refusal says it of all', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8')
  const said = Object.entries(nouns).flatMap(([name, noun]) =>
    'optional' in noun ? [[name, noun.optional] as const] : [],
  )
  const written = [...page.matchAll(/^- `([a-z-]+)`: (.+\.)$/gm)].map(([, name, what]) => [name, what])
  expect(written.length).toBeGreaterThan(3)
  expect(said.map((one) => [...one])).toEqual(expect.arrayContaining(written))
  const refused = () => readSiteSettings({ PATISSERIE_PARTS: '-accounts' })
  for (const [name, what] of said) expect(refused).toThrow(`-${name}: ${what}`)
})

describe('on one database', () => {
  let site: TestSite
  let without: TestSite
  beforeAll(async () => {
    site = await openTestSite({ ratesFactor: 1_000, jobs: false })
    without = await openTestSite({ ratesFactor: 1_000, jobs: false, beside: site, without: optional })
  })
  afterAll(async () => {
    await without.close()
    await site.close()
  })

  test('no script calls a site without tokens; where they are on, it calls again', async () => {
    const owner = await makeOwner(site, 'scripter')
    const asked = { name: 'my script', scopes: ['likes' as const], days: 30, password: ownPassword }
    const script = (await site.call(tokens.calls.add, asked, { token: owner.token })).data.token
    const answer = async (at: TestSite) => {
      const { auth, msg } = await at.call(replays.calls.like, { rid: 1 }, { token: script })
      return auth || msg
    }
    expect(await answer(site)).toBe('deleted')
    expect(await answer(without)).toBe('login')
    expect(await answer(site)).toBe('deleted')
    const said = async ({ site: { app } }: TestSite) => (await app.inject('/api/openapi.json')).json().info.description
    expect([(await said(site)).includes('令牌'), (await said(without)).includes('令牌')]).toEqual([true, false])
  })

  test('staff find the area that two nouns share while one of them is on', async () => {
    const { token } = await hire(site, 'keeper', ['present', 'board', 'bocai'])
    const openAt = async (at: TestSite) => {
      const { menu } = (await at.call(admin.calls.menu, {}, { token })).data
      return menu.flatMap(({ area, open }) => (open ? [area] : []))
    }
    expect((await openAt(site)).toSorted()).toEqual(['board', 'bocai', 'common', 'present'])
    expect((await openAt(without)).toSorted()).toEqual(['common', 'present'])
  })
})

test('reminders of parts that are off are neither listed nor counted nor set, what became of a stake is told; switched on, all are there', async () => {
  const site = await openTestSite({ jobs: false })
  onTestFinished(() => site.close())
  const { id, token } = await makeOwner(site, 'reminded')
  for (const kind of ['gift', 'betProposed', 'betResult', 'staff'] as const)
    await site.site.foundation.db.transaction((tx) => remind(tx, { to: id, kind, subject: 'any:1', now: new Date() }))
  const seenAt = async (at: TestSite) => {
    const { rows } = (await at.call(reminders.calls.all, { pageSize: 20, pageNum: 1 }, { token })).data
    const { unread, groups } = (await at.call(reminders.calls.counts, {}, { token })).data
    const fresh = (await at.call(reminders.calls.fresh, {}, { token })).data
    const { remindNum } = (await at.call(accounts.calls.me, {}, { token })).data
    const live = await liveReminders.state(at.site.foundation.db.read, String(id), new Date())
    const listed = rows.map(({ KIND }) => KIND).toSorted()
    expect(fresh.rows.map(({ KIND }) => KIND).every((kind) => listed.includes(kind))).toBe(true)
    const ofGroups = Object.values(groups).reduce((sum, one) => sum + one, 0)
    expect([unread, ofGroups, fresh.rows.length, remindNum, live]).toEqual([
      ...Array(4).fill(fresh.unread),
      expect.objectContaining({ unread }),
    ])
    const { kinds } = (await at.call(reminderPreferences.calls.get, {}, { token })).data
    return {
      listed,
      unread,
      set: kinds
        .map(({ KIND }) => KIND)
        .filter((kind) => /^(gift|bet[APR])/.test(kind))
        .toSorted(),
    }
  }
  const all = ['betProposed', 'betResult', 'gift', 'staff']
  const set = ['betAsked', 'betProposed', 'betResult', 'gift', 'giftDeclined', 'giftTakenBack']
  expect(await seenAt(site)).toEqual({ listed: all, unread: 4, set })
  const { act } = (await site.call(reminders.calls.readAll, {}, { token })).data
  const without = await openTestSite({ jobs: false, beside: site, without: ['bets', 'gifts'] })
  // What was marked together comes back as far as it shows.
  expect((await without.call(reminders.calls.restore, { act }, { token })).data).toEqual({ unread: 2, restored: 2 })
  expect(await seenAt(without)).toEqual({ listed: ['betResult', 'staff'], unread: 2, set: ['betAsked', 'betResult'] })
  expect((await without.call(reminders.calls.readAll, {}, { token })).data).toMatchObject({ marked: 2, unread: 0 })
  await without.close()
  const again = await openTestSite({ jobs: false, beside: site })
  expect(await seenAt(again)).toEqual({ listed: all, unread: 0, set })
  expect((await again.call(reminders.calls.restore, { act }, { token })).data.restored).toBe(2)
  const { rows } = (await again.call(reminders.calls.all, { pageSize: 20, pageNum: 1 }, { token })).data
  const ids = rows.filter(({ KIND }) => KIND === 'gift' || KIND === 'betProposed').map(({ KeyID }) => KeyID)
  const off = await openTestSite({ jobs: false, beside: site, without: ['bets', 'gifts'] })
  expect((await off.call(reminders.calls.read, { ids }, { token })).data).toEqual({ unread: 0 })
  await off.close()
  const on = await openTestSite({ jobs: false, beside: site })
  expect(await seenAt(on)).toEqual({ listed: all, unread: 2, set })
  await on.close()
  await again.close()
})

/** The calls of a noun, of all its groups. */
const callsOf = async (noun: string): Promise<readonly Endpoint[]> => {
  const groups = await (nouns as Readonly<Record<string, { readonly calls: () => Promise<object> }>>)[noun]?.calls()
  return Object.values<Group>({ ...groups }).flatMap(({ calls }) => Object.values(calls))
}

describe.each([...optional.map((name) => [name, [name]] as const), ['all of them', optional] as const])(
  'without %s',
  (_, without) => {
    test('their calls, desks and public pages are gone, and the others are there', async () => {
      const site = await openTestSite({ jobs: false, without: [...without] })
      onTestFinished(() => site.close())
      for (const noun of Object.keys(nouns)) {
        for (const { path, method } of await callsOf(noun)) {
          const url = `/api${path.replace(/:\w+/g, '1')}`
          const { statusCode } = await site.site.app.inject({ method, url, ...(method === 'POST' && { payload: {} }) })
          expect(statusCode === 404, `${noun} ${path}`).toBe(without.includes(noun))
        }
      }
      expect((await site.call(home.calls.front, {})).msg).toBe('')
      const { body } = await site.site.app.inject('/sitemap/pages.xml')
      expect(body.includes('/bocai</loc>')).toBe(!without.includes('bets'))
      expect(body.includes('/rpy/archive</loc>')).toBe(!without.includes('archive'))
    })
  },
)
