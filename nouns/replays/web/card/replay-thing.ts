import type { ThingKind } from '#api/patch-thing.ts'
import type { ReplayRow } from '../../contract/replays.ts'

/** Recognises replay rows in cached answers: of lists, of the front page and of a replay's page. */
export const replayThing: ThingKind<Pick<ReplayRow, 'KeyID' | 'LIKES' | 'REPCOMNUM'>> = {
  isRow: (value): value is ReplayRow => 'REPCOMNUM' in value && 'CODE' in value,
  id: ({ KeyID }) => KeyID,
}
