import type { PersonTabSource } from '#core/members/person-tab-source.ts'

/** The tab of a member's page with their desserts. */
export const dessertsTab: PersonTabSource = {
  name: 'dessert',
  shown: 'm.shows_desserts and exists (select from desserts d where d.member = m.id)',
}
