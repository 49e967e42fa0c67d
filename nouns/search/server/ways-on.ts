import type { SearchAsk } from '#core/search/finder.ts'
import { termsOf } from '#core/search/terms.ts'
import { readSearch, type TypedSearch, withoutPart } from '#rules/search/typed-search.ts'

/** Number of hits of a search. */
export interface HitCount {
  readonly total: number
  readonly more: boolean
}

/** Another search to try, which leaves out a part of what was asked. */
export interface WayOn extends HitCount {
  readonly value: string
  readonly left: string
  readonly drop: '' | 'club' | 'topic' | 'person'
}

export interface Fruitless {
  readonly typed: TypedSearch
  readonly ask: SearchAsk
  /** The club and the person come from the address of the page, not from typed filters. */
  readonly placed: { readonly club: boolean; readonly person: boolean }
}

/**
 * Searches that find something where this one finds nothing: without the place, without one of the filters, without one
 * of the words. At most `mostWays`.
 */
export async function waysOn(fruitless: Fruitless, count: (ask: SearchAsk) => Promise<HitCount>): Promise<WayOn[]> {
  const each = new Map(candidates(fruitless).map((way) => [`${way.drop} ${way.value}`, way]))
  const tried = [...each.values()].slice(0, mostTried)
  const found = await Promise.all(
    tried.map(async ({ ask, ...way }) => {
      const asks = ask.terms.length > 0 || Object.keys(ask.filters).length > 0 || ask.by !== null
      return { ...way, ...(asks ? await count(ask) : { total: 0, more: false }) }
    }),
  )
  return found.filter(({ total }) => total > 0).slice(0, mostWays)
}

const mostTried = 8
const mostWays = 4

type Candidate = Omit<WayOn, keyof HitCount> & { readonly ask: SearchAsk }

function candidates({ typed, ask, placed }: Fruitless): Candidate[] {
  const value = typed.parts.map((part) => part.typed).join(' ')
  const places: Candidate[] = [
    ...(ask.topic === null ? [] : [{ value, left: '', drop: 'topic', ask: { ...ask, topic: null } } as const]),
    ...(placed.club ? [{ value, left: '', drop: 'club', ask: { ...ask, club: null } } as const] : []),
    ...(placed.person ? [{ value, left: '', drop: 'person', ask: { ...ask, by: null } } as const] : []),
  ]
  const words = typed.parts.filter(({ kind }) => kind === 'words')
  const parts = typed.parts.filter(({ kind }) => kind === 'filter' || (kind === 'words' && words.length > 1))
  const lesser = parts
    .toSorted((a, b) => Number(a.kind === 'words') - Number(b.kind === 'words'))
    .map((part): Candidate => {
      const rest = withoutPart(typed, part)
      const read = readSearch(rest)
      return {
        value: rest,
        left: part.typed,
        drop: '',
        ask: {
          ...ask,
          terms: termsOf(read.words).terms,
          words: read.words,
          filters: read.filters,
          ...(part.name === 'by' && !read.filters.by && { by: null }),
          ...(part.name === 'in' && !read.filters.in && { club: null }),
        },
      }
    })
  return [...places, ...lesser, ...alone(typed, ask)]
}

/** Each of several words alone, of which nothing may be found together. */
function alone(typed: TypedSearch, ask: SearchAsk): Candidate[] {
  const words = typed.parts.filter(({ kind }) => kind === 'words')
  if (words.length < 3 && !typed.parts.some(({ kind }) => kind === 'filter')) return []
  return words.map(
    (part): Candidate => ({
      value: part.typed,
      left: typed.parts
        .filter((other) => other !== part)
        .map((other) => other.typed)
        .join(' '),
      drop: '',
      ask: {
        ...ask,
        terms: termsOf(part.typed).terms,
        words: part.typed,
        filters: {},
        ...(typed.filters.by !== undefined && { by: null }),
        ...(typed.filters.in !== undefined && { club: null }),
      },
    }),
  )
}
