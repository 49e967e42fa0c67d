import type { TopicSort } from '../card/topic-path.ts'

/** Declared search parameters of `/ms`: none is the list, `m` a club, `t` a topic, `only` the floors of who began it. */
export type ClubsSearch = Readonly<Record<string, string>>

type Raw = Readonly<Record<string, unknown>>

/** Declared search parameters of `/favourites`. */
export const favouritesSearch = (raw: Raw): { readonly p?: string } => {
  const p = number(raw.p, 6)
  return p && p !== '1' ? { p } : {}
}

/** The address keeps only what is valid and says something. */
export const clubsSearch = (raw: Raw): ClubsSearch => {
  const [m, t] = [number(raw.m, 6), number(raw.t, 9)]
  const page = favouritesSearch(raw)
  if (t) return { t, ...page, ...(raw.only === '1' ? { only: '1' } : {}) }
  if (m) return { m, ...page, ...(raw.sort === 'new' || raw.sort === 'liked' ? { sort: raw.sort } : {}) }
  return {}
}

/** A topic shows so many floors, a club so many topics with links to the page of a floor. */
export const clubsSizes = ({ m, t }: ClubsSearch): readonly ('mNum' | 'tNum')[] => {
  if (t) return ['tNum']
  return m ? ['mNum', 'tNum'] : []
}

/** The view of the clubs page that an address shows. */
export type ClubsView =
  | { readonly kind: 'list' }
  | { readonly kind: 'club'; readonly m: number; readonly sort: TopicSort; readonly page: number }
  | {
      readonly kind: 'topic'
      readonly t: number
      readonly page: number
      /** Only the floors of who began the topic. */
      readonly only: boolean
    }

export const clubsView = ({ m, t, p, sort, only }: ClubsSearch): ClubsView => {
  const page = Number(p ?? 1)
  if (t) return { kind: 'topic', t: Number(t), page, only: only === '1' }
  if (m) return { kind: 'club', m: Number(m), sort: sort === 'new' || sort === 'liked' ? sort : 'last', page }
  return { kind: 'list' }
}

/** Within what the calls take. */
const number = (value: unknown, digits: number): string | null =>
  typeof value === 'string' && /^[1-9]\d*$/.test(value) && value.length <= digits ? value : null
