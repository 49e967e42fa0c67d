import { type PaintingFilter, paintingQuery } from '@patisserie/rules/paintings/painting-filters'

/** Addresses of a wall's feeds; a feed is always ordered newest first. */
export const wallFeeds = (filter: PaintingFilter): { readonly rss: string; readonly atom: string } => {
  const query = paintingQuery({ ...filter, sort: 'time' })
  const end = query === '' ? '' : `?${query}`
  return { rss: `/painting/feed.rss${end}`, atom: `/painting/feed.atom${end}` }
}
