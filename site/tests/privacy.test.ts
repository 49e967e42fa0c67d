import { encodeReplay } from '@patisserie/replay-encoder/encode'
import { makeRun } from '@patisserie/replay-encoder/make-run'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Person } from '#contract/profile.ts'
import { social } from '#contract/social.ts'
import { jsonSchema } from '#kit/http/schemas.ts'
import { ownData } from '#nouns/accounts/contract/own-data.ts'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { desserts } from '#nouns/desserts/contract/desserts.ts'
import { home } from '#nouns/home/contract/home.ts'
import { paintings } from '#nouns/paintings/contract/paintings.ts'
import { uploadPainting } from '#nouns/paintings/test/upload-painting.ts'
import { iscore } from '#nouns/replays/contract/iscore.ts'
import { replays } from '#nouns/replays/contract/replays.ts'
import { scorecard } from '#nouns/replays/contract/scorecard.ts'
import { search } from '#nouns/search/contract/search.ts'
import { type PrivacyFlag, privacyFlags } from '#rules/people/preferences.ts'
import { site as contract } from '../contract.ts'
import { giveLevels } from '../test/give-levels.ts'
import { heardBeside } from '../test/heard-beside.ts'
import { makeMember, type TestMember } from '../test/make-member.ts'
import { openTestSite, type TestSite } from '../test/open-test-site.ts'
import { settleJobs } from '../test/settle-jobs.ts'

type By = { readonly token?: string }

/** A read that shows what one person did or has. */
interface Way {
  readonly name: string
  /** Path of the call; null for a route that is not a call. */
  readonly path: string | null
  /** The privacy flags that hide it, each on its own. */
  readonly closedBy: readonly PrivacyFlag[]
  /** Whether the caller sees anything of the owner. */
  readonly sees: (by: By) => Promise<boolean>
  /** Whether the owner still sees it when it is hidden. */
  readonly owner: 'sees' | 'as everybody'
}

let site: TestSite
/** A second process of the site. */
let beside: TestSite
let owner: TestMember
let other: TestMember
let code = ''
/** A later run of the owner of the same game, difficulty and shot. */
let next = ''
/** A run that somebody else uploaded of that game, difficulty and shot. */
let rival = ''
let topic = 0

const nick = 'Hidden Pear'
const upid = () => ({ upid: owner.id })
const uid = () => ({ UID: owner.id })
/** Rows of a call; none where it was refused. */
const rows = async (answer: Promise<{ msg: string; data: { rows: readonly unknown[] } | null }>) => {
  const { msg, data } = await answer
  return msg === '' ? (data?.rows ?? []) : []
}
const hasTab = (tab: Person['TABS'][number]) => async (by: By) =>
  (await site.call(accounts.calls.person, uid(), by)).data.TABS.includes(tab)
const inFile = (url: () => string) => async () =>
  (await site.site.app.inject({ url: url() })).payload.includes(`/r/${code}`)

const { list, someonesPaged } = replays.calls
const byRows = (name: string, path: string, ask: (by: By) => ReturnType<typeof rows>): Way => ({
  name,
  path,
  closedBy: ['showReplay'],
  sees: async (by) => (await ask(by)).length > 0,
  owner: 'sees',
})

const found = (type: 'replay' | 'topic' | 'painting', closedBy: PrivacyFlag): Way => ({
  name: `site search by author, ${type}`,
  path: '/schr',
  closedBy: [closedBy],
  sees: async (by) => {
    const { data, msg } = await site.call(search.calls.find, { type, value: '', ...uid() }, by)
    return msg === '' && data.replays.length + data.topics.length + data.paintings.length > 0
  },
  owner: 'sees',
})

