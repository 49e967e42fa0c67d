import { replayKey } from '@patisserie/rules/base62'
import { filterSpan, type ReplayFilter, type ReplaySort } from '@patisserie/rules/replays/replay-filters'
import type { ReplayFlag } from '@patisserie/rules/replays/replays'

/** A condition on a row of `replays`: `$` stands for its value, `{}` for conditions within it. */
export interface Condition {
  readonly sql: string
  readonly value?: unknown
  readonly of?: readonly Condition[]
}

export const live = 'removed_at is null and held_at is null'

/** What a list is ordered by, highest first; every order ends with the id. Runs without iscore come last. */
export const sortKeys = {
  time: { sql: 'uploaded_at', type: 'timestamptz' },
  score: { sql: 'score', type: 'bigint' },
  likes: { sql: 'likes', type: 'integer' },
  comments: { sql: 'comments', type: 'integer' },
  iscore: { sql: 'iscore_key', type: 'integer' },
} as const satisfies Record<ReplaySort, unknown>

/** What a combination in `replay_facets` must be; empty where the filter asks for none of its fields. */
export const facetConditions = (filter: ReplayFilter): Condition[] =>
  given([
    { sql: 'game = $', value: filter.game },
    { sql: 'difficulty = $', value: filter.rank },
    { sql: 'shot = $', value: filter.chara },
    { sql: 'category = $', value: filter.category },
    { sql: 'type = $', value: filter.type },
    { sql: 'flags & $::smallint = $::smallint', value: flagBits(filter) || undefined },
  ])

export function timeConditions(filter: ReplayFilter, now: Date): Condition[] {
  const { since, until } = filterSpan(filter, now)
  return given([
    { sql: 'uploaded_at >= $::timestamptz', value: since?.toISOString() },
    { sql: 'uploaded_at < $::timestamptz', value: until?.toISOString() },
  ])
}

/**
 * A bound of the ids of a span, drawn wide: where the order of an index ends with the id, it shortens the walk. One is
 * enough: from two the planner would conclude that there are few rows, and look for them elsewhere.
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

/** Its combination, by an index that begins with it: one walk that leaps from each that is asked for to the next. */
export const byFacets = (filter: ReplayFilter): Condition[] =>
  ofFacets(filter, 'facet = any((select array_agg(id) from replay_facets where {})::integer[])')

/** Its combination, for rows that are looked at anyway: "is true" keeps it a look into a hash, which a join would not be. */
export const inFacets = (filter: ReplayFilter): Condition[] =>
  ofFacets(filter, '(facet in (select id from replay_facets where {})) is true')

function ofFacets(filter: ReplayFilter, sql: string): Condition[] {
  const of = facetConditions(filter)
  return of.length === 0 ? [] : [{ sql, of }]
}

/** A name, a code, uploaders: what leads to few rows of itself. */
export function textConditions(filter: ReplayFilter, uploaders: readonly number[] | null): Condition[] {
  const { pilot, searchType, value = '' } = filter
  return given([
    // Whoever uploaded them leads to fewer rows than names do, which thousands may share: "is true" is for no index.
    { sql: `(pilot_folded = upper(btrim(normalize($::text, NFKC))))${uploaders ? ' is true' : ''}`, value: pilot },
    {
      sql: `(pilot_folded like $::text)${uploaders ? ' is true' : ''}`,
      value: searchType === 'pilot' ? `${likeText(fold(value))}%` : undefined,
    },
    { sql: 'id = $::integer', value: askedCode(filter) },
    { sql: 'uploader = any($::bigint[])', value: uploaders ?? undefined },
  ])
}

/** Words of the comment, as a row of `replays` is looked at. */
export const wordsByRow = (filter: ReplayFilter): Condition[] =>
  wordsOf(filter).map((value) => ({ sql: 'position($::text in lower(normalize(comment, NFKC))) > 0', value }))

/** Words of the comment, as a row that was walked to is looked at. No join: the planner would read all that was said. */
export const wordsWalked = (filter: ReplayFilter): Condition[] =>
  wordsOf(filter).map((value) => ({
    sql: '(select position($::text in said) > 0 from replay_words w where w.id = walked.id)',
    value,
  }))

/** Words of the comment and everything else that is asked for beside them, of a row of `replay_words`. */
export function wordsConditions(filter: ReplayFilter, uploaders: readonly number[] | null, now: Date): Condition[] {
  const words = wordsOf(filter)
  const { game, rank, chara, category, type, pilot } = filter
  const fields = Object.entries({ game, rank, shot: chara, category, type })
  const marks = fields.flatMap(([name, value]) => (value === undefined ? [] : [`${name}:${value}`]))
  const flags = [0, 1, 2, 3, 4, 5, 6, 7].filter((bit) => (flagBits(filter) >> bit) & 1).map((bit) => `flag:${bit}`)
  return [
    ...given([
      { sql: `${marked} @> $::text[]`, value: [...gramsOf(words), ...marks, ...flags] },
      { sql: `${marked} @> array['pilot:' || upper(btrim(normalize($::text, NFKC)))]`, value: pilot },
      { sql: `${marked} && $::text[]`, value: uploaders?.map((id) => `by:${id}`) },
      { sql: `${marked} && $::text[]`, value: spanMarks(filterSpan(filter, now), now) },
    ]),
    // The index knows a pair as such; of a longer word it knows that its pairs are somewhere.
    ...words.filter((w) => Array.from(w).length > 2).map((value) => ({ sql: 'position($::text in said) > 0', value })),
    ...timeConditions(filter, now),
    ...scoreConditions(filter),
  ]
}

/** As the index of `replay_words` has it. */
const marked = 'replay_marks(said, game, difficulty, shot, category, type, flags, uploader, pilot_folded, uploaded_at)'

const mostMonths = 14
const firstYear = 2000

/**
 * The months of a span, one more than now, as clocks differ; or the years of one that ended long ago. Nothing where most
 * of all that was ever said would have one of them.
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

/** The words that a comment must hold, each whole, in any order; folded as `replay_words` are. */
export const wordsOf = ({ searchType, value = '' }: ReplayFilter): string[] =>
  searchType === 'comment' ? value.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean) : []

/** The pairs of a word hold its characters; a single character is looked for as such. */
const gramsOf = (words: readonly string[]): string[] => [
  ...new Set(
    words.flatMap((word) => {
      const characters = Array.from(word)
      return characters.length === 1 ? characters : characters.slice(1).map((c, i) => `${characters[i]}${c}`)
    }),
  ),
]

/** The replay whose code is searched for, 0 where none can have it. */
export const askedCode = ({
  searchType,
  value = '',
}: Pick<ReplayFilter, 'searchType' | 'value'>): number | undefined =>
  searchType === 'code' ? (replayKey(codeIn(value)) ?? 0) : undefined

/** `0042`, also as the end of a file's name or an address. */
const codeIn = (value: string): string => /(?:^|_ud|\/r\/)([0-9A-Za-z]{4})(?:\.rpy)?$/.exec(value)?.[1] ?? ''

export const fold = (name: string): string => name.normalize('NFKC').trim().toUpperCase()

export const likeText = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

export const flagBits = ({ flags = [], proved }: ReplayFilter): number =>
  flags.reduce((bits, flag) => bits | ((proved ? 0x11 : 1) << flagBit[flag]), 0)

/** As `replay_flags` of the database counts them. */
const flagBit: Readonly<Record<ReplayFlag, number>> = { NM: 0, NB: 1, NT: 2, NSY: 3 }

const given = (conditions: readonly Condition[]): Condition[] => conditions.filter(({ value }) => value !== undefined)
