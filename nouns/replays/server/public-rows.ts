import { runsMayBeFound } from '#core/members/privacy.ts'
import type { SitemapSource } from '#core/sitemap/sitemap-source.ts'
import { replayCode } from '#rules/base62.ts'
import { live } from './list/filter-sql.ts'

export const publicReplays: SitemapSource = {
  name: 'runs',
  from: 'replays r',
  id: 'r.id',
  shown: `${live} and exists (select from members m where m.id = r.uploader and ${runsMayBeFound('m')})`,
  changed: 'r.uploaded_at',
  tags: ['replays', 'members'],
  pathOf: (id) => `/r/${replayCode(id)}`,
}
