import type { Out } from '#contract/endpoint.ts'
import type { Finders, FoundRows, SearchAsk } from '#core/search/finder.ts'
import { type SearchTerms, termsOf } from '#core/search/terms.ts'
import type { Call, Handler } from '#kit/http/call.ts'
import { isCode } from '#kit/is-code.ts'
import { offsetOf } from '#rules/paging.ts'
import * as limits from '#rules/search/search-limits.ts'
import type { FoundRow, Searched, SearchType } from '#rules/search/searched.ts'
import { readSearch, type TypedSearch } from '#rules/search/typed-search.ts'
import { found as kinds, searchTypes } from '../contract/found-rows.ts'
import type { search } from '../contract/search.ts'
import {
  blockedBothWays,
  clubNamed,
  type NamedClub,
  type NamedPerson,
  type NamedTopic,
  personNamed,
  topicNamed,
} from './named-in-search.ts'
import { type HitCount, waysOn } from './ways-on.ts'

type Find = typeof search.calls.find

/** POST /schr */
export const find = (finders: () => Partial<Finders>): Handler<Find> => {
  const search = searchBy(finders)
  return async (call) => {
    try {
      return await search(call)
    } catch (error) {
      if (isCode(error, canceled)) return call.refuse('searchSlow')
      throw error
    }
  }
}

/** PostgreSQL: a statement took longer than it may. */
const canceled = '57014'

const searchBy =
  (finders: () => Partial<Finders>) =>
  async (call: FindCall): Promise<Out<Find>> => {
    const typed = readTyped(call)
    const terms = termsOf(typed.words)
    if (terms.more) return call.refuse('searchLong')
    const named = await namesOf(call, typed)
    const ask = await askOf(call, { typed, terms, named })
    const { type, pageNum, pageSize } = call.input
    const found = await Promise.all(
      searchTypes.map((each) => {
        const limit = type === 'all' ? limits.searchEach : each === type ? pageSize : 0
        // Further pages of a type do not count the others again.
        const wanted = limit > 0 || pageNum === 1
        return wanted && !isHidden(each, named.person, ask) ? finders()[each]?.(call.db, { ...ask, limit }) : null
      }),
    )
    const of = Object.fromEntries(searchTypes.map((each, n) => [each, found[n] ?? null])) as FoundByType
    if (type !== 'all' && !of[type]) refuseType(call, type, { terms, typed, ask, named })
    if (found.every((each) => !each)) refuseType(call, 'all', { terms, typed, ask, named })
    const total = type === 'all' ? 0 : (of[type]?.total ?? 0)
    const asked = type === 'all' ? searchTypes : [type]
    const count = async (other: SearchAsk): Promise<HitCount> => {
      const person = other.by === null ? null : named.person
      const counted = await Promise.all(
        asked.map((each) => (isHidden(each, person, other) ? null : finders()[each]?.(call.db, other))),
      )
      return {
        total: counted.reduce((all, each) => all + (each?.total ?? 0), 0),
        more: counted.some((each) => each?.more),
      }
    }
    const fruitless = pageNum === 1 && asked.every((each) => (of[each]?.total ?? 0) === 0)
    const placed = {
      club: call.input.m !== undefined && typed.filters.in === undefined,
      person: call.input.UID !== undefined && typed.filters.by === undefined,
    }
    return {
      ways: fruitless ? await waysOn({ typed, placed, ask: { ...ask, limit: 0, offset: 0 } }, count) : [],
      unknown: typed.unknown.map((part) => ({ typed: part.typed, instead: part.instead ?? '' })),
      single: [...terms.single],
      BY: named.person && { UID: named.person.id, NICK: named.person.nick, HEAD: named.person.head },
      IN: named.club && { KeyID: named.club.id, NAME: named.club.name },
      WITHIN: named.topic && { T: named.topic.id, TITLE: named.topic.title },
      counts: Object.fromEntries(
        searchTypes.flatMap((each) => (of[each] ? [[each, { total: of[each].total, more: of[each].more }]] : [])),
      ),
      since: sinceOf(found),
      pageInfo: { pageNum, pageSize, pages: Math.ceil(total / pageSize) },
      ...rowsOf(of),
    }
  }

