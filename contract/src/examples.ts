import type { CallName } from './site.ts'

/** Inputs worth showing, for the document of the calls; the others are made from their schemas. */
export const examples: Partial<Record<CallName, unknown>> = {
  'replays.list': { sort: 'score', game: 14, rank: 'L', pageSize: 10, pageNum: 1 },
  'replays.someonesPaged': { upid: 1_000_001, sort: 'time', pageSize: 10, pageNum: 1 },
  'replays.one': { code: '0001' },
  'replays.some': { reps: [1, 2] },
  'replays.comments': { rid: 1, pageSize: 20, pageNum: 1 },
  'replays.like': { rid: 1 },
  'replays.comment': { rid: 1, comment: '好球！' },
  'accounts.person': { UID: 1_000_001 },
  'iscore.parts': { UID: 1_000_001 },
  'scorecard.series': { code: '0001' },
  'scorecard.pair': { a: '0001', b: '0002' },
  'social.progress': { UID: 1_000_001 },
  'tokens.add': { name: 'my script', scopes: ['read'], days: 90 },
}