const ways: readonly Way[] = [
  found('replay', 'showReplay'),
  found('topic', 'showMS'),
  found('painting', 'showEga'),
  {
    ...byRows('wall by uploader', '/getPainting', (by) => rows(site.call(paintings.calls.list, upid(), by))),
    closedBy: ['showEga'],
  },
  {
    ...byRows('their wall', '/getSomeOnePaintingByPage', (by) =>
      rows(site.call(paintings.calls.someonesPaged, upid(), by)),
    ),
    closedBy: ['showEga'],
  },
  {
    name: 'feed of their wall',
    path: null,
    closedBy: ['showEga'],
    sees: async () =>
      (await site.site.app.inject({ url: `/painting/feed.rss?upid=${owner.id}` })).payload.includes('/e/'),
    owner: 'as everybody',
  },
  {
    name: 'their desserts',
    path: '/getDessertsOf',
    closedBy: ['showDes'],
    sees: async (by) => {
      const { msg, data } = await site.call(desserts.calls.of, uid(), by)
      return msg === '' && data.DESSERTS.length > 0
    },
    owner: 'sees',
  },
  {
    name: 'displayed dessert on the name card',
    path: null,
    closedBy: ['showDes'],
    sees: async (by) => (await site.call(home.calls.card, { id: String(owner.id) }, by)).data.DESSERT === 'milk',
    owner: 'as everybody',
  },
  {
    name: 'displayed dessert beside a floor',
    path: null,
    closedBy: ['showDes'],
    sees: async (by) =>
      (await site.call(clubs.calls.floors, { t: topic, pageNum: 1 }, by)).data.rows[0]?.DESSERT === 'milk',
    owner: 'as everybody',
  },
  { name: 'tab dessert', path: '/getPersonal', closedBy: ['showDes'], sees: hasTab('dessert'), owner: 'as everybody' },
  { name: 'tab ega', path: '/getPersonal', closedBy: ['showEga'], sees: hasTab('ega'), owner: 'as everybody' },
  byRows('list by uploader', '/getReplay', (by) => rows(site.call(list, upid(), by))),
  byRows('their list', '/getSomeOneReplayByPage', (by) => rows(site.call(someonesPaged, upid(), by))),
  {
    name: 'pinned replays',
    path: '/getPinnedReplay',
    closedBy: ['showReplay'],
    sees: async (by) => (await site.call(replays.calls.pinned, uid(), by)).data.length > 0,
    owner: 'sees',
  },
  {
    ...byRows('search by author', '/getReplay', (by) =>
      rows(site.call(list, { searchType: 'uploader', value: nick }, by)),
    ),
    owner: 'as everybody',
  },
  ...(['rss', 'atom'] as const).map(
    (format): Way => ({
      name: `feed of the uploader, ${format}`,
      path: null,
      closedBy: ['showReplay'],
      sees: inFile(() => `/rpy/feed.${format}?upid=${owner.id}`),
      owner: 'as everybody',
    }),
  ),
  {
    name: 'feed of the search by author',
    path: null,
    closedBy: ['showReplay'],
    sees: inFile(() => `/rpy/feed.rss?searchType=uploader&value=${encodeURIComponent(nick)}`),
    owner: 'as everybody',
  },
  {
    name: 'sitemap of runs',
    path: null,
    closedBy: ['showReplay'],
    sees: inFile(() => '/sitemap/runs-0.xml'),
    owner: 'as everybody',
  },
  {
    name: 'the run’s page in search engines',
    path: null,
    closedBy: ['showReplay'],
    sees: async (by) => (await site.call(replays.calls.one, { code }, by)).data.FOUND === 'Y',
    owner: 'as everybody',
  },
  {
    name: 'former best in the story of their next run',
    path: null,
    closedBy: ['showReplay'],
    sees: async (by) => (await site.call(scorecard.calls.story, { code: next }, by)).data.former !== null,
    owner: 'as everybody',
  },
  {
    name: 'number of replays on the name card',
    path: null,
    closedBy: ['showReplay'],
    sees: async (by) => (await site.call(home.calls.card, { id: String(owner.id) }, by)).data.REPLAYS > 0,
    owner: 'as everybody',
  },
  {
    name: 'tab replay',
    path: '/getPersonal',
    closedBy: ['showReplay'],
    sees: hasTab('replay'),
    owner: 'as everybody',
  },
  {
    name: 'number of replays and likes',
    path: '/getPersonal',
    closedBy: ['showReplay'],
    sees: async (by) => (await site.call(accounts.calls.person, uid(), by)).data.REPLAYS > 0,
    owner: 'as everybody',
  },
  { name: 'tab ms', path: '/getPersonal', closedBy: ['showMS'], sees: hasTab('ms'), owner: 'as everybody' },
  {
    name: 'their topics',
    path: '/getSomeOneTopicByPage',
    closedBy: ['showMS'],
    sees: async (by) => (await rows(site.call(clubs.calls.someonesTopics, uid(), by))).length > 0,
    owner: 'sees',
  },
  { name: 'tab feed', path: '/getPersonal', closedBy: ['showFeed'], sees: hasTab('feed'), owner: 'as everybody' },
  {
    name: 'tab progress',
    path: '/getPersonal',
    closedBy: ['showProgress', 'showReplay'],
    sees: hasTab('progress'),
    owner: 'as everybody',
  },
  {
    name: 'feed',
    path: '/getFeed',
    closedBy: ['showFeed'],
    sees: async (by) => (await rows(site.call(social.calls.feed, uid(), by))).length > 0,
    owner: 'sees',
  },
  {
    name: 'uploads in the feed',
    path: '/getFeed',
    closedBy: ['showFeed', 'showReplay'],
    sees: async (by) => JSON.stringify(await rows(site.call(social.calls.feed, uid(), by))).includes('"upload"'),
    owner: 'sees',
  },
  ...(['followers', 'following'] as const).map(
    (way): Way => ({
      name: way,
      path: '/getFollow',
      closedBy: ['showFeed'],
      sees: async (by) => (await rows(site.call(social.calls.related, { ...uid(), way }, by))).length > 0,
      owner: 'sees',
    }),
  ),
  {
    name: 'progress',
    path: '/getProgress',
    closedBy: ['showProgress', 'showReplay'],
    sees: async (by) => {
      const { msg, data } = await site.call(social.calls.progress, uid(), by)
      return msg === '' && data.length > 0
    },
    owner: 'sees',
  },
  {
    name: 'iscore opened into runs',
    path: '/getJFParts',
    closedBy: ['showReplay', 'showHonor'],
    sees: async (by) => (await site.call(iscore.calls.parts, uid(), by)).msg === '',
    owner: 'sees',
  },
]

