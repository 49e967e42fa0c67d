import * as z from 'zod/mini'
import { hitMarks } from '#contract/fields.ts'
import { replayRow } from './replay-row.ts'

declare module '#rules/search/searched.ts' {
  interface Searched {
    replay: { row: FoundReplay; rows: 'replays' }
  }
}

export const foundReplay = z.extend(replayRow, {
  /** Hits in COMMENT. */
  MARKS: hitMarks,
})
export type FoundReplay = z.output<typeof foundReplay>
