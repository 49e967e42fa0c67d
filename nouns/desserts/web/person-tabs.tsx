import type { PersonTab } from '#cards/person/page/person-tabs.ts'
import { lazyPart } from '#session/lazy-part.tsx'
import { desserts } from '../contract/desserts.ts'

// With the drawings of desserts, for those who open the tab.
const PersonDesserts = lazyPart(() => import('./person/person-desserts.tsx').then((part) => part.PersonDesserts))

/** Somebody's desserts, on their page. */
export const personTabs: readonly PersonTab[] = [
  {
    name: 'dessert',
    order: 40,
    flags: ['showDes'],
    load: (load, id) => load(desserts.calls.of, { UID: id }),
    Content: PersonDesserts,
    ahead: PersonDesserts.ahead,
  },
]
