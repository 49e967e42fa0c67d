import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { reminderViews as policies } from '#cards/reminder/reminder-views.ts'
import { reminders } from '#contract/reminders.ts'
import { remind } from '#core/reminders/remind.ts'
import { tell } from '#core/reminders/store.ts'
import { beijingHour } from '#rules/beijing-time.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { reminderPreferences } from '../../contract/reminder-preferences.ts'
import { kindsIn } from '../../rules/reminder-groups.ts'
import { liveReminders } from '../live-topic.ts'
import { reminderPreferencesData } from './personal-data.ts'
import { writeLockedKinds } from './store.ts'

const { get, set } = reminderPreferences.calls

let site: TestSite
let count = 0
let reader: TestMember
let friend: TestMember

beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1_000 })
})
afterAll(() => site.close())
beforeEach(async () => {
  reader = await makeMember(site, `chooser${++count}`)
  friend = await makeMember(site, `mate${count}`)
})

const db = () => site.site.foundation.db
type Change = Parameters<typeof site.call<typeof set>>[1]
const change = (input: Change, by = reader) => site.call(set, input, { token: by.token })
const wanted = async (by = reader) => (await site.call(get, {}, { token: by.token })).data
const switchOf = async (kind: string) => (await wanted()).kinds.find(({ KIND }) => KIND === kind)
const unread = async (by = reader) => (await site.call(reminders.calls.fresh, {}, { token: by.token })).data
const topic = (act: string) => ({ kind: 'mention', subject: `topic:${act}`, data: { t: 1, title: act } }) as const

test('who never chose has every kind on the site, no digest and no quiet hours', async () => {
  const { kinds, ...rest } = await wanted()
  expect(rest).toEqual({ DIGEST: 'off', MESSAGES: 'Y', QUIET: null, NEXT: null, VERIFIED: 'Y' })
  expect(kinds.map(({ KIND }) => KIND).toSorted()).toEqual([...kindsIn(policies)].toSorted())
  expect(kinds.filter(({ SITE }) => SITE === 'N').map(({ KIND }) => KIND)).toEqual(['betEnding'])
  expect(kinds.find(({ KIND }) => KIND === 'replayLike')).toMatchObject({ MAIL: 'N', LOCKED: null })
  expect(kinds.find(({ KIND }) => KIND === 'blackFlag')).toMatchObject({ MAIL: 'Y', LOCKED: 'account' })
})

test('a kind that is off is not written, for one or among many; the number stays exact', async () => {
  await change({ kind: { KIND: 'mention', SITE: 'N' } })
  const now = new Date()
  await db().transaction((tx) => remind(tx, { to: reader.id, ...topic('a'), actor: friend.id, now }))
  expect(await unread()).toEqual({ unread: 0, rows: [] })
  const others = [await makeMember(site, `more${count}`), friend]
  await db().transaction((tx) =>
    tell(tx, { told: [reader, ...others].map(({ id }) => ({ to: id, ...topic('b') })), now }),
  )
  expect((await unread()).unread).toBe(0)
  for (const other of others) expect((await unread(other)).unread).toBe(1)
  await db().transaction((tx) => remind(tx, { to: reader.id, ...topic('a'), kind: 'floorQuote', now }))
  await change({ kind: { KIND: 'mention', SITE: 'Y' } })
  await db().transaction((tx) => remind(tx, { to: reader.id, ...topic('c'), actor: friend.id, now }))
  expect((await unread()).rows.map(({ KIND }) => KIND)).toEqual(['mention', 'floorQuote'])
  expect((await unread()).unread).toBe(2)
})

test.each(kindsIn(policies).filter((kind) => policies[kind].locked))(
  '%s stays on the site; its mail may end',
  async (KIND) => {
    expect(await change({ kind: { KIND, SITE: 'N' } })).toMatchObject({ msg: 'kindLocked' })
    expect((await change({ kind: { KIND, MAIL: 'N' } })).msg).toBe('')
    expect(await switchOf(KIND)).toMatchObject({ SITE: 'Y', MAIL: 'N' })
  },
)

test('a kind that was off before it became locked is written again after a start', async () => {
  await change({ kind: { KIND: 'mention', SITE: 'N' } })
  await sql`update reminder_preferences set site_off = '{mention,staff}' where member = ${reader.id}`.execute(db().own)
  await db().transaction((tx) => writeLockedKinds(tx, policies))
  const { rows } = await sql<{ site_off: string[] }>`select site_off from reminder_preferences
    where member = ${reader.id}`.execute(db().own)
  expect(rows).toEqual([{ site_off: ['mention'] }])
})

