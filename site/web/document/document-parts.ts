import type { Language } from '#rules/language.ts'
import type { PageAssets } from '../../build/page-assets.ts'

/** What the first HTML of a page is made from. */
export interface DocumentParts {
  readonly language: Language
  readonly siteName: string
  /** Describes pages that have no description of their own. */
  readonly siteDescription: string
  readonly origin: string
  /** Canonical path including the query string. */
  readonly path: string
  /** Title and meta elements that the route declares. */
  readonly meta: readonly Readonly<Record<string, unknown>>[]
  /** Link elements that the route declares. */
  readonly links: readonly Readonly<Record<string, unknown>>[]
  readonly noindex: boolean
  /**
   * Text shown where JavaScript does not run. `above` puts it before the content, for a page that is useless without
   * scripts.
   */
  readonly noScripts: { readonly text: string; readonly above: boolean; readonly otherLanguage: string }
  readonly assets: PageAssets
  /** State embedded as JSON, from which the browser hydrates. */
  readonly state: unknown
  readonly body: string
  /** Texts that the starter shows before hydration: presses are held, or the scripts were lost. */
  readonly early: { readonly held: string; readonly lost: string; readonly reload: string }
  /** Script tags that the development server needs. */
  readonly development?: string | undefined
}
