import type { CallExamples } from '#contract/call-examples.ts'
import type * as calls from './index.ts'

export const examples: CallExamples<typeof calls> = {
  'replays.list': { sort: 'score', game: 14, rank: 'L', pageSize: 10, pageNum: 1 },
  'replays.someonesPaged': { upid: 1_000_001, sort: 'time', pageSize: 10, pageNum: 1 },
  'replays.one': { code: '0001' },
  'replays.some': { reps: [1, 2] },
  'replays.comments': { rid: 1, pageSize: 20, pageNum: 1 },
  'replays.like': { rid: 1 },
  'replays.comment': { rid: 1, comment: '好球！' },
  'iscore.parts': { UID: 1_000_001 },
  'scorecard.series': { code: '0001' },
  'scorecard.pair': { a: '0001', b: '0002' },
}
