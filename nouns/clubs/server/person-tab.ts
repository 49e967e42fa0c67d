import type { PersonTabSource } from '#core/members/person-tab-source.ts'

/** The tab of a member's page with the topics they began. */
export const topicsTab: PersonTabSource = {
  name: 'ms',
  shown: `m.shows_topics and exists (
        select from topics t join clubs c on c.id = t.club
        where t.author = m.id and t.removed_at is null and t.held_at is null and not c.hidden
      )`,
}
