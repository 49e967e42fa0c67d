import * as z from 'zod/mini'
import { endpoint, group } from '#contract/endpoint.ts'
import { hitMarks, topicId, userId } from '#contract/fields.ts'
import { clubId } from '#nouns/clubs/contract/club-rows.ts'
import * as limits from '#rules/house-limits.ts'
import * as searchLimits from '#rules/search/search-limits.ts'
import { searchSorts } from '#rules/search/typed-search.ts'
import { found, foundRows, searchTypes } from './found-rows.ts'

const person = { UID: userId, NICK: z.string(), HEAD: z.string() }

/** Hits of one type: exact up to 10,000; above that the number is 10,000 and `more` is true. */
const count = z.object({ total: z.int(), more: z.boolean() })

const answered = z.object({
  /** Filters that were not understood, as typed, each with what it probably means, or empty. */
  unknown: z.array(z.object({ typed: z.string(), instead: z.string() })),
  /** Single letters that were left out: at least two in a row are found. */
  single: z.array(z.string()),
  /** What `by:` and the person asked for name; null if nobody was asked for. */
  BY: z.nullable(z.object(person)),
  /** The club that `in:` or the club asked for names; null if none was asked for. */
  IN: z.nullable(z.object({ KeyID: clubId, NAME: z.string() })),
  /** The topic that was asked for; null if none was. */
  WITHIN: z.nullable(z.object({ T: topicId, TITLE: z.string() })),
  /** Where nothing is found: searches that leave out a part of this one and find something of the type asked for. */
  ways: z.array(
    z.object({
      /** What to type instead. */
      value: z.string(),
      /** The word or filter that is left out, as it was typed; empty if `drop` is left out. */
      left: z.string(),
      /** What of the place is left out. */
      drop: z.enum(['', 'club', 'topic', 'person']),
      total: z.int(),
      more: z.boolean(),
    }),
  ),
  /** Types that the filters can be asked of, with their counts. */
  counts: z.partialRecord(z.enum(searchTypes), count),
  /** While the index is being built, posts from before this time are not found yet; empty once it is whole. */
  since: z.string(),
})

export const search = group('se.', {
  /** Searches one type, page by page, or the first few of each. */
  find: endpoint({
    method: 'POST',
    path: '/schr',
    who: 'anyone',
    kind: 'read',
    rate: 'search',
    shows: [...Object.values(found).flatMap(({ shows }) => [...shows]), 'relations'],
    input: z.object({
      type: z.enum(['all', ...searchTypes]),
      /** Words and typed filters; empty or only separators are refused. */
      value: z.string().check(z.maxLength(20_000)),
      /** Only in this club, in this topic, by this member. */
      m: z.optional(clubId),
      t: z.optional(topicId),
      UID: z.optional(userId),
      sort: z._default(z.enum(searchSorts), 'match'),
      pageSize: z._default(z.int().check(z.gte(1), z.lte(limits.pageSizeMax)), searchLimits.searchPageSize),
      pageNum: z._default(z.int().check(z.gte(1), z.lte(searchLimits.searchHits)), 1),
    }),
    output: z.extend(answered, {
      pageInfo: z.object({ pageNum: z.int(), pageSize: z.int(), pages: z.int() }),
      ...foundRows,
    }),
    refusals: [
      'searchEmpty',
      'filterAlone',
      'searchLong',
      'searchSingle',
      'searchSlow',
      'byUnknown',
      'byHidden',
      'inUnknown',
      'topicUnknown',
    ],
  }),
  /** People, clubs, titles and filters for what is being typed. */
  suggest: endpoint({
    method: 'POST',
    path: '/schs',
    who: 'anyone',
    kind: 'read',
    rate: 'suggest',
    shows: ['topics', 'members', 'clubs'],
    input: z.object({ value: z.string().check(z.maxLength(searchLimits.searchText)) }),
    output: z.object({
      topics: z.array(
        z.object({ T: topicId, TITLE: z.string(), MSNAME: z.string(), MSNAMEEN: z.string(), MARKS: hitMarks }),
      ),
      people: z.array(z.object({ ...person, MARKS: hitMarks })),
      clubs: z.array(
        z.object({ KeyID: clubId, NAME: z.string(), NAMEEN: z.string(), PIC: z.string(), MARKS: hitMarks }),
      ),
      /** Games and characters whose name was typed, as filters to add: `game:th08`. */
      filters: z.array(z.object({ filter: z.string(), zh: z.string(), en: z.string() })),
    }),
  }),
})
