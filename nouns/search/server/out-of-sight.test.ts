import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { social } from '#contract/social.ts'
import { fillNames } from '#core/members/names/name-store.ts'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { answer, documentOf, makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { uploadPainting } from '#nouns/paintings/test/upload-painting.ts'
import { uploadRun } from '#nouns/replays/test/upload-run.ts'
import { writeBlock } from '#rules/rich-text/block-data.ts'
import { byTurns } from '#site/test/by-turns.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { setBlack } from '#site/test/set-black.ts'
import { found } from '../contract/found-rows.ts'
import { search } from '../contract/search.ts'

const { find, suggest } = search.calls
let site: TestSite
let author: TestMember
let reader: TestMember
let club: number
let topic: number
let run: number
const pool = () => site.site.foundation.db.pool
/** Changes rows beside the calls, as staff or a job would. */
const change = async (sql: string, values: readonly unknown[] = []) => void (await pool().query(sql, [...values]))

beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6 })
  author = await makeMember(site, 'candy')
  reader = await makeMember(site, 'reader')
  await change(`update members set nick = '棉花糖师傅', named = false where id = $1`, [author.id])
  club = await makeClub(site, '棉花糖社')
  topic = await makeTopic(site, author, { m: club, title: '棉花糖的做法', document: documentOf('棉花糖要慢慢转') })
  await answer(site, author, topic, documentOf('再说一次棉花糖'))
  run = (await uploadRun(site, author)).rid
  await change(`update replays set comment = '棉花糖机前的一把' where id = $1`, [run])
  await uploadPainting(site, author, { name: '棉花糖云' })
  await fillNames(site.site.foundation.db)
})
afterAll(() => site.close())

const as = (by?: TestMember) => by && { token: by.token }
const counts = { topic: 1, floor: 2, replay: 1, painting: 1, user: 1, club: 1 }
type Counts = Partial<Record<keyof typeof counts, number>>

/** What a search of all types finds by its counts, by its rows, by each type alone, by time, and what is suggested. */
async function seen(value: string, by?: TestMember, place: { m?: number; t?: number; UID?: number } = {}) {
  const { data, msg } = await site.call(find, { type: 'all', value, ...place }, as(by))
  if (msg !== '') return msg
  const types = Object.keys(data.counts) as (keyof typeof counts)[] // as the contract says
  const counted: Counts = {}
  for (const type of types) {
    const total = data.counts[type]?.total ?? 0
    if (total > 0) counted[type] = total
    for (const sort of ['match', 'time'] as const) {
      const alone = await site.call(find, { type, value, sort, ...place }, as(by))
      const rows = alone.data[found[type].rows]
      expect([type, alone.data.counts[type]?.total, rows.length]).toEqual([type, total, total])
    }
  }
  return counted
}

const suggested = async (by?: TestMember) => {
  const { topics, people, clubs: found } = (await site.call(suggest, { value: '棉花糖' }, as(by))).data
  return [topics.length, people.length, found.length]
}

const without = (...types: (keyof typeof counts)[]): Counts =>
  Object.fromEntries(Object.entries(counts).filter(([type]) => !types.some((each) => each === type)))

interface State {
  readonly name: string
  readonly hide: () => Promise<unknown>
  readonly show: () => Promise<unknown>
  readonly left: Counts
  /** Topics, people and clubs that are still suggested. */
  readonly suggested: readonly number[]
}

const rowState = (table: string, state: string, left: Counts): State => ({
  name: `${table}: ${state.split(' ', 1)}`,
  hide: () => change(`update ${table} set ${state} where id = (select max(id) from ${table})`),
  show: () => change(`update ${table} set ${state.replaceAll(/= [^,]+/g, '= null')}`),
  left,
  suggested: [left.topic ?? 0, 1, 1],
})
const held = 'held_at = now()'
const removed = `removed_at = now(), removed_by = 'staff'`
const states: readonly State[] = [
  rowState('topics', held, without('topic', 'floor')),
  rowState('topics', removed, without('topic', 'floor')),
  rowState('floors', held, { ...counts, floor: 1 }),
  rowState('floors', removed, { ...counts, floor: 1 }),
  rowState('replays', held, without('replay')),
  rowState('replays', 'removed_at = now()', without('replay')),
  rowState('paintings', held, without('painting')),
  rowState('paintings', 'removed_at = now()', without('painting')),
  {
    name: 'the club hidden',
    hide: async () => {
      await change('update clubs set hidden = true where id = $1', [club])
      site.site.foundation.touched(['clubs', 'topics'])
    },
    show: async () => {
      await change('update clubs set hidden = false')
      site.site.foundation.touched(['clubs', 'topics'])
    },
    left: without('topic', 'floor', 'club'),
    suggested: [0, 1, 0],
  },
  {
    name: 'the account closed',
    hide: () => change('update members set closed_at = now() where id = $1', [author.id]),
    show: () => change('update members set closed_at = null where id = $1', [author.id]),
    left: without('user'),
    suggested: [1, 0, 1],
  },
]

