import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { social } from '#contract/social.ts'
import { fillNames } from '#core/members/names/name-store.ts'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { answer, documentOf, makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { uploadRun } from '#nouns/replays/test/upload-run.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { search } from '../contract/search.ts'

const { find, suggest } = search.calls
let site: TestSite
let baker: TestMember
let guestWriter: TestMember
let reader: TestMember
let club: number
let other: number
let topic: number
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6 })
  baker = await makeMember(site, 'baker')
  guestWriter = await makeMember(site, 'writer')
  reader = await makeMember(site, 'reader')
  await query(`update members set nick = '十六夜咲夜', named = false where id = $1`, [baker.id])
  await query(`update members set nick = 'さくらもち', named = false where id = $1`, [guestWriter.id])
  club = await makeClub(site, '永夜茶会')
  other = await makeClub(site, 'Sweet talk')
  topic = await makeTopic(site, baker, {
    m: club,
    title: '永夜抄的月亮',
    document: documentOf('第一层写着满月之夜的路线'),
  })
  await answer(site, guestWriter, topic, documentOf('繁體的東方靈夢也找得到，Reimu 與 8,123,456 分'))
  await answer(site, reader, topic, documentOf('ＦＵＬＬ ｗｉｄｔｈ words and カタカナ too'))
  await makeTopic(site, guestWriter, { m: other, title: 'Cream and moon', document: documentOf('nothing of the kind') })
  await fillNames(site.site.foundation.db)
})
afterAll(() => site.close())

const query = (text: string, values: unknown[] = []) => site.site.foundation.db.pool.query(text, values)
type Input = Parameters<typeof call>[0]
const call = (
  input: { value: string; type?: 'all' | 'topic' | 'floor' | 'replay' | 'user' | 'club' } & Record<string, unknown>,
  by?: TestMember,
) => site.call(find, { type: 'all', ...input }, by && { token: by.token })
const floorsFound = async (value: string, more: Partial<Input> = {}, by?: TestMember) => {
  const { data, msg } = await call({ ...more, type: 'floor', value }, by)
  return msg === '' ? data.floors.map(({ T, FLOOR }) => `${T === topic ? 'first' : 'other'} ${FLOOR}`) : msg
}
const marked = (text: string, marks: readonly number[]) =>
  marks.flatMap((from, n) => (n % 2 === 0 ? text.slice(from, marks[n + 1]) : []))

describe('floors', () => {
  test.each([
    ['满月', ['first 1']],
    ['滿月', ['first 1']],
    ['灵梦', ['first 2']],
    ['東方', ['first 2']],
    ['reimu', ['first 2']],
    ['RE', ['first 2']],
    ['8123456', ['first 2']],
    ['8,123,456', ['first 2']],
    ['full', ['first 3']],
    ['かたかな', ['first 3']],
    ['ｶﾀｶﾅ', ['first 3']],
    ['words 満月', []],
    ['words かた', ['first 3']],
    ['nothing', ['other 1']],
    ['in:永夜茶会 nothing', []],
    ['in:"Sweet talk" nothing', ['other 1']],
    ['in:sweet nothing', ['other 1']],
    ['in:sour nothing', 'inUnknown'],
    ['by:十六夜咲夜 満月', ['first 1']],
    ['by:shiliuyexiaoye 満月', ['first 1']],
    ['by:さくらもち 満月', []],
    ['by:nobody 満月', 'byUnknown'],
    ['after:2020 満月', ['first 1']],
    ['before:2020 満月', []],
    ['has:picture 満月', []],
    ['満', 'searchSingle'],
    ['has:picture', 'filterAlone'],
    ['after:2026-01', 'filterAlone'],
    ['...', 'searchEmpty'],
    ['   ', 'searchEmpty'],
    ['%%__', 'searchEmpty'],
    ['by:十六夜咲夜', ['first 1']],
  ])('%s', async (value, found) => {
    expect(await floorsFound(value)).toEqual(found)
  })

  test('the hits are marked where they stand as written', async () => {
    const { data } = await call({ type: 'floor', value: '灵梦 8123456 REIMU' })
    const [floor] = data.floors
    expect(marked(floor?.EXCERPT ?? '', floor?.MARKS ?? [])).toEqual(['靈夢', 'Reimu', '8,123,456'])
  })

  test('inside a topic, by a person', async () => {
    expect(await floorsFound('words', { t: topic })).toEqual(['first 3'])
    expect(await floorsFound('nothing', { t: topic })).toEqual([])
    expect(await floorsFound('words', { UID: baker.id })).toEqual([])
    expect(await floorsFound('words', { t: 999_999 })).toBe('topicUnknown')
  })

  test('one that is removed is gone at once, and comes in no count', async () => {
    const t = await makeTopic(site, baker, { m: club, title: 'gone soon', document: documentOf('泡芙泡芙 soon gone') })
    await answer(site, baker, t, documentOf('泡芙 again'))
    expect((await call({ value: '泡芙' })).data.counts.floor?.total).toBe(2)
    await site.call(clubs.calls.remove, { t, floor: 2 }, { token: baker.token })
    expect((await call({ value: '泡芙' })).data.counts.floor?.total).toBe(1)
    await query('update clubs set hidden = true where id = $1', [club])
    const { data } = await call({ value: '泡芙' })
    expect(data.counts.floor?.total).toBe(0)
    expect(data.floors).toEqual([])
    await query('update clubs set hidden = false where id = $1', [club])
  })
})

