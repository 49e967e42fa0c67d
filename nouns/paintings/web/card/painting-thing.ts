import type { PaintingRow } from '@patisserie/contract/painting-row'
import type { ThingKind } from '../../api/patch-thing.ts'

/** Recognises rows of works in cached answers: of walls, of the front page and of a work's page. */
export const paintingThing: ThingKind<Pick<PaintingRow, 'KeyID' | 'LIKES' | 'REPCOMNUM'>> = {
  isRow: (value): value is PaintingRow => 'REPCOMNUM' in value && 'PAGES' in value,
  id: ({ KeyID }) => KeyID,
}
