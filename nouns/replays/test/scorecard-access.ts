import { replayCode } from '#rules/base62.ts'
import { type AccessRows, anyone, same, staffOnly } from '#site/test/access-rows.ts'

export const accessRows: AccessRows = {
  '/getReplaySeries': {
    told: ['seriesClosed', 'seriesClosed', 'seriesClosed', 'in'],
    input: ({ rid }) => ({ code: replayCode(rid) }),
  },
  '/getReplayPair': { told: same('pairGone'), input: ({ rid }) => ({ a: replayCode(rid), b: 'zzzz' }) },
  '/getReplayRivals': { told: anyone, input: ({ rid }) => ({ code: replayCode(rid) }) },
  '/getReplayStory': { told: anyone, input: ({ rid }) => ({ code: replayCode(rid) }) },
  '/getReplayHints': staffOnly(({ rid }) => ({ code: replayCode(rid) })),
}
