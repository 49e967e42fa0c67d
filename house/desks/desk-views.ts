import { byNoun, eachOf } from '#rules/by-noun.ts'
import type { DeskView } from './desk-view.ts'

/** The views of all nouns. */
export const deskViews = eachOf(
  byNoun(
    import.meta.glob<readonly DeskView[]>('../../nouns/*/web/desk/desk-views.tsx', {
      eager: true,
      import: 'deskViews',
    }),
  ),
)