describe('topics, clubs, people and runs', () => {
  test('of one word each type answers its own', async () => {
    const { data } = await call({ value: '永夜' })
    expect(data.topics.map(({ TITLE, MARKS }) => [TITLE, marked(TITLE, MARKS)])).toEqual([['永夜抄的月亮', ['永夜']]])
    expect(data.clubs.map(({ NAME }) => NAME)).toEqual(['永夜茶会'])
    expect(data.people).toEqual([])
    expect(data.counts).toMatchObject({ topic: { total: 1, more: false }, club: { total: 1 }, user: { total: 0 } })
  })

  test.each(['十六夜', 'shiliuye', 'slyxy', '咲夜', 'xiaoye', '咲'])('people: %s', async (value) => {
    expect((await call({ type: 'user', value })).data.people.map(({ UID }) => UID)).toEqual([baker.id])
  })

  test.each(['さくら', 'サクラ', 'sakuramochi', 'mochi'])('people in kana: %s', async (value) => {
    expect((await call({ type: 'user', value })).data.people.map(({ UID }) => UID)).toEqual([guestWriter.id])
  })

  test('runs by game, pinyin, character, code and score', async () => {
    const { rid, code } = await uploadRun(site, baker, { game: 'th08' })
    const { rows } = await query('select score, shot from replays where id = $1', [rid])
    const score: number = rows[0].score
    for (const value of ['永夜抄', 'yongyechao', 'eiyashou', 'IN 永夜', 'th08', code, String(score)]) {
      const { data } = await call({ type: 'replay', value })
      expect(
        data.replays?.map(({ KeyID }) => KeyID),
        value,
      ).toContain(rid)
    }
    for (const value of ['game:th8', 'game:永夜抄 by:十六夜咲夜', 'game:th8 th08']) {
      expect(
        (await call({ type: 'replay', value })).data.replays.map(({ KeyID }) => KeyID),
        value,
      ).toEqual([rid])
    }
    expect((await call({ type: 'replay', value: 'game:th7 永夜抄' })).data.replays).toEqual([])
    expect((await call({ value: 'game:th8' })).data.counts).toEqual({
      replay: { total: 1, more: false },
      painting: { total: 0, more: false },
    })
  })

  test.each(['youmu', '妖梦'])('runs of a character come before those of a game: %s', async (value) => {
    const { rid } = await uploadRun(site, baker, { game: 'th13' })
    await query(`update replays set shot = 'Youmu', uploaded_at = now() - interval '1 year' where id = $1`, [rid])
    // Youyoumu, whose name has that of the character in it.
    const { rid: other } = await uploadRun(site, baker, { game: 'th07' })
    await query(`update replays set shot = 'SakuyaA' where id = $1`, [other])
    const { data } = await call({ type: 'replay', value, sort: 'match' })
    expect(data.replays[0]?.CHARA).toBe('Youmu')
    const places = [rid, other].map((id) => data.replays.findIndex(({ KeyID }) => KeyID === id))
    expect(places[0]).toBeGreaterThanOrEqual(0)
    if (!value.includes('th13')) expect(places[0]).toBeLessThan(places[1] ?? 0)
  })

  test('a misspelt filter is said', async () => {
    const { data } = await call({ value: 'gmae:th8 永夜' })
    expect(data.unknown).toEqual([{ typed: 'gmae:th8', instead: 'game:th08' }])
  })

  test('where nothing is found, what to leave out is proposed once each, with its number', async () => {
    const waysOf = async (value: string, more: Partial<Input> = {}) =>
      (await call({ type: 'floor', ...more, value })).data.ways.map(({ value: typed, left, drop, total }) => [
        typed,
        left,
        drop,
        total,
      ])
    expect(await waysOf('满月 龙猫')).toEqual([['满月', '龙猫', '', 1]])
    expect(await waysOf('满月 before:2020')).toEqual([['满月', 'before:2020', '', 1]])
    expect(await waysOf('满月 龙猫 before:2020')).toEqual([['满月', '龙猫 before:2020', '', 1]])
    expect(await waysOf('满月', { m: other })).toEqual([['满月', '', 'club', 1]])
    expect(await waysOf('nothing', { t: topic })).toEqual([['nothing', '', 'topic', 1]])
    expect(await waysOf('满月', { UID: reader.id })).toEqual([['满月', '', 'person', 1]])
    expect(await waysOf('龙猫')).toEqual([])
  })

  test('by match, or by time', async () => {
    for (const n of [1, 2, 3]) {
      const text = n === 2 ? '布丁，布丁，布丁，还是布丁' : `第 ${n} 次说到布丁`
      await answer(site, baker, topic, documentOf(text))
    }
    const order = async (sort: 'match' | 'time') =>
      (await call({ type: 'floor', value: '布丁', sort })).data.floors.map(({ EXCERPT }) => EXCERPT.length)
    expect(await order('time')).toEqual([9, 13, 9])
    expect(await order('match')).toEqual([13, 9, 9])
  })
})

