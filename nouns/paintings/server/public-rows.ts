import type { SitemapSource } from '#core/sitemap/sitemap-source.ts'

/** Search engines do not show works with a content note. */
export const publicPaintings: SitemapSource = {
  name: 'paintings',
  from: 'paintings p',
  id: 'p.id',
  shown: `p.removed_at is null and p.held_at is null and p.note = ''
    and not exists (select from hidden_paintings h where h.painting = p.id)`,
  changed: 'coalesce(p.edited_at, p.uploaded_at)',
  tags: ['paintings', 'members'],
  pathOf: (id) => `/e/${id}`,
}
