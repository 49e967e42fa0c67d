import * as z from 'zod/mini'
import { hitMarks } from '#contract/fields.ts'
import { foundKinds } from '#contract/found-kind.ts'
import { replayRow } from './replay-row.ts'

declare module '#rules/search/searched.ts' {
  interface Searched {
    replay: { row: FoundReplay; rows: 'replays' }
  }
}

const foundReplay = z.extend(replayRow, {
  /** Hits in COMMENT. */
  MARKS: hitMarks,
})
export type FoundReplay = z.output<typeof foundReplay>

/** Replays, as the search finds them. */
export const foundOfNoun = foundKinds<'replay'>({
  replay: { rows: 'replays', row: foundReplay, shows: ['replays'], hiddenBy: 'replays' },
})