/** Reads whose input is a person but that list nothing of that person, each with the reason. */
const notListing = new Map([
  ['/getRelation', 'how the caller stands to them'],
  ['/getMyReplayByPage', 'the caller’s own'],
  ['/getGiftTerms', 'what the caller may give this person'],
  ['/getBocaiGobEvents', 'the events behind a row of the board, which `showHonor` hides: bets.test.ts'],
])

beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6 })
  beside = await openTestSite({ beside: site, jobs: false, ratesFactor: 1e6 })
  owner = await makeMember(site, 'owner')
  other = await makeMember(site, 'other')
  await site.call(accounts.calls.rename, { nick }, { token: owner.token })
  const written = { comment: '', category: 'other', NM: 'N', NB: 'N', NT: 'N', NSY: 'N', commentable: 'Y' } as const
  const input = { ...written, open: 'Y', screen: '' } as const
  const upload = async (by: TestMember, seed: number) => {
    const run = makeRun({ game: 'th14', seed, slowRate: 0, difficulty: 3, shot: 1 })
    const file = { name: 'th14_01.rpy', bytes: encodeReplay(run) }
    const answer = await site.call(replays.calls.upload, input, { token: by.token, file })
    expect(answer.msg).toBe('')
    return answer.data
  }
  const made = await upload(owner, 1)
  code = made.CODE
  next = (await upload(owner, 2)).CODE
  rival = (await upload(other, 3)).CODE
  await site.call(social.calls.follow, { UID: other.id }, { token: owner.token })
  await site.call(social.calls.follow, { UID: owner.id }, { token: other.token })
  const comment = { rid: made.KeyID, comment: 'sweet' }
  await site.call(replays.calls.comment, comment, { token: owner.token })
  await site.call(desserts.calls.choose, { dessert: 'milk' }, { token: owner.token })
  await site.call(desserts.calls.display, { dessert: 'milk' }, { token: owner.token })
  topic = await makeTopic(site, owner, { m: await makeClub(site) })
  const document = { type: 'doc', content: [{ type: 'piece', attrs: { kind: 'replay', id: made.KeyID } }] }
  expect((await site.call(clubs.calls.postFloor, { t: topic, document }, { token: owner.token })).msg).toBe('')
  await uploadPainting(site, owner)
  await giveLevels(site, owner, { life: 5 })
  expect((await site.call(replays.calls.pin, { rid: made.KeyID, on: 'Y' }, { token: owner.token })).msg).toBe('')
  // Inserts points as for a better run. After the job, because the job would overwrite them.
  await settleJobs(site)
  await site.site.foundation.db.pool.query(
    'insert into iscore_sums (member, game, points) values ($1, 0, 1000), ($1, 14, 1000) on conflict do nothing',
    [owner.id],
  )
})
afterAll(async () => {
  await beside.close()
  await site.close()
})

