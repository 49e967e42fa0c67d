import { type PaintingFilter, paintingQuery } from '../../rules/painting-filters.ts'

/** Addresses of a wall's feeds; a feed is always ordered newest first. */
export const wallFeeds = (filter: PaintingFilter): { readonly rss: string; readonly atom: string } => {
  const query = paintingQuery({ ...filter, sort: 'time' })
  const end = query === '' ? '' : `?${query}`
  return { rss: `/painting/feed.rss${end}`, atom: `/painting/feed.atom${end}` }
}
