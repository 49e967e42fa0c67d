import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildSegment, mergeSegments, type SearchDocument, type Segment } from './build-segment.ts'
import { foldText, foldWithPlaces, runsOf } from './fold-text.ts'
import { NumberList } from './numbers-list.ts'
import { type DocumentFilter, SegmentSearch } from './segment-search.ts'
import { termsOf } from './terms.ts'

const document = (id: number, text: string, more: Partial<SearchDocument> = {}): SearchDocument => ({
  id,
  text,
  author: 1,
  place: 1,
  room: 1,
  ...more,
})

interface Query {
  readonly dead?: ReadonlySet<number>
  readonly counts?: DocumentFilter
}

const idsOf = ({ pages, ...segment }: Segment, typed: string, { dead = new Set(), counts }: Query = {}) => {
  const step = new SegmentSearch({ ...segment, seg: 1, dead }, termsOf(typed).terms, counts ?? null)
  for (let needed = step.needs(); needed; needed = step.needs())
    step.take(needed, (number) => pages[number] ?? new Uint8Array())
  const hits = new NumberList()
  step.hits(hits, new Map())
  return [...hits.data.subarray(0, hits.length)].reverse()
}

/** What must be found, by looking at every text. */
const holding = (documents: readonly SearchDocument[], typed: string) =>
  documents
    .filter(({ text }) => {
      const runs = Array.from(runsOf(foldText(text)), ({ run }) => run)
      const { terms } = termsOf(typed)
      return terms.length > 0 && terms.every((term) => runs.some((run) => run.includes(term)))
    })
    .map(({ id }) => id)

describe('folding', () => {
  test.each([
    ['ＡＢＣ１２', 'abc12'],
    ['東方彈幕', '东方弹幕'],
    ['弾発霊徳', '弹发灵德'],
    ['么德焰收', '么德焰收'],
    ['ﾚｲﾑとレイム', 'れいむとれいむ'],
    ['が', 'が'],
    ['812,345,670 分', '812345670 分'],
    ['1,2,3', '1,2,3'],
    ['甜\u200b品\u202e屋', '甜品屋'],
    ['\ud800糖', '糖'],
  ])('%s is %s', (text, folded) => expect(foldText(text)).toBe(folded))

  test('with places, hits are found again in the text as it was written', () => {
    const text = '看 ㍿ＡＢ 彈幕 1,234 が!'
    const { folded, places } = foldWithPlaces(text)
    expect(folded).toBe(foldText(text))
    for (const [term, written] of [
      ['弹幕', '彈幕'],
      ['1234', '1,234'],
      ['ab', 'ＡＢ'],
    ] as const) {
      const at = folded.indexOf(term)
      expect(text.slice(places[at], places[at + term.length])).toBe(written)
    }
    expect(places).toHaveLength(folded.length + 1)
  })
})

test('folding with places folds as folding does', () => {
  const piece = fc.constantFrom(
    'ａ',
    'Ｂ',
    '靈',
    '夢',
    'カ',
    'ﾞ',
    'ﾊ',
    'か',
    '\u3099',
    'e',
    '\u0301',
    '，',
    ',',
    '1',
    '２',
    '345',
    '𠮷',
    '\u200b',
    'İ',
    '㌔',
    '。',
    '\ud800',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('').toWellFormed()
      const { folded, places } = foldWithPlaces(text)
      expect(places).toHaveLength(folded.length + 1)
      expect([...places].sort((a, b) => a - b)).toEqual(places)
      if (!/[\u0301\u3099ﾞ\u200b]/.test(text)) expect(folded).toBe(foldText(text))
    }),
  )
})

test('a query is runs of letters and digits; single ones are named and not looked for', () => {
  expect(termsOf('  弹幕, 弹 "Sweet"  sweetest 糖 ')).toEqual({
    terms: ['弹幕', 'sweetest'],
    single: ['糖'],
    more: false,
  })
  expect(termsOf('%_\\.*()')).toEqual({ terms: [], single: [], more: false })
  expect(termsOf(`${'ab '.repeat(5_000)}`).terms).toEqual(['ab'])
  expect(termsOf(Array.from({ length: 40 }, (_, n) => `${n + 100}`).join(' '))).toMatchObject({
    terms: { length: 12 },
    more: true,
  })
})

