import { replayCode } from '@patisserie/rules/base62'
import type { SitemapSource } from '../../core/sitemap/sitemap-source.ts'
import { live } from './filter-sql.ts'

export const publicReplays: SitemapSource = {
  name: 'runs',
  from: 'replays',
  id: 'id',
  shown: live,
  changed: 'uploaded_at',
  tags: ['replays', 'members'],
  pathOf: (id) => `/r/${replayCode(id)}`,
}
