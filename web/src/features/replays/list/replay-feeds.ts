import { filterQuery, type ReplayFilter } from '@patisserie/rules/replays/replay-filters'

/** Where a filter can be subscribed to; the order of a feed is always the newest first. */
export const feedPaths = (filter: ReplayFilter): { readonly rss: string; readonly atom: string } => {
  const query = filterQuery({ ...filter, sort: 'time' })
  const end = query === '' ? '' : `?${query}`
  return { rss: `/rpy/feed.rss${end}`, atom: `/rpy/feed.atom${end}` }
}
