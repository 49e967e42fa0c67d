import type { Crumb } from '#api/loader.ts'
import type { Thing } from '#api/structured-data.ts'
import { addressIn } from '../page-language.ts'
import type { DocumentParts } from './document-parts.ts'
import { json } from './escape.ts'

interface PageAbout extends Pick<DocumentParts, 'language' | 'origin' | 'siteName'> {
  readonly path: string
  readonly title: string
  /** The parts of `PageHead` as JSON; '' where the page has none. */
  readonly about: string
  readonly trail: string
}

/**
 * What the page is about and the way to it, as JSON-LD: the script elements are data, which the Content-Security-Policy
 * lets pass and browsers do not run. Only what the page itself shows to a guest may stand there.
 */
export const aboutPage = ({ about, trail, ...page }: PageAbout): string => {
  // Safe to cast: `headTags` wrote both.
  const things = about === '' ? [] : [JSON.parse(about) as Thing]
  const way = trail === '' ? [] : [wayTo(page, JSON.parse(trail) as readonly Crumb[])]
  return [...things, ...way].map((thing) => element(thing, page)).join('')
}

const wayTo = ({ path, title, siteName }: Omit<PageAbout, 'about' | 'trail'>, trail: readonly Crumb[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: siteName, path: '/' }, ...trail, { name: title, path }].map(({ name, path: item }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item,
  })),
})

const element = (thing: Thing, { origin, language }: Pick<PageAbout, 'origin' | 'language'>): string => {
  const whole = (name: string, value: unknown) => {
    if (typeof value !== 'string' || !value.startsWith('/')) return value
    if (pages.has(name)) return origin + addressIn(language, value)
    return files.has(name) ? origin + value : value
  }
  const data = JSON.parse(JSON.stringify({ '@context': 'https://schema.org', ...thing }, whole))
  return `<script type="application/ld+json">${json(data)}</script>`
}

/** Properties whose values are paths of pages, or of files, which are the same in all languages. */
const pages = new Set(['url', 'item'])
const files = new Set(['image', 'contentUrl', 'thumbnailUrl'])
