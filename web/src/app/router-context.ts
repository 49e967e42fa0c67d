import type { Words } from '@patisserie/words/words'
import type { opening } from '@patisserie/words/zh/opening'
import type { LoaderContext, PageHead } from '../api/loader.ts'
import type { PageSizes } from '../session/preferences/page-sizes.ts'

export interface RouterContext extends LoaderContext {
  /** Elsewhere than on one's own machine: no test page. */
  readonly publicSite: boolean
  /** What pages that open later will have, in words. */
  readonly opening: () => Promise<Opening>
  /** Where an unmatched address leads: the last page that had a route, else the gap. */
  readonly turnBack: () => string
  /** Rows the reader wants on a page of a club or a topic. */
  readonly sizes: () => PageSizes
}

/** One language's words about what opens later. */
export type Opening = typeof opening

export type LaterKey = keyof Words['later']['pages']

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Source file of the page, or the group of chunks it is in: its first HTML names their files. */
    readonly chunk?: string
    readonly home?: boolean
    /** The page fills the screen, without the top bar. */
    readonly bare?: boolean
    /** Of no use where scripts do not run, and says so there. */
    readonly needsScripts?: boolean
    /** Another page than 200 by itself. */
    readonly status?: 404
    /** Words of a part of the site that opens later. */
    readonly later?: LaterKey
    /** False for addresses that look like the route and are none. */
    readonly accepts?: (params: Readonly<Record<string, string>>) => boolean
    /** Where an address that is not accepted means to go; null: nowhere. */
    readonly instead?: (params: Readonly<Record<string, string>>) => string | null
    /** Page sizes of the reader's cookies that the page shows; no other cookie but the language reaches a guest's page. */
    readonly sizes?: (search: Readonly<Record<string, string>>) => readonly (keyof PageSizes)[]
  }
}

/** A page's head as the router carries it: a title, meta elements and links to its feeds. */
export const headTags = ({ title, description, image, noindex, feeds }: PageHead) => ({
  meta: [
    { title },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(image ? [{ property: 'og:image', content: image }] : []),
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
  ],
  ...(feeds
    ? {
        links: [
          { rel: 'alternate', type: 'application/rss+xml', title: feeds.title, href: feeds.rss },
          { rel: 'alternate', type: 'application/atom+xml', title: feeds.title, href: feeds.atom },
        ],
      }
    : {}),
})
