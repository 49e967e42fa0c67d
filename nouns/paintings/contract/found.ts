import * as z from 'zod/mini'
import { hitMarks } from '#contract/fields.ts'
import { foundKinds } from '#contract/found-kind.ts'
import { paintingRow } from './painting-row.ts'

declare module '#rules/search/searched.ts' {
  interface Searched {
    painting: { row: FoundPainting; rows: 'paintings' }
  }
}

const foundPainting = z.extend(paintingRow, {
  /** Hits in NAME. */
  MARKS: hitMarks,
})
export type FoundPainting = z.output<typeof foundPainting>

/** Works, as the search finds them. */
export const foundOfNoun = foundKinds<'painting'>({
  painting: { rows: 'paintings', row: foundPainting, shows: ['paintings', 'painting-counts'], hiddenBy: 'paintings' },
})