describe.each(['from the queue', 'from the index'])('%s', (from) => {
  const isIndexed = from === 'from the index'

  test('all is found while nothing is hidden', async () => {
    if (isIndexed) await untilIndexed()
    for (const by of [undefined, reader, author]) {
      expect(await seen('棉花糖', by)).toEqual(counts)
      expect(await suggested(by)).toEqual([1, 1, 1])
    }
  })

  test.each(isIndexed ? byTurns(states, { nth: 2 }) : states)(
    '$name: neither found nor counted, nor suggested',
    async (state) => {
      await state.hide()
      // What is hidden waits in the queue again.
      if (isIndexed) await untilIndexed()
      for (const by of [undefined, reader]) {
        expect(await seen('棉花糖', by)).toEqual(state.left)
        expect(await suggested(by)).toEqual(state.suggested)
      }
      await state.show()
      if (isIndexed) await untilIndexed()
      expect(await seen('棉花糖', reader)).toEqual(counts)
    },
  )

  test.each(['the author blocks the reader', 'the reader blocks the author'])('%s', async (direction) => {
    const [blocker, blocked] = direction.startsWith('the author') ? [author, reader] : [reader, author]
    await site.call(social.calls.block, { UID: blocked.id }, { token: blocker.token })
    expect(await seen('棉花糖', reader)).toEqual({ club: 1 })
    expect(await suggested(reader)).toEqual([0, 0, 1])
    // A guest may see all of it, and so may a member who has no part in the block.
    expect(await seen('棉花糖')).toEqual(counts)
    expect(await suggested()).toEqual([1, 1, 1])
    for (const value of ['by:棉花糖师傅', `by:${author.id} 棉花糖`]) expect(await seen(value, reader)).toBe('byUnknown')
    expect(await seen('棉花糖', reader, { UID: author.id })).toBe('byUnknown')
    expect(await ways('by:棉花糖师傅 泡泡糖', reader)).toBe('byUnknown')
    await site.call(social.calls.unblock, { UID: blocked.id }, { token: blocker.token })
    expect(await seen('棉花糖', reader)).toEqual(counts)
  })
})

test('every type that a noun states has a finder', async () => {
  const { data } = await site.call(find, { type: 'all', value: '棉花糖' })
  expect(Object.keys(data.counts).toSorted()).toEqual(Object.keys(found).toSorted())
})

test.each(['the author', 'the reader'])('without words either, once %s blocks the other', async (by) => {
  const [blocker, blocked] = by === 'the author' ? [author, reader] : [reader, author]
  const places = [
    ['in:棉花糖社', {}, 'topic', 1],
    ['has:picture', { t: topic }, 'floor', 0],
    ['', { t: topic }, 'floor', 2],
    ['game:th12', {}, 'replay', 1],
  ] as const
  const found = async (who?: TestMember) => {
    const totals: number[] = []
    for (const [value, place, type] of places) {
      const { data } = await site.call(find, { type, value: value || ' ', ...place }, as(who))
      totals.push(data.counts?.[type]?.total ?? 0)
    }
    return totals
  }
  const all = places.map(([, , , total]) => total)
  expect(await found(reader)).toEqual(all)
  await site.call(social.calls.block, { UID: blocked.id }, { token: blocker.token })
  expect(await found(reader)).toEqual([0, 0, 0, 0])
  expect(await found()).toEqual(all)
  await site.call(social.calls.unblock, { UID: blocked.id }, { token: blocker.token })
})

/** The searches that are proposed where nothing is found, with their numbers. */
async function ways(value: string, by?: TestMember, place: { m?: number; t?: number; UID?: number } = {}) {
  const { data, msg } = await site.call(find, { type: 'all', value, ...place }, as(by))
  return msg || data.ways.map((way) => [way.value || way.drop, way.total])
}