describe('a segment', () => {
  const texts = ['东方弹幕真好玩', '弹幕屋里没有弹幕', '方弹', 'bullet hell', '彈幕 at 812,345,670']
  const segment = buildSegment(texts.map((text, n) => document(n + 10, text)))

  test('finds two characters, longer terms and several of them', () => {
    expect(idsOf(segment, '弹幕')).toEqual([10, 11, 14])
    expect(idsOf(segment, '方弹幕')).toEqual([10])
    expect(idsOf(segment, '弹幕 34567')).toEqual([14])
    expect(idsOf(segment, 'HELL bull')).toEqual([13])
    expect(idsOf(segment, '弹玩')).toEqual([])
    expect(idsOf(segment, 'lh')).toEqual([])
  })

  test('leaves out the dead and what the filter does not count', () => {
    const mixed = buildSegment([
      document(1, '弹幕', { author: 7, place: 3, room: 2 }),
      document(2, '弹幕', { author: 8, place: 3, room: 2 }),
      document(3, '弹幕', { author: 7, place: 4, room: 2 }),
    ])
    expect(idsOf(mixed, '弹幕', { dead: new Set([1]) })).toEqual([1, 3])
    expect(idsOf(mixed, '弹幕', { counts: (author) => author === 7 })).toEqual([1, 3])
    expect(idsOf(mixed, '弹幕', { counts: (_, place, room, id) => place === 3 && room === 2 && id > 1 })).toEqual([2])
  })

  test('of no document, and of documents without a letter, has nothing', () => {
    expect(idsOf(buildSegment([]), '弹幕')).toEqual([])
    expect(idsOf(buildSegment([document(1, '…!')]), '弹幕')).toEqual([])
  })

  test('holds a document with more positions than a page, and a pair on many pages', () => {
    const long = document(5_000, '糖果'.repeat(4_000))
    const many = Array.from({ length: 4_000 }, (_, n) => document(n + 1, `${'水'.repeat(n % 7)}糖果${n}`))
    const segment = buildSegment([...many, long])
    expect(segment.pages.length).toBeGreaterThan(10)
    expect(idsOf(segment, '糖果糖').at(-1)).toBe(5_000)
    expect(idsOf(segment, '糖果')).toHaveLength(4_001)
    expect(idsOf(segment, '糖果 3999')).toEqual([4_000])
    expect(idsOf(segment, '果糖')).toEqual([5_000])
  })

  test('finds a longer term by its rarest pair first, wherever the term stands in its text', () => {
    // `弹幕` is on several pages, the other pairs of the terms are on one.
    const common = Array.from({ length: 3_000 }, (_, n) => document(n + 1, '弹幕'))
    const rare = ['弹幕果糖', '糖弹幕果糖', '弹幕，弹幕果糖弹幕', '弹幕果，果糖', '果糖弹幕'].map((text, n) =>
      document(n + 4_001, text),
    )
    const segment = buildSegment([...common, ...rare])
    expect(segment.pages.length).toBeGreaterThan(2)
    for (const typed of ['弹幕果糖', '果糖弹幕', '糖弹幕果', '幕果糖弹', '弹幕果'])
      expect([typed, idsOf(segment, typed)]).toEqual([typed, holding(rare, typed)])
  })
})

const letters = fc.stringMatching(/^[ab弹幕糖 ,1]{0,12}$/)
const typed = fc.stringMatching(/^[ab弹幕糖 1]{2,7}$/)

test('random texts are found as by looking at each of them, in segments and merged ones', () => {
  fc.assert(
    fc.property(
      fc.array(letters, { maxLength: 40 }),
      fc.array(typed, { minLength: 1, maxLength: 5 }),
      fc.nat(3),
      (texts, queries, parts) => {
        const documents = texts.map((text, n) => document(n + 1, text))
        const whole = buildSegment(documents)
        // Documents are dealt out, so that the ids of the segments overlap; every fifth one is dead.
        const dealt = Array.from({ length: parts + 1 }, (_, part) =>
          documents.filter(({ id }) => id % (parts + 1) === part),
        )
        const merged = mergeSegments(
          dealt.map((some) => ({
            ...buildSegment(some),
            dead: new Set(some.flatMap(({ id }, number) => (id % 5 === 0 ? [number] : []))),
          })),
        )
        expect(merged).toEqual(buildSegment(documents.filter(({ id }) => id % 5 !== 0)))
        for (const query of queries) expect(idsOf(whole, query)).toEqual(holding(documents, query))
      },
    ),
  )
})
