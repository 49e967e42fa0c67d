import type { Words } from '@patisserie/words/words'
import type { Load } from './reads.ts'

/** What every loader and head of a route gets. */
export interface LoaderContext {
  readonly load: Load
  readonly words: Words
}

/** What a page says of itself to browsers, search engines and previews. */
export interface PageHead {
  /** Without the site's name. */
  readonly title: string
  readonly description?: string | undefined
  /** Path of a picture below the site. */
  readonly image?: string | undefined
  readonly noindex?: boolean | undefined
  /** Where what it lists can be subscribed to. */
  readonly feeds?: { readonly rss: string; readonly atom: string; readonly title: string } | undefined
}
