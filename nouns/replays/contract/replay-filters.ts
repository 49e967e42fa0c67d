import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { nothing, text, userId } from '#contract/fields.ts'
import { counterstop } from '#rules/games/counterstop.ts'
import { difficultyMarks, gameNumbers } from '#rules/games/games.ts'
import { replayPeriods, replaySearchMax, replaySearchTypes, replaySorts, replayTypes } from '../rules/replay-filters.ts'
import * as limits from '../rules/replay-limits.ts'
import { replayCategories, replayFlags } from '../rules/replays.ts'

const day = z.string().check(z.regex(/^20\d\d-\d\d-\d\d$/))
const score = z.int().check(z.gte(0), z.lte(counterstop))
const line = z.string().check(z.maxLength(2 * replaySearchMax))

/**
 * A filter of replays as calls take it. Fields that have no effect where they stand are ignored (rules/replay-filters).
 */
export const replayFilterInput = {
  sort: z._default(z.enum(replaySorts), 'time'),
  game: z.optional(z.literal([...gameNumbers])),
  rank: z.optional(z.enum(difficultyMarks)),
  /** Shot id of the catalogue; only together with its game. */
  chara: z.optional(z.string().check(z.maxLength(40))),
  /** A character, in one game or in all: `Sakuya` for all her shots and the teams she is in. */
  character: z.optional(z.string().check(z.maxLength(40))),
  category: z.optional(z.enum(replayCategories)),
  type: z.optional(z.enum(replayTypes)),
  /** Only replays with all of these flags claimed and none contradicted by the file. */
  flags: z.optional(z.array(z.enum(replayFlags)).check(z.maxLength(replayFlags.length))),
  /** Only replays whose files prove these flags. */
  proved: z.optional(z.literal('Y')),
  upid: z.optional(userId),
  /** The whole name signed in the file; case and width are ignored. */
  pilot: z.optional(line),
  /** Period of the upload: today, or the last 7, 30 or 365 Beijing days. */
  period: z.optional(z.enum(replayPeriods)),
  /** First and last Beijing day of the upload; used instead of a period. */
  from: z.optional(day),
  to: z.optional(day),
  scoreMin: z.optional(score),
  scoreMax: z.optional(score),
  /** Kind and text of a search; both or neither. */
  searchType: z.optional(z.enum(replaySearchTypes)),
  value: z.optional(line),
}

const savedFilter = z.object({
  id: z.int(),
  name: z.string(),
  /** The query string of /rpy for this filter, in canonical order. */
  query: z.string(),
})
export type SavedFilter = z.output<typeof savedFilter>

/** Calls for a member's saved filters; part of the replays' group. */
export const savedFilterCalls = {
  filters: endpoint({
    method: 'GET',
    path: '/getReplayFilters',
    who: 'member',
    kind: 'read',
    shows: ['me'],
    input: nothing,
    output: z.array(savedFilter),
  }),
  /** Saves a filter; one with the same name is replaced. */
  saveFilter: endpoint({
    method: 'POST',
    path: '/saveReplayFilter',
    who: 'member',
    kind: 'write',
    touches: ['me'],
    input: z.object({ name: text(limits.filterName), query: z.string().check(z.maxLength(1_000)) }),
    output: savedFilter,
    refusals: ['filterNameEmpty', 'filterNameLong', 'filterEmpty', 'filtersFull'],
  }),
  removeFilter: endpoint({
    method: 'POST',
    path: '/delReplayFilter',
    who: 'member',
    kind: 'write',
    touches: ['me'],
    input: z.object({ id: z.int().check(z.gte(1)) }),
    output: z.literal('suc'),
    refusals: ['filterGone'],
  }),
}
