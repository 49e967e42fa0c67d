import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answer, documentOf, makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import * as limits from '#rules/search/search-limits.ts'
import { anyText } from '#site/test/hostile/any-text.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { searchTypes } from '../contract/found-rows.ts'
import { search } from '../contract/search.ts'

const { find, suggest } = search.calls
let site: TestSite
let writer: TestMember
let topic: number
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6 })
  writer = await makeMember(site, 'writer')
  topic = await makeTopic(site, writer, {
    m: await makeClub(site),
    title: '通关率 100%_',
    document: documentOf('满月'),
  })
  await answer(site, writer, topic, documentOf('100% 的把握，a.b*c 与 C:\\路径 和 "引号"'))
})
afterAll(() => site.close())

/** The answer of each type and of all: never a fault, whatever is typed. */
async function answersOf(value: string, more: { t?: number } = {}) {
  const said: string[] = []
  for (const type of ['all', ...searchTypes] as const) {
    const { status, auth, msg } = await site.call(find, { type, value, ...more })
    expect([JSON.stringify(value.slice(0, 60)), type, status, auth]).toEqual([
      JSON.stringify(value.slice(0, 60)),
      type,
      200,
      '',
    ])
    said.push(msg)
  }
  const offered = await site.call(suggest, { value: value.slice(0, limits.searchText) })
  expect([offered.status, offered.msg]).toEqual([200, ''])
  return new Set(said)
}

const floors = async (value: string) => {
  const { data, msg } = await site.call(find, { type: 'floor', value })
  return msg || data.floors.map(({ FLOOR }) => FLOOR).sort()
}

describe('what can be nothing is said to be nothing', () => {
  test.each([
    '',
    ' ',
    '　　',
    '""',
    '“”',
    '-',
    '+ - * /',
    '&& || !',
    '(((',
    '\\',
    '%',
    '%%%___',
    '.*+?^$ {}()|[]\\',
    '。，、！？',
    '\u200b\u200d\ufeff',
    '\u202e\u2066\u2069',
    '\ud800',
    '\udc00\ud800',
    '\u0000',
    '\u0000\u0001\u001f',
    '🍰',
    '👩‍👩‍👧‍👦',
    '\u0301\u0301',
    "' or 1=1 --",
    "'; drop table members; --",
    ':',
    '：：：',
  ])('%j', async (value) => {
    const said = await answersOf(value)
    for (const msg of said) expect(['', 'searchEmpty', 'searchSingle']).toContain(msg)
  })

  test.each(['月', 'a', '7', 'か', '월'])('one letter: %s', async (value) => {
    expect(await floors(value)).toBe('searchSingle')
    expect([...(await answersOf(value))]).toEqual(expect.arrayContaining(['searchSingle']))
  })

  test.each(['and or not', 'NOT', 'by: in: has: no: game:', 'near/3', '"月', 'a:b:c', 'has:has:has:', 'by:"'])(
    'words and signs that are operators elsewhere: %s',
    async (value) => {
      for (const msg of await answersOf(value)) expect(['', 'searchEmpty', 'searchSingle', 'byUnknown']).toContain(msg)
    },
  )
})

test('signs of LIKE and of regular expressions mean nothing, and letters around them are found', async () => {
  expect(await floors('100%')).toEqual([2])
  expect(await floors('1_0')).toBe('searchSingle')
  expect(await floors('10%把握')).toEqual([2])
  expect(await floors('满%月')).toBe('searchSingle')
  expect(await floors('路径\\')).toEqual([2])
  expect(await floors('[引号]')).toEqual([2])
  expect(await floors('满.')).toBe('searchSingle')
})

test.each([
  ['满\u200b月', [1]],
  ['\u202e满月\u202c', [1]],
  ['\ufeff满月', [1]],
  ['满月\ud800', [1]],
  ['满月\u0000', [1]],
  ['满月🍰', [1]],
])('unseen and broken characters do not keep it from being found: %j', async (value, found) => {
  expect(await floors(value)).toEqual(found)
})

test.each([
  ['10,000 letters', 'x'.repeat(10_000)],
  ['10,000 characters', '弹幕'.repeat(5_000)],
  ['10,000 spaces and a letter', `${' '.repeat(9_999)}月`],
  ['10,000 backslashes', '\\'.repeat(10_000)],
  ['10,000 quotes', '"'.repeat(10_000)],
  ['10,000 combining marks', `a${'\u0301'.repeat(9_999)}`],
  ['10,000 surrogates', '\ud800'.repeat(10_000)],
  ['10,000 right-to-left marks', '\u202e'.repeat(10_000)],
  ['a thousand filters', 'game:th8 '.repeat(1_000)],
  ['a thousand unknown filters', 'gmae:th8 '.repeat(1_000)],
  ['nine filters', 'game:th8 '.repeat(9)],
  ['200 words', Array.from({ length: 200 }, (_, n) => `word${n}`).join(' ')],
  ['30 words', Array.from({ length: 30 }, (_, n) => `w${n}`).join(' ')],
])('%s are too much, in words', async (_, value) => {
  for (const type of ['all', ...searchTypes] as const) {
    const { status, msg } = await site.call(find, { type, value })
    expect([status, msg]).toEqual([200, 'searchLong'])
  }
})

test('more than the schema takes is refused, not searched', async () => {
  const { status } = await site.call(find, { type: 'all', value: 'x'.repeat(20_001) })
  expect(status).toBeLessThan(500)
})

test('any text is answered in words', async () => {
  const units = fc.constantFrom(
    ...'月a7か%_\\"“:：. ',
    'game:',
    'by:',
    'in:',
    'has:',
    'after:',
    '\u200b',
    '\ud800',
    '\u0000',
  )
  const typed = fc.oneof(
    anyText({ maxLength: 40 }),
    fc.array(units, { maxLength: 30 }).map((parts) => parts.join('')),
  )
  await fc.assert(
    fc.asyncProperty(typed, fc.constantFrom('all' as const, ...searchTypes), async (value, type) => {
      const { status, auth } = await site.call(find, { type, value })
      expect([status, auth]).toEqual([200, ''])
    }),
    { numRuns: 150 },
  )
})

test('a statement that takes too long is ended, and the search says so', async () => {
  const client = await site.site.foundation.db.pool.connect()
  try {
    await client.query('begin')
    await client.query('lock table floors in access exclusive mode')
    const began = performance.now()
    const { status, msg } = await site.call(find, { type: 'floor', value: '满月' })
    expect([status, msg]).toEqual([200, 'searchSlow'])
    expect(performance.now() - began).toBeGreaterThan(limits.searchStatementMs * 0.9)
  } finally {
    await client.query('rollback')
    client.release()
  }
  expect(await floors('满月')).toEqual([1])
})

test('a limit of one search does not stay with the connection', async () => {
  await floors('满月')
  const { read } = site.site.foundation.db
  const asked = { name: 'limit-now', sql: `select current_setting('statement_timeout') as now` }
  const answers = await Promise.all(Array.from({ length: 12 }, () => read.named<{ now: string }>(asked, [])))
  expect(new Set(answers.flat().map(({ now }) => now))).toEqual(new Set(['15s']))
})
