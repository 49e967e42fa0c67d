import type { ParsedLocation } from '@tanstack/react-router'
import type { LoaderContext, PageHead } from '#api/loader.ts'
import type { opening } from '#words/session/opening.zh.ts'
import type { PageSizes } from './preferences/page-sizes.ts'

export interface RouterContext extends LoaderContext {
  /** False on a developer's own machine, where the test page exists. */
  readonly publicSite: boolean
  /** Names of the parts that the operator switched off (`PATISSERIE_PARTS`). */
  readonly without: readonly string[]
  /** Loads the texts about the parts of the site that open later. */
  readonly opening: () => Promise<Opening>
  /** Where an address without a page leads: to the last page that had a route, else to the page for missing addresses. */
  readonly turnBack: (from: Pick<ParsedLocation, 'pathname' | 'search'>) => TurnedBack
  /** Page sizes that the reader has chosen, for the topics of a club and the floors of a topic. */
  readonly sizes: () => PageSizes
}

/** Options of a redirect. With `mask` the browser shows that address instead, and asks for it at a reload. */
export interface TurnedBack {
  readonly to: string
  readonly mask?: { readonly to: string; readonly search: object; readonly unmaskOnReload: true }
}

/** Texts about the parts that open later, in one language. */
export type Opening = typeof opening

export type LaterKey = keyof Opening['will']

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Source file of the page, or name of its group of chunks. The first HTML links the built files of it. */
    readonly chunk?: string
    readonly home?: boolean
    /** The page fills the screen, without top bar and frame. */
    readonly bare?: boolean
    /** The page does not work without JavaScript, and says so above its content. */
    readonly needsScripts?: boolean
    /** The noun that the page is of: where it is switched off, the address has no page. */
    readonly noun?: string
    /** HTTP status of the page itself, if it is not 200. */
    readonly status?: 404
    /** Key of the texts of a part of the site that opens later. */
    readonly later?: LaterKey
    /**
     * False for parameters that match the route's pattern but are not valid addresses, and for search parameters, as the
     * address has them, that name a thing there cannot be.
     */
    readonly accepts?: (params: Readonly<Record<string, string>>, search: Readonly<Record<string, string>>) => boolean
    /** Path that an invalid address redirects to; null if none. */
    readonly instead?: (params: Readonly<Record<string, string>>) => string | null
    /**
     * Which page sizes from the cookies the page depends on. A guest's page depends on no other cookie except the
     * language.
     */
    readonly sizes?: (search: Readonly<Record<string, string>>) => readonly (keyof PageSizes)[]
  }
}

/** Head of a page in the router's form. Browsers need its title alone: the rest is for the first HTML. */
export const headTags = (head: PageHead): HeadTags =>
  import.meta.env.SSR ? serverHead(head) : { meta: [{ title: head.title }] }

interface HeadTags {
  readonly meta: Record<string, string>[]
  readonly links?: Record<string, string>[]
}

/** Meta elements and feed links; `app/document/` writes some of them, which it knows by name, as other elements. */
const serverHead = (head: PageHead): HeadTags => {
  const { title, description, image, smallImage, noindex, canonical, trail, about, feeds } = head
  const named = (name: string, content: string | undefined) => (content ? [{ name, content }] : [])
  const feed = (type: string, href: string) => ({ rel: 'alternate', type, title: feeds?.title ?? '', href })
  return {
    meta: [
      { title },
      ...named('description', description),
      ...(image ? [{ property: 'og:image', content: image }] : []),
      ...named('small-image', smallImage ? 'yes' : ''),
      ...named('robots', noindex ? 'noindex' : ''),
      ...named('canonical', canonical),
      ...named('trail', trail && JSON.stringify(trail)),
      ...named('about', about && JSON.stringify(about)),
    ],
    ...(feeds ? { links: [feed('application/rss+xml', feeds.rss), feed('application/atom+xml', feeds.atom)] } : {}),
  }
}
