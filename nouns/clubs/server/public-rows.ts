import type { SitemapSource } from '#core/sitemap/sitemap-source.ts'

const live = 'removed_at is null and held_at is null'

export const publicTopics: SitemapSource = {
  name: 'topics',
  from: 'topics t join clubs c on c.id = t.club',
  id: 't.id',
  shown: 't.removed_at is null and t.held_at is null and not c.hidden',
  changed: 't.last_at',
  tags: ['topics', 'clubs', 'members'],
  pathOf: (id) => `/ms?t=${id}`,
}

/** A club's page changed with the newest floor of its topics, pinned or not. */
export const publicClubs: SitemapSource = {
  name: 'clubs',
  from: 'clubs c',
  id: 'c.id',
  shown: 'not c.hidden',
  changed: `greatest(c.created_at, ${['not pinned', 'pinned']
    .map((which) => `(select max(last_at) from topics where club = c.id and ${which} and ${live})`)
    .join(', ')})`,
  tags: ['clubs', 'topics'],
  pathOf: (id) => `/ms?m=${id}`,
}