/** Sets all privacy flags to visible, except `flag`. */
async function hide(flag: PrivacyFlag | null): Promise<void> {
  const { token } = owner
  const wire = (name: PrivacyFlag) => name.toLowerCase() as Lowercase<PrivacyFlag>
  const input = Object.fromEntries(privacyFlags.map((name) => [wire(name), name === flag ? 'N' : 'Y']))
  expect(await site.call(ownData.calls.setPrivacy, input, { token })).toMatchObject({ msg: '' })
}

test('with nothing hidden, everybody sees all of it', async () => {
  await hide(null)
  for (const way of ways)
    for (const by of [{}, other, owner]) expect([way.name, await way.sees(by)]).toEqual([way.name, true])
})

describe.each(privacyFlags)('%s', (flag) => {
  beforeAll(() => hide(flag))

  test.each(ways.map((way) => [way.name, way] as const))('%s', async (_, { closedBy, sees, owner: own }) => {
    const open = !closedBy.includes(flag)
    expect({ guest: await sees({}), other: await sees(other) }).toEqual({ guest: open, other: open })
    expect(await sees(owner)).toBe(own === 'sees' || open)
  })

  test('the things themselves stay where everybody’s are', async () => {
    const codes = (rows: readonly { CODE: string }[]) => rows.map(({ CODE }) => CODE)
    expect((await site.call(replays.calls.one, { code })).msg).toBe('')
    expect(codes((await site.call(list, {})).data.rows)).toContain(code)
    expect(codes((await site.call(home.calls.front, {})).data.replays)).toContain(code)
    expect(codes((await site.call(scorecard.calls.rivals, { code: rival })).data)).toContain(code)
    expect(codes((await site.call(clubs.calls.aroundTopic, { id: String(topic) })).data.runs)).toContain(code)
  })
})

test('another process that keeps the run’s page and the progress hears of the switch', async () => {
  const found = async () => (await beside.call(replays.calls.one, { code })).data.FOUND
  const progress = async () => (await beside.call(social.calls.progress, uid())).msg
  await hide(null)
  await heardBeside(beside, { read: found, before: 'Y', write: () => hide('showReplay'), after: 'N' })
  await hide(null)
  await heardBeside(beside, { read: progress, before: '', write: () => hide('showReplay'), after: 'hidden' })
})

test('a switch that there is not is refused in words, and nothing is changed', async () => {
  const { token } = owner
  const set = (input: object) => site.call(ownData.calls.setPrivacy, { ...input }, { token })
  await hide(null)
  for (const key of ['showReplay', 'showreplays', '__proto__x', 'x'.repeat(500)]) {
    const answer = await set({ showms: 'N', [key]: 'N' })
    expect(answer).toMatchObject({ status: 200, msg: 'switchUnknown', data: { key: key.slice(0, 40) } })
  }
  expect((await site.call(accounts.calls.me, {}, { token })).data).toMatchObject({ showMS: 'Y', showReplay: 'Y' })
})

test('every read that takes a person stands in the matrix', () => {
  const persons = ['UID', 'upid', 'pnid', 'uploader', 'author', 'searchType']
  const takes = (call: Endpoint) =>
    Object.keys((jsonSchema(call, 'input') as { properties?: object }).properties ?? {}).some((name) =>
      persons.includes(name),
    )
  const asking = Object.values(contract)
    .flatMap((group) => Object.values<Endpoint>(group.calls))
    .filter((call) => call.kind === 'read' && !call.who.startsWith('staff:') && takes(call))
    .map((call) => call.path)
  const known = new Set([...ways.map((way) => way.path), ...notListing.keys()])
  expect(asking.filter((path) => !known.has(path))).toEqual([])
})
