import { replayKey } from '@patisserie/rules/base62'
import { filterSpan, type ReplayFilter, type ReplaySort } from '@patisserie/rules/replay-filters'
import type { ReplayFlag } from '@patisserie/rules/replays'

/** A condition on a row of `replays`: `$` stands for its value. */
export interface Condition {
  readonly sql: string
  readonly value?: unknown
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

export const scoreConditions = ({ scoreMin, scoreMax }: ReplayFilter): Condition[] =>
  given([
    { sql: 'score >= $::bigint', value: scoreMin },
    { sql: 'score <= $::bigint', value: scoreMax },
  ])

/** One of these combinations: for rows that are looked at anyway, never for finding them. */
export const inFacets = (ids: string): Condition => ({
  // "is true" keeps it a look into a hash, which a long list in the text or a join would not be.
  sql: '(facet in (select unnest($::integer[]))) is true',
  value: ids,
})

/** What leads to few rows of itself: as an index answers it, and as a row is looked at. */
export interface TextConditions {
  readonly indexed: readonly Condition[]
  readonly byRow: readonly Condition[]
}

/** A name, words, a code, uploaders. */
export function textConditions(
  { pilot, searchType, value = '' }: ReplayFilter,
  uploaders: readonly number[] | null,
): TextConditions {
  const both = given([
    { sql: 'pilot_folded = upper(btrim(normalize($::text, NFKC)))', value: pilot },
    { sql: 'pilot_folded like $::text', value: searchType === 'pilot' ? `${likeText(fold(value))}%` : undefined },
    { sql: 'id = $::integer', value: searchType === 'code' ? (replayKey(codeIn(value)) ?? 0) : undefined },
    { sql: 'uploader = any($::bigint[])', value: uploaders ?? undefined },
  ])
  if (searchType !== 'comment') return { indexed: both, byRow: both }
  const words = wordsOf(value)
  const whole = (word: string) => ({ sql: 'position($::text in lower(normalize(comment, NFKC))) > 0', value: word })
  const pairs = { sql: `comment <> '' and replay_grams(comment) @> $::text[]`, value: gramsOf(words) }
  // The index knows a pair as such; of a longer word it knows that its pairs are somewhere.
  const longer = words.filter((word) => Array.from(word).length > 2)
  return { indexed: [...both, pairs, ...longer.map(whole)], byRow: [...both, ...words.map(whole)] }
}

/** The words that a comment must hold, each whole, in any order; folded as `replay_grams` folds. */
const wordsOf = (value: string): string[] => value.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean)

/** The pairs of a word hold its characters; a single character is looked for as such. */
const gramsOf = (words: readonly string[]): string[] => [
  ...new Set(
    words.flatMap((word) => {
      const characters = Array.from(word)
      return characters.length === 1 ? characters : characters.slice(1).map((c, i) => `${characters[i]}${c}`)
    }),
  ),
]

/** `0042`, also as the end of a file's name or an address. */
const codeIn = (value: string): string => /(?:^|_ud|\/r\/)([0-9A-Za-z]{4})(?:\.rpy)?$/.exec(value)?.[1] ?? ''

const fold = (name: string): string => name.normalize('NFKC').trim().toUpperCase()

export const likeText = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

const flagBits = ({ flags = [], proved }: ReplayFilter): number =>
  flags.reduce((bits, flag) => bits | ((proved ? 0x11 : 1) << flagBit[flag]), 0)

/** As `replay_flags` of the database counts them. */
const flagBit: Readonly<Record<ReplayFlag, number>> = { NM: 0, NB: 1, NT: 2, NSY: 3 }

const given = (conditions: readonly Condition[]): Condition[] => conditions.filter(({ value }) => value !== undefined)
