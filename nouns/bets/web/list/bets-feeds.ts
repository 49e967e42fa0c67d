import type { BetsView } from './bets-view.ts'

/** Addresses of the feeds of newest events, for what the list is narrowed to. */
export const betsFeeds = ({ category, resource }: Pick<BetsView, 'category' | 'resource'>) => {
  const query = new URLSearchParams()
  if (category !== undefined) query.set('category', String(category))
  if (resource !== undefined) query.set('resource', resource)
  const end = query.size === 0 ? '' : `?${query}`
  return { rss: `/bocai/feed.rss${end}`, atom: `/bocai/feed.atom${end}` }
}
