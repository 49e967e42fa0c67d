import type { PersonTab } from '#cards/person/page/person-tabs.ts'
import { clubs } from '../contract/clubs.ts'
import { PersonTopics } from './person/person-topics.tsx'
import { personTopicsInput } from './person/person-topics-input.ts'

/** Topics somebody began, on their page. */
export const personTabs: readonly PersonTab[] = [
  {
    name: 'ms',
    order: 10,
    flags: ['showMS'],
    load: (load, id, search) => load(clubs.calls.someonesTopics, personTopicsInput(id, search)),
    Content: PersonTopics,
  },
]
