import { byNoun, eachOf, inOrder } from '#rules/by-noun.ts'
import type { FrontPart } from './front-part.ts'

/** The sections of all nouns, in the order of the page. */
export const frontParts = inOrder(
  eachOf(
    byNoun(
      import.meta.glob<readonly FrontPart[]>('../../../nouns/*/web/front-parts.tsx', {
        eager: true,
        import: 'frontParts',
      }),
    ),
  ),
)