/** The rows of each type, in the field that its type has in the answer. */
const rowsOf = (of: FoundByType) =>
  Object.fromEntries(searchTypes.map((each) => [kinds[each].rows, [...(of[each]?.rows ?? [])]])) as {
    [T in SearchType as Searched[T]['rows']]: FoundRow<T>[]
  } // each type has its rows

/** What each finder answered; its keys and values come from the same list of types. */
type FoundByType = { readonly [T in SearchType]: Awaited<ReturnType<Finders[T]>> }

type FindCall = Call<Find>

function readTyped({ input, refuse }: FindCall): TypedSearch {
  if (input.value.length > limits.searchText) return refuse('searchLong', { limit: limits.searchText })
  const typed = readSearch(input.value)
  if (typed.parts.filter(({ kind }) => kind !== 'words').length > limits.searchFilters) return refuse('searchLong')
  return typed
}

interface Names {
  readonly person: NamedPerson | null
  readonly club: NamedClub | null
  readonly topic: NamedTopic | null
}

/** Resolves whom and where the search names; what is asked for and not there is refused. */
async function namesOf({ db, input, refuse }: FindCall, { filters }: TypedSearch): Promise<Names> {
  const [by, club] = [filters.by ?? input.UID, filters.in ?? input.m]
  const [person, room, topic] = await Promise.all([
    by === undefined ? null : personNamed(db, by),
    club === undefined ? null : clubNamed(db, club),
    input.t === undefined ? null : topicNamed(db, input.t),
  ])
  if (by !== undefined && !person) return refuse('byUnknown')
  if (club !== undefined && !room) return refuse('inUnknown')
  if (input.t !== undefined && !topic) return refuse('topicUnknown')
  return { person, club: room, topic }
}

interface Asked {
  readonly typed: TypedSearch
  readonly terms: SearchTerms
  readonly named: Names
}

async function askOf(call: FindCall, { typed, terms, named }: Asked): Promise<SearchAsk> {
  const { input, member, db, now } = call
  const without = member ? await blockedBothWays(db, member.id) : new Set<number>()
  if (named.person && without.has(named.person.id)) return call.refuse('byUnknown')
  return {
    terms: terms.terms,
    words: typed.words,
    filters: typed.filters,
    by: named.person?.id ?? null,
    club: named.club?.id ?? null,
    topic: named.topic?.id ?? null,
    reader: member?.id ?? null,
    without,
    sort: input.sort,
    now,
    offset: input.type === 'all' ? 0 : offsetOf(input),
    limit: 0,
  }
}

/** Whether the one who is asked for hides their things of this type from others. */
const isHidden = (type: SearchType, person: NamedPerson | null, { reader }: SearchAsk): boolean => {
  const { hiddenBy } = kinds[type]
  return person !== null && person.id !== reader && hiddenBy !== null && !person[hiddenBy]
}

/** Says why nothing can be searched for. */
function refuseType(
  { refuse }: FindCall,
  type: SearchType | 'all',
  { terms, typed, ask, named }: Asked & { ask: SearchAsk },
) {
  const types = type === 'all' ? searchTypes : [type]
  if (named.person && types.some((each) => isHidden(each, named.person, ask))) return refuse('byHidden')
  if (terms.terms.length === 0 && terms.single.length > 0) return refuse('searchSingle')
  if (type === 'all' && terms.terms.length === 0 && Object.keys(typed.filters).length > 0) return refuse('filterAlone')
  if (type === 'all' || (terms.terms.length === 0 && Object.keys(typed.filters).length === 0))
    return refuse('searchEmpty')
}

/** The latest of the times that the types reach back to. */
function sinceOf(found: readonly (FoundRows<unknown> | null | undefined)[]): string {
  const times = found.flatMap((each) => each?.since ?? []).map((at) => at.getTime())
  return times.length > 0 ? new Date(Math.max(...times)).toISOString() : ''
}
