import type { Tag } from '#contract/endpoint.ts'
import { byNoun } from '#rules/by-noun.ts'

/** What open home pages know of new posts that a noun's section does not show yet. */
export interface FrontNews {
  /** Which posts of the live topic `front` the section shows. */
  readonly of: 'floors' | 'replays'
  /** ISO times of the posts shown; undefined until they are known. */
  readonly useTimes: () => readonly string[] | undefined
  /** What is read again when the reader asks for the new ones. */
  readonly shows: readonly Tag[]
}

/** The news of all nouns. */
export const frontNews = byNoun(
  import.meta.glob<FrontNews>('../../../nouns/*/web/front-news.ts', { eager: true, import: 'frontNews' }),
)
