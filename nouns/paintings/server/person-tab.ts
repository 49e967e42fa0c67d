import type { PersonTabSource } from '#core/members/person-tab-source.ts'

/** The tab of a member's page with their works. */
export const paintingsTab: PersonTabSource = {
  name: 'ega',
  shown: `m.shows_paintings and exists (
        select from paintings p
        where p.uploader = m.id and p.removed_at is null and p.held_at is null
          and not exists (select from hidden_paintings h where h.painting = p.id)
      )`,
}
