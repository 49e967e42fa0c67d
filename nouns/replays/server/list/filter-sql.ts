import { replayKey } from '#rules/base62.ts'
import { filterSpan, type ReplayFilter, type ReplaySort } from '../../rules/replay-filters.ts'
import type { ReplayFlag } from '../../rules/replays.ts'
import { shotsNamed, shotsOf } from './shots-named.ts'

/** A condition on a row of `replays`. In its SQL, `$` stands for the value and `{}` for the nested conditions. */
export interface Condition {
  readonly sql: string
  readonly value?: unknown
  readonly of?: readonly Condition[]
}

export const live = 'removed_at is null and held_at is null'

/** The order of a list, highest first; every order ends with the id. Replays without iscore come last. */
export const sortKeys = {
  time: { sql: 'uploaded_at', type: 'timestamptz' },
  score: { sql: 'score', type: 'bigint' },
  likes: { sql: 'likes', type: 'integer' },
  comments: { sql: 'comments', type: 'integer' },
  iscore: { sql: 'iscore_key', type: 'integer' },
} as const satisfies Record<ReplaySort, unknown>

/** Conditions on a row of `replay_facets`; empty if the filter has none on a facet field. */
export const facetConditions = (filter: ReplayFilter): Condition[] =>
  given([
    { sql: 'game = $', value: filter.game },
    { sql: 'difficulty = $', value: filter.rank },
    { sql: 'shot = $', value: filter.chara },
    { sql: amongShots, value: filter.character && shotsOf(filter.character) },
    { sql: 'category = $', value: filter.category },
    { sql: 'type = $', value: filter.type },
    { sql: 'flags & $::smallint = $::smallint', value: flagBits(filter) || undefined },
  ])

/** One of the shots that `shots-named.ts` writes as `6 ReimuA`. */
const amongShots = `game || ' ' || shot = any($::text[])`

export function timeConditions(filter: ReplayFilter, now: Date): Condition[] {
  const { since, until } = filterSpan(filter, now)
  return given([
    { sql: 'uploaded_at >= $::timestamptz', value: since?.toISOString() },
    { sql: 'uploaded_at < $::timestamptz', value: until?.toISOString() },
  ])
}

/**
 * A generous bound on the ids of a time span. It shortens a walk along an index whose order ends with the id. Only one
 * bound is given: with two, the planner would estimate few rows and choose another index.
 */
export function idConditions(filter: ReplayFilter, now: Date): Condition[] {
  const { since, until } = filterSpan(filter, now)
  const day = `($::timestamptz at time zone 'UTC')::date`
  if (since)
    return [{ sql: `id >= (select min(first) from replay_days where day >= ${day})`, value: since.toISOString() }]
  return given([{ sql: `id <= (select max(last) from replay_days where day <= ${day})`, value: until?.toISOString() }])
}

export const scoreConditions = ({ scoreMin, scoreMax }: ReplayFilter): Condition[] =>
  given([
    { sql: 'score >= $::bigint', value: scoreMin },
    { sql: 'score <= $::bigint', value: scoreMax },
  ])

/**
 * Condition on the facet that an index beginning with it can serve: one scan that skips from each wanted facet to the
 * next.
 */
export const byFacets = (filter: ReplayFilter): Condition[] =>
  ofFacets(filter, 'facet = any((select array_agg(id) from replay_facets where {})::integer[])')

/**
 * Condition on the facet for rows that are read anyway. `is true` keeps it a hash lookup; the planner could otherwise
 * make it a join.
 */
export const inFacets = (filter: ReplayFilter): Condition[] =>
  ofFacets(filter, '(facet in (select id from replay_facets where {})) is true')

function ofFacets(filter: ReplayFilter, sql: string): Condition[] {
  const of = facetConditions(filter)
  return of.length === 0 ? [] : [{ sql, of }]
}

/** Conditions that select few rows by themselves: pilot name, code, uploaders. */
export function textConditions(filter: ReplayFilter, uploaders: readonly number[] | null): Condition[] {
  const { pilot, searchType, value = '' } = filter
  const begins = `${likeText(fold(value))}%`
  return given([
    // The uploader selects fewer rows than a name, which thousands may share. `is true` keeps the index on names from
    // being used.
    { sql: `(pilot_folded = upper(btrim(normalize($::text, NFKC))))${uploaders ? ' is true' : ''}`, value: pilot },
    {
      sql: `(pilot_folded like $::text)${uploaders ? ' is true' : ''}`,
      value: searchType === 'pilot' ? begins : undefined,
    },
    {
      sql: `((pilot_folded like $::text) or (facet in (select id from replay_facets where {}))) is true`,
      value: searchType === 'name' ? begins : undefined,
      of: [{ sql: amongShots, value: shotsNamed(value) }],
    },
    { sql: 'id = $::integer', value: askedCode(filter) },
    { sql: 'uploader = any($::bigint[])', value: uploaders ?? undefined },
  ])
}

