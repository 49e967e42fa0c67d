import { filterQuery, type ReplayFilter } from '../../rules/replay-filters.ts'

/** Addresses of a filter's feeds; a feed is always ordered newest first. */
export const feedPaths = (filter: ReplayFilter): { readonly rss: string; readonly atom: string } => {
  const query = filterQuery({ ...filter, sort: 'time' })
  const end = query === '' ? '' : `?${query}`
  return { rss: `/rpy/feed.rss${end}`, atom: `/rpy/feed.atom${end}` }
}