test('switches of the mail go both ways and back to their default; the site’s stays', async () => {
  await change({ kind: { KIND: 'replayLike', MAIL: 'Y' } })
  await change({ kind: { KIND: 'mention', MAIL: 'N', SITE: 'N' } })
  expect(await switchOf('replayLike')).toMatchObject({ SITE: 'Y', MAIL: 'Y' })
  expect(await switchOf('mention')).toMatchObject({ SITE: 'N', MAIL: 'N' })
  await change({ kind: { KIND: 'replayLike', MAIL: 'N' } })
  await change({ kind: { KIND: 'mention', MAIL: 'Y' } })
  expect(await switchOf('replayLike')).toMatchObject({ SITE: 'Y', MAIL: 'N' })
  expect(await switchOf('mention')).toMatchObject({ SITE: 'N', MAIL: 'Y' })
  const { rows } = await sql`select mail_on, mail_off from reminder_preferences where member = ${reader.id}`.execute(
    db().own,
  )
  expect(rows).toEqual([{ mail_on: [], mail_off: [] }])
})

test('changes at the same moment are all kept', async () => {
  const kinds = kindsIn(policies).filter((kind) => !policies[kind].locked)
  await Promise.all(kinds.map((KIND) => change({ kind: { KIND, SITE: 'N' } })))
  expect((await wanted()).kinds.filter(({ SITE }) => SITE === 'N')).toHaveLength(kinds.length)
})

test('a digest needs a verified address', async () => {
  const hasty = await makeMember(site, `hasty${count}`, false)
  expect(await change({ digest: 'daily' }, hasty)).toMatchObject({ msg: 'mailUnverified' })
  expect(await wanted(hasty)).toMatchObject({ DIGEST: 'off', VERIFIED: 'N' })
  expect((await change({ digest: 'off', quiet: { FROM: 1, TO: 2 } }, hasty)).msg).toBe('')
  expect((await change({ digest: 'weekly' })).data).toMatchObject({ DIGEST: 'weekly' })
})

test('quiet hours have a length', async () => {
  expect(await change({ quiet: { FROM: 3, TO: 3 } })).toMatchObject({ msg: 'quietEmpty' })
  expect((await change({ quiet: { FROM: 24, TO: 3 } })).status).toBe(400)
  expect((await change({ quiet: { FROM: 23, TO: 7 } })).data.QUIET).toEqual({ FROM: 23, TO: 7 })
  expect((await change({ quiet: null })).data.QUIET).toBeNull()
})

test('open pages hear of unread reminders and of followers who were not seen', async () => {
  const now = site.site.foundation.now()
  for (const act of ['a', 'b', 'c'])
    await db().transaction((tx) => remind(tx, { to: reader.id, ...topic(act), actor: friend.id, now }))
  const { rows } = await unread()
  const ids = rows.map(({ KeyID }) => KeyID).toSorted((one, other) => one - other)
  await site.call(reminders.calls.read, { ids: ids.slice(0, 1) }, { token: reader.token })
  const other = await makeMember(site, `seen${count}`)
  await db().pool.query(
    'insert into follows (follower, followed, at, seen) values ($2, $1, now(), false), ($3, $1, now(), true), ($1, $2, now(), false)',
    [reader.id, friend.id, other.id],
  )
  const state = await liveReminders.state(db().read, String(reader.id), now)
  expect(state).toEqual({ unread: 2, newest: ids.at(-1), followers: 1, quiet: false })
})

test('in the quiet hours the live state says so, and keeps the number', async () => {
  const state = () => liveReminders.state(db().read, String(reader.id), site.site.foundation.now())
  const hour = beijingHour(site.site.foundation.now())
  await change({ quiet: { FROM: hour, TO: (hour + 2) % 24 } })
  await db().transaction((tx) => remind(tx, { to: reader.id, ...topic('q'), actor: friend.id, now: new Date() }))
  expect(await state()).toMatchObject({ unread: 1, followers: 0, quiet: true })
  await change({ quiet: { FROM: (hour + 2) % 24, TO: (hour + 4) % 24 } })
  expect(await state()).toMatchObject({ unread: 1, followers: 0, quiet: false })
})

test('their member takes them along, and they go with the member', async () => {
  await change({ digest: 'daily', kind: { KIND: 'mention', SITE: 'N' }, quiet: { FROM: 1, TO: 2 } })
  expect(await reminderPreferencesData.export(db().read, reader.id)).toMatchObject({
    preferences: { site_off: ['mention'], digest: 'daily', quiet_from: 1, quiet_to: 2 },
    digested: [],
  })
  await db().transaction((tx) => reminderPreferencesData.forget(tx, reader.id))
  expect(await reminderPreferencesData.export(db().read, reader.id)).toEqual({ preferences: null, digested: [] })
})