describe('of one who hides what they write or play', () => {
  test.each([
    ['shows_topics', { replay: 1, painting: 1 }],
    ['shows_replays', { topic: 1, floor: 2, painting: 1 }],
    ['shows_paintings', { topic: 1, floor: 2, replay: 1 }],
  ])('%s: not by their name, neither found nor counted', async (flag, left) => {
    const by = [undefined, reader]
    for (const who of by)
      expect(await seen('by:棉花糖师傅', who)).toEqual({ topic: 1, floor: 2, replay: 1, painting: 1 })
    await change(`update members set ${flag} = false where id = $1`, [author.id])
    for (const who of by) {
      for (const value of ['by:棉花糖师傅', `by:${author.id}`, 'by:棉花糖师傅 棉花糖', '作者:mianhuatangshifu']) {
        expect([value, await seen(value, who)]).toEqual([value, left])
      }
      expect(await seen('棉花糖', who, { UID: author.id })).toEqual(left)
      // Proposals do not say how much there is either.
      const proposed = await ways('by:棉花糖师傅 棉花糖 泡泡糖', who)
      expect(proposed).toContainEqual([
        'by:棉花糖师傅 棉花糖',
        Object.values(left).reduce((all, each) => all + each, 0),
      ])
    }
    expect(await seen('by:棉花糖师傅', author)).toEqual({ topic: 1, floor: 2, replay: 1, painting: 1 })
    await change(`update members set ${flag} = true where id = $1`, [author.id])
  })

  test('all of it: said in words', async () => {
    await change(
      'update members set shows_topics = false, shows_replays = false, shows_paintings = false where id = $1',
      [author.id],
    )
    expect(await seen('by:棉花糖师傅', reader)).toBe('byHidden')
    // A type that nothing hides may be searched all the same, and nothing of it is made here.
    expect(['byHidden', {}]).toContainEqual(await seen('棉花糖', reader, { UID: author.id }))
    await change('update members set shows_topics = true, shows_replays = true, shows_paintings = true where id = $1', [
      author.id,
    ])
  })
})

test('a place that nobody may see is no place to search in', async () => {
  await change('update clubs set hidden = true where id = $1', [club])
  site.site.foundation.touched(['clubs', 'topics'])
  for (const by of [undefined, reader]) {
    expect(await seen('in:棉花糖社 棉花糖', by)).toBe('inUnknown')
    expect(await seen('棉花糖', by, { m: club })).toBe('inUnknown')
    expect(await seen('棉花糖', by, { t: topic })).toBe('topicUnknown')
    expect(await ways('棉花糖 泡泡糖', by)).toEqual([['棉花糖', 3]]) // the run, the work, and who made them
  }
  await change('update clubs set hidden = false')
  site.site.foundation.touched(['clubs', 'topics'])
  await change('update topics set held_at = now() where id = $1', [topic])
  expect(await seen('棉花糖', reader, { t: topic })).toBe('topicUnknown')
  await change('update topics set held_at = null')
})

test('one who is closed is nobody to search by', async () => {
  await change('update members set closed_at = now() where id = $1', [author.id])
  expect(await seen('by:棉花糖师傅')).toBe('byUnknown')
  expect(await seen('棉花糖', reader, { UID: author.id })).toBe('byUnknown')
  await change('update members set closed_at = null where id = $1', [author.id])
})

test('what a black-flagged member writes waits unseen, and is found once it is released', async () => {
  await setBlack(site, author, true)
  const { data } = await answer(site, author, topic, documentOf('冰糖葫芦'))
  for (const by of [undefined, reader]) expect(await seen('冰糖葫芦', by)).toEqual({})
  await change('update floors set held_at = null where topic = $1 and number = $2', [topic, data.FLOOR])
  await setBlack(site, author, false)
  expect(await seen('冰糖葫芦', reader)).toEqual({ floor: 1 })
})

test('the words of a hidden block are neither found nor quoted, what it shows instead is not either', async () => {
  const inside = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: '凶手是麦芽糖' }] }],
  } as const
  const block = {
    type: 'block',
    attrs: { component: 'hidden', id: 'hidden1', data: writeBlock({ showing: '剧透', content: inside }) },
  }
  const [before] = documentOf('结局在这里：牛轧糖').content
  const document = { type: 'doc', content: [before, block] } as const
  const posted = await site.call(clubs.calls.postFloor, { t: topic, document }, { token: author.token })
  expect(posted.msg).toBe('')
  for (const by of [undefined, reader, author]) {
    expect(await seen('麦芽糖', by)).toEqual({})
    expect(await seen('凶手', by)).toEqual({})
    const { data } = await site.call(find, { type: 'floor', value: '牛轧糖' }, as(by))
    expect(data.floors.map(({ EXCERPT }) => /麦芽糖|凶手/.test(EXCERPT))).toEqual([false])
  }
})

/** Indexes what waits in the queue, as if it had waited long. */
async function untilIndexed(): Promise<void> {
  await change(`update search_queue set at = now() - interval '1 hour'`)
  await expect
    .poll(async () => (await pool().query('select count(*)::int as n from search_queue')).rows[0].n, {
      timeout: 30_000,
    })
    .toBe(0)
}
