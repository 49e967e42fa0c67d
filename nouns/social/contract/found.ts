import * as z from 'zod/mini'
import { hitMarks, userId } from '#contract/fields.ts'
import { foundKinds } from '#contract/found-kind.ts'

declare module '#rules/search/searched.ts' {
  interface Searched {
    user: { row: FoundPerson; rows: 'people' }
  }
}

const foundPerson = z.object({
  UID: userId,
  NICK: z.string(),
  HEAD: z.string(),
  BRINT: z.string(),
  /** Hits in NICK; empty where a reading of it was found. */
  MARKS: hitMarks,
})
export type FoundPerson = z.output<typeof foundPerson>

/** Members, as the search finds them. */
export const foundOfNoun = foundKinds<'user'>({
  user: { rows: 'people', row: foundPerson, shows: ['members'], hiddenBy: null },
})
