import type { Words } from '#words/words.ts'
import type { Load } from './reads.ts'
import type { Thing } from './structured-data.ts'

/** Context of every route's loader and head. */
export interface LoaderContext {
  readonly load: Load
  readonly words: Words
}

/** A page on the way to another one. */
export interface Crumb {
  readonly name: string
  readonly path: string
}

/** Metadata of a page for browsers, search engines and previews. */
export interface PageHead {
  /** Title without the site's name. */
  readonly title: string
  readonly description?: string | undefined
  /** Path of the preview picture, relative to the site's origin; without one previews show the house's. */
  readonly image?: string | undefined
  /** The picture is a head or an emblem: previews show it small, beside the words. */
  readonly smallImage?: boolean | undefined
  readonly noindex?: boolean | undefined
  /** Path of the same page without parameters that do not change what it says; default: its own. */
  readonly canonical?: string | undefined
  /** The way to the page from the home page, without both ends. Only the server reads it. */
  readonly trail?: readonly Crumb[] | undefined
  /** What the page is about, for search engines. Only the server sets it. */
  readonly about?: Thing | undefined
  /** Feeds of the list that the page shows. */
  readonly feeds?: { readonly rss: string; readonly atom: string; readonly title: string } | undefined
}
