import * as z from 'zod/mini'
import { hitMarks } from '#contract/fields.ts'
import { paintingRow } from './painting-row.ts'

declare module '#rules/search/searched.ts' {
  interface Searched {
    painting: { row: FoundPainting; rows: 'paintings' }
  }
}

export const foundPainting = z.extend(paintingRow, {
  /** Hits in NAME. */
  MARKS: hitMarks,
})
export type FoundPainting = z.output<typeof foundPainting>
