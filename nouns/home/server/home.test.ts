import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownData } from '#nouns/accounts/contract/own-data.ts'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { uploadRun } from '#nouns/replays/test/upload-run.ts'
import { makeStaff } from '#site/test/hire.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { home } from '../contract/home.ts'

const { calls } = home
let site: TestSite
let keeper: TestMember
let writer: TestMember
let player: TestMember
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6 })
  keeper = await makeMember(site, 'keeper')
  writer = await makeMember(site, 'writer')
  player = await makeMember(site, 'player')
  await makeStaff(site, keeper, ['homepage', 'club'])
})
afterAll(() => site.close())

const item = (title: string, more: object = {}) => ({
  title: { zh: title, en: '' },
  words: { zh: '', en: '' },
  pic: '',
  link: '',
  ...more,
})
const update = (roll: ReturnType<typeof item>[], version: number) =>
  site.call(calls.updateHomepage, { roll, version }, { token: keeper.token })
const seen = async () => (await site.call(calls.notice, {})).data

test('the roll box stands in the order that staff give it, and of two who edit at once one is told', async () => {
  const { version } = (await site.call(calls.homepage, {}, { token: keeper.token })).data
  expect((await seen()).roll).toEqual([])
  const answers = await Promise.all([
    update([item('冬'), item('春')], version),
    update([item('冬'), item('春')], version),
  ])
  expect(answers.map(({ msg }) => msg).sort()).toEqual(['', 'homepageChanged'])
  expect((await seen()).roll).toEqual([item('冬'), item('春')])
  expect((await update([item('春', { link: '/rpy' })], version + 1)).data).toEqual({ version: version + 2 })
  expect((await seen()).roll).toEqual([item('春', { link: '/rpy' })])
})

test.each([
  ['rollTitleEmpty', item(' ')],
  ['rollTitleLong', item('字'.repeat(31))],
  ['rollWordsLong', item('x', { words: { zh: '', en: 'x'.repeat(241) } })],
  ['rollLinkBad', item('x', { link: 'javascript:alert(1)' })],
  ['rollLinkBad', item('x', { link: '//elsewhere.example' })],
  ['rollPictureGone', item('x', { pic: `/pic/${'a'.repeat(64)}.png` })],
])('%s', async (code, bad) => {
  const { version } = (await site.call(calls.homepage, {}, { token: keeper.token })).data
  expect((await update([bad], version)).msg).toBe(code)
})

test('an announcement is shown until it is taken away', async () => {
  const announce = (zh: string, en: string) => site.call(calls.updateAnnouncement, { zh, en }, { token: keeper.token })
  expect((await seen()).announcement).toBeNull()
  expect((await announce('字'.repeat(201), '')).msg).toBe('announcementLong')
  await announce(' 今天休息 ', 'Closed today')
  expect((await seen()).announcement).toMatchObject({ zh: '今天休息', en: 'Closed today' })
  await announce(' ', '')
  expect((await seen()).announcement).toBeNull()
})

test('who is active, and a name card: what somebody hides is not told', async () => {
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'sweet' }] }
  const document = { type: 'doc', content: [paragraph] }
  const { m } = (await site.call(clubs.calls.addClub, { name: 'Tea', intro: '', pic: '' }, { token: keeper.token }))
    .data
  await site.call(clubs.calls.postTopic, { m, title: 'Tea', document }, { token: writer.token })
  await uploadRun(site, player)
  await uploadRun(site, player)
  const active = async () => {
    site.site.foundation.touched(['members'])
    return (await site.call(calls.active, {})).data.map(({ UID, FLOORS, REPLAYS }) => ({ UID, FLOORS, REPLAYS }))
  }
  const card = async (id: number) => (await site.call(calls.card, { id: String(id) })).data
  expect(await active()).toEqual([
    { UID: player.id, FLOORS: 0, REPLAYS: 2 },
    { UID: writer.id, FLOORS: 1, REPLAYS: 0 },
  ])
  expect(await card(writer.id)).toMatchObject({ NICK: 'writer', TOPICS: 1, FLOORS: 1, REPLAYS: 0, MEDAL: '' })
  expect(await card(player.id)).toMatchObject({ TOPICS: 0, REPLAYS: 2 })
  const hide = async (hidden: 'Y' | 'N') => {
    const club = { m, name: 'Tea', intro: '', pic: '', hidden, reason: 'closed for now' }
    expect((await site.call(clubs.calls.updateClub, club, { token: keeper.token })).msg).toBe('')
    site.site.foundation.touched(['members'])
  }
  await hide('Y')
  expect(await active()).toEqual([{ UID: player.id, FLOORS: 0, REPLAYS: 2 }])
  expect(await card(writer.id)).toMatchObject({ TOPICS: 0, FLOORS: 0 })
  await hide('N')
  expect(await card(writer.id)).toMatchObject({ TOPICS: 1, FLOORS: 1 })
  await site.call(ownData.calls.setPrivacy, { showms: 'N' }, { token: writer.token })
  await site.call(ownData.calls.setPrivacy, { showreplay: 'N' }, { token: player.token })
  expect(await active()).toEqual([])
  expect(await card(writer.id)).toMatchObject({ TOPICS: 0, FLOORS: 0 })
  expect(await card(player.id)).toMatchObject({ REPLAYS: 0, LIKES: 0 })
  expect((await site.call(calls.card, { id: '9999999999' })).msg).toBe('personUnknown')
})
