import type { ReplayRow } from '@patisserie/contract/replays'
import type { ThingKind } from '../../api/patch-thing.ts'

/** Rows of runs, in lists, on the front page and on a run's own page. */
export const replayThing: ThingKind<Pick<ReplayRow, 'KeyID' | 'LIKES' | 'REPCOMNUM'>> = {
  isRow: (value): value is ReplayRow => 'REPCOMNUM' in value && 'CODE' in value,
  id: ({ KeyID }) => KeyID,
}
