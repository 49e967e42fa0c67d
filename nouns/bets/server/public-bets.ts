import type { SitemapSource } from '#core/sitemap/sitemap-source.ts'

/** Events that everybody sees, for the sitemap. Stakes and odds change a page too, but not what a search engine keeps. */
export const publicBets: SitemapSource = {
  name: 'bets',
  from: 'bets b',
  id: 'b.id',
  shown: 'b.opened_at is not null',
  changed: 'greatest(b.opened_at, b.proposed_at, b.decided_at, b.paid_at)',
  tags: ['bets'],
  named: 'b.name',
  pathOf: (_, name) => `/bocai/${name}`,
}
