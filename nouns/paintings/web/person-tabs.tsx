import type { PersonTab } from '#cards/person/page/person-tabs.ts'
import { lazyPart } from '#session/lazy-part.tsx'
import { paintings } from '../contract/paintings.ts'
import { personPaintingsInput } from './person/person-paintings-input.ts'

// With the wall, for those who open the tab.
const PersonPaintings = lazyPart(() => import('./person/person-paintings.tsx').then((part) => part.PersonPaintings))

/** Somebody's works, on their page. */
export const personTabs: readonly PersonTab[] = [
  {
    name: 'ega',
    order: 20,
    flags: ['showEga'],
    load: (load, id, search) => load(paintings.calls.someonesPaged, personPaintingsInput(id, search)),
    Content: PersonPaintings,
    ahead: PersonPaintings.ahead,
  },
]
