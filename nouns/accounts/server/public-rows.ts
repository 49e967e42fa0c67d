import { mayBeListed } from '#core/members/presence.ts'
import { showsReplays } from '#core/members/privacy.ts'
import type { SitemapSource } from '#core/sitemap/sitemap-source.ts'

/** SQL: whether search engines may keep the page of `m`, a row of members: they show it to whom the directory names. */
export const mayBeFound = (m: string): string => `(${m}.listed and ${mayBeListed(m, 'now()')})`

/** Their pages changed when they joined or showed their newest run; what they do otherwise would tell when they are here. */
export const publicPeople: SitemapSource = {
  name: 'people',
  from: 'members m',
  id: 'm.id',
  shown: mayBeFound('m'),
  changed: `greatest(m.created_at, case when ${showsReplays('m')} then (
    select max(uploaded_at) from replays where uploader = m.id and removed_at is null and held_at is null) end)`,
  tags: ['members', 'replays'],
  pathOf: (id) => `/p/${id}`,
}