/** Conditions on the comment's words, for a row of `replays`. */
export const wordsByRow = (filter: ReplayFilter): Condition[] =>
  wordsOf(filter).map((value) => ({ sql: 'position($::text in lower(normalize(comment, NFKC))) > 0', value }))

/**
 * Conditions on the comment's words, for rows met on a walk. A subquery, because for a join the planner would read all
 * of `replay_words`.
 */
export const wordsWalked = (filter: ReplayFilter): Condition[] =>
  wordsOf(filter).map((value) => ({
    sql: '(select position($::text in said) > 0 from replay_words w where w.id = walked.id)',
    value,
  }))

/** Conditions on a row of `replay_words`: the words of the comment and all other parts of the filter. */
export function wordsConditions(filter: ReplayFilter, uploaders: readonly number[] | null, now: Date): Condition[] {
  const words = wordsOf(filter)
  const { game, rank, chara, category, type, pilot } = filter
  const fields = Object.entries({ game, rank, shot: chara, category, type })
  const marks = fields.flatMap(([name, value]) => (value === undefined ? [] : [`${name}:${value}`]))
  const flags = [0, 1, 2, 3, 4, 5, 6, 7].filter((bit) => (flagBits(filter) >> bit) & 1).map((bit) => `flag:${bit}`)
  return [
    ...given([
      { sql: `${marked} @> $::text[]`, value: [...gramsOf(words), ...marks, ...flags] },
      { sql: amongShots, value: filter.character && shotsOf(filter.character) },
      { sql: `${marked} @> array['pilot:' || upper(btrim(normalize($::text, NFKC)))]`, value: pilot },
      { sql: `${marked} && $::text[]`, value: uploaders?.map((id) => `by:${id}`) },
      { sql: `${marked} && $::text[]`, value: spanMarks(filterSpan(filter, now), now) },
    ]),
    // The index contains characters and pairs of characters. It finds longer words only by their pairs, so these are
    // compared again.
    ...words.filter((w) => Array.from(w).length > 2).map((value) => ({ sql: 'position($::text in said) > 0', value })),
    ...timeConditions(filter, now),
    ...scoreConditions(filter),
  ]
}

/** The expression of the index on `replay_words`; must be identical to it. */
const marked = 'replay_marks(said, game, difficulty, shot, category, type, flags, uploader, pilot_folded, uploaded_at)'

const mostMonths = 14
const firstYear = 2000

/**
 * Index marks of a time span: its months, up to one after its end because clocks differ, or the years of a span that
 * ended long ago. Undefined if most comments would match.
 */
function spanMarks({ since, until }: ReturnType<typeof filterSpan>, now: Date): string[] | undefined {
  const month = (at: Date) => at.getUTCFullYear() * 12 + at.getUTCMonth() + 1
  const end = until ?? now
  if (since && month(end) - month(since) < mostMonths) return marksFrom('month', month(since), month(end) + 1)
  if (end.getUTCFullYear() + 2 > now.getUTCFullYear()) return undefined
  return marksFrom('year', since?.getUTCFullYear() ?? firstYear, end.getUTCFullYear())
}

const marksFrom = (name: string, first: number, last: number): string[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, n) => `${name}:${first + n}`)

/**
 * The words that a comment must contain, in any order; folded in the same way as `replay_words`. A word inside another
 * one is left out: it finds nothing more.
 */
export function wordsOf({ searchType, value = '' }: ReplayFilter): string[] {
  if (searchType !== 'comment') return []
  const words = [...new Set(value.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean))]
  return words.filter((word) => !words.some((other) => other !== word && other.includes(word)))
}

/** The character pairs of the words; a word of one character stands for itself. */
const gramsOf = (words: readonly string[]): string[] => [
  ...new Set(
    words.flatMap((word) => {
      const characters = Array.from(word)
      return characters.length === 1 ? characters : characters.slice(1).map((c, i) => `${characters[i]}${c}`)
    }),
  ),
]

/**
 * The id of the replay whose code is searched for; 0 if no replay can have the code, undefined if no code is searched
 * for.
 */
export const askedCode = ({
  searchType,
  value = '',
}: Pick<ReplayFilter, 'searchType' | 'value'>): number | undefined =>
  searchType === 'code' ? (replayKey(codeIn(value)) ?? 0) : undefined

/** The code in a search: `0042`, also at the end of a file name or an address. */
const codeIn = (value: string): string => /(?:^|_ud|\/r\/)([0-9A-Za-z]{4})(?:\.rpy)?$/.exec(value)?.[1] ?? ''

export const fold = (name: string): string => name.normalize('NFKC').trim().toUpperCase()

export const likeText = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

export const flagBits = ({ flags = [], proved }: ReplayFilter): number =>
  flags.reduce((bits, flag) => bits | ((proved ? 0x11 : 1) << flagBit[flag]), 0)

/** Bit numbers as in the database function `replay_flags`. */
const flagBit: Readonly<Record<ReplayFlag, number>> = { NM: 0, NB: 1, NT: 2, NSY: 3 }

const given = (conditions: readonly Condition[]): Condition[] => conditions.filter(({ value }) => value !== undefined)