describe('who may not be found', () => {
  test('nothing by those whom one blocks or who block one, not by count either', async () => {
    const all = async (by?: TestMember) => (await call({ value: '满月' }, by)).data.counts.floor?.total
    expect([await all(), await all(reader)]).toEqual([1, 1])
    await site.call(social.calls.block, { UID: reader.id }, { token: baker.token })
    expect([await all(), await all(reader), await all(baker)]).toEqual([1, 0, 1])
    expect((await call({ type: 'user', value: '咲夜' }, reader)).data.people).toEqual([])
    expect((await call({ value: 'by:十六夜咲夜' }, reader)).msg).toBe('byUnknown')
    expect((await site.call(suggest, { value: '咲夜' }, { token: reader.token })).data.people).toEqual([])
    await site.call(social.calls.unblock, { UID: reader.id }, { token: baker.token })
    expect(await all(reader)).toBe(1)
  })

  test('the list of one who hides it, but not what stands in clubs', async () => {
    await query('update members set shows_topics = false where id = $1', [baker.id])
    expect(await floorsFound('by:十六夜咲夜 满月')).toBe('byHidden')
    expect(await floorsFound('by:十六夜咲夜 满月', {}, baker)).toEqual(['first 1'])
    expect(await floorsFound('满月')).toEqual(['first 1'])
    await query('update members set shows_topics = true where id = $1', [baker.id])
  })

  test('a closed account', async () => {
    const gone = await makeMember(site, 'leaving')
    expect((await call({ type: 'user', value: 'leaving' })).data.people.map(({ UID }) => UID)).toEqual([gone.id])
    await query(`update members set closed_at = now(), nick = '' where id = $1`, [gone.id])
    expect((await call({ type: 'user', value: 'leaving' })).data.people).toEqual([])
  })
})

test('suggestions: titles, people, clubs and filters', async () => {
  const { data } = await site.call(suggest, { value: '永夜' })
  expect(data.topics.map(({ TITLE }) => TITLE)).toEqual(['永夜抄的月亮'])
  expect(data.clubs.map(({ NAME }) => NAME)).toEqual(['永夜茶会'])
  const { filters } = (await site.call(suggest, { value: 'yongye' })).data
  expect(filters).toContainEqual({ filter: 'game:th08', zh: '永夜抄', en: 'IN' })
  expect((await site.call(suggest, { value: 'reim' })).data.filters[0]).toMatchObject({ en: 'Reimu' })
})

test('too much is refused in words', async () => {
  expect((await call({ value: '月'.repeat(201) })).msg).toBe('searchLong')
  expect((await call({ value: 'x'.repeat(10_000) })).msg).toBe('searchLong')
  expect((await call({ value: Array.from({ length: 9 }, () => 'game:th8').join(' ') })).msg).toBe('searchLong')
  for (const value of ['\u{200b}\u{202e}', '\ud800', '.*+?^{}()|[]\\', "';drop table", '\u0000']) {
    expect(['searchEmpty', 'searchSingle', ''], JSON.stringify(value)).toContain((await call({ value })).msg)
  }
})
