import type { PersonTab } from '#cards/person/page/person-tabs.ts'
import { social } from '#contract/social.ts'
import { PersonFeed } from './person/person-feed.tsx'
import { personFeedInput } from './person/person-feed-input.ts'

/** Somebody's public acts, on their page. */
export const personTabs: readonly PersonTab[] = [
  {
    name: 'feed',
    order: 50,
    flags: ['showFeed'],
    load: (load, id, search) => load(social.calls.feed, personFeedInput(id, search)),
    Content: PersonFeed,
  },
]
