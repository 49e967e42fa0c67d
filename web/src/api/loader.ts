import type { Words } from '@patisserie/words/words'
import type { Load } from './reads.ts'

/** Context of every route's loader and head. */
export interface LoaderContext {
  readonly load: Load
  readonly words: Words
}

/** Metadata of a page for browsers, search engines and previews. */
export interface PageHead {
  /** Title without the site's name. */
  readonly title: string
  readonly description?: string | undefined
  /** Path of the preview picture, relative to the site's origin. */
  readonly image?: string | undefined
  readonly noindex?: boolean | undefined
  /** Feeds of the list that the page shows. */
  readonly feeds?: { readonly rss: string; readonly atom: string; readonly title: string } | undefined
}
