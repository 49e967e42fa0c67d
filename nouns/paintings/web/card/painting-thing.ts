import type { ThingKind } from '#api/patch-thing.ts'
import type { PaintingRow } from '../../contract/painting-row.ts'

/** Recognises rows of works in cached answers: of walls, of the front page and of a work's page. */
export const paintingThing: ThingKind<Pick<PaintingRow, 'KeyID' | 'LIKES' | 'REPCOMNUM'>> = {
  isRow: (value): value is PaintingRow => 'REPCOMNUM' in value && 'PAGES' in value,
  id: ({ KeyID }) => KeyID,
}
