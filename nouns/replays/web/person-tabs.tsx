import type { PersonTab } from '#cards/person/page/person-tabs.ts'
import { social } from '#contract/social.ts'
import { replays } from '../contract/replays.ts'
import { PersonProgress } from './person/person-progress.tsx'
import { PersonReplays } from './person/person-replays.tsx'
import { isFirstView, personReplaysInput } from './person/person-replays-input.ts'

/** Somebody's replays and how far they have come in the games, on their page. */
export const personTabs: readonly PersonTab[] = [
  {
    name: 'replay',
    order: 30,
    flags: ['showReplay'],
    load: async (load, id, search) => {
      const pinned = isFirstView(search) ? load(replays.calls.pinned, { UID: id }) : null
      await load(replays.calls.someonesPaged, personReplaysInput(id, search))
      await pinned
    },
    Content: PersonReplays,
    count: ({ REPLAYS }) => REPLAYS,
  },
  {
    name: 'progress',
    order: 60,
    // The map is made of runs.
    flags: ['showProgress', 'showReplay'],
    load: (load, id) => load(social.calls.progress, { UID: id }),
    Content: PersonProgress,
  },
]
