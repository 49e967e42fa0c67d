import { createMemoryHistory } from '@tanstack/react-router'
import { type PageSizes, pageSizesOf, usualPageSizes } from '#session/preferences/page-sizes.ts'
import { parseSearch, stringifySearch } from './parse-search.ts'
import { createAppRouter } from './router.ts'

/** Everything that a guest's page depends on besides the language: its address, and the page sizes from the cookies. */
export interface PageView {
  readonly path: string
  readonly sizes: PageSizes
}

/** The page for missing things, as every address without a page shows it. */
export const gapView: PageView = { path: '/yukari', sizes: usualPageSizes }

/**
 * Cache key of a guest's page: that of the page for missing things if there is none at the address, null if the address
 * redirects. The language is not in it: `?lang=` is part of no page's address. Page sizes are in the key only if the page
 * shows them and they differ from the default, so a cached page never depends on other cookies of one visitor.
 */
export const pageKey = (url: string, cookie: string): string | null => {
  const view = pageView(url, cookie) ?? (elsewhere(url) ? null : gapView)
  if (!view) return null
  const { path, sizes } = view
  const unusual = sizeNames.filter((name) => sizes[name] !== usualPageSizes[name])
  return [path, ...unusual.map((name) => `${name}=${sizes[name]}`)].join(' ')
}

/**
 * The canonical address: path and declared search parameters in a fixed order, so that the number of cached pages is
 * bounded. Null if there is no page at the address.
 */
export const pageView = (url: string, cookie: string): PageView | null => {
  const address = parse(url)
  if (!address) return null
  const [routes, params] = matcher().getMatchedRoutes(address.path)
  const asked = parseSearch(address.search)
  if (routes.some(({ options }) => options.staticData?.accepts?.(params, asked) === false)) return null
  const declared: Record<string, string> = {}
  for (const { options } of routes) {
    const validate: unknown = options.validateSearch
    if (typeof validate === 'function') Object.assign(declared, validate(asked))
  }
  const shown = routes.flatMap(({ options }) => options.staticData?.sizes?.(declared) ?? [])
  const wanted = pageSizesOf(cookie)
  return {
    path: address.path + stringifySearch(declared),
    sizes: {
      mNum: shown.includes('mNum') ? wanted.mNum : usualPageSizes.mNum,
      tNum: shown.includes('tNum') ? wanted.tNum : usualPageSizes.tNum,
    },
  }
}

/** The path that an address without a page redirects to, as its route declares; null if none. */
export const elsewhere = (url: string): string | null => {
  const address = parse(url)
  if (!address) return null
  const [routes, params] = matcher().getMatchedRoutes(address.path)
  return routes.map(({ options }) => options.staticData?.instead?.(params)).find((path) => path) ?? null
}

const sizeNames = ['mNum', 'tNum'] as const

const parse = (url: string) => {
  try {
    // A path that begins with two slashes would name another site.
    const { pathname, search } = new URL(url.replace(/^\/\//, '/.//'), 'http://site')
    // Throws for an address that cannot be read. The result is used: the bundler leaves out calls without an effect.
    if (decodeURI(pathname) === '') return null
    return { path: pathname.replace(/(?<=.)\/+$/, ''), search }
  } catch {
    return null
  }
}

/** A router used for matching only. No loader runs, so its context is never used. */
let router: ReturnType<typeof createAppRouter> | undefined
const matcher = () => {
  router ??= createAppRouter(
    {} as Parameters<typeof createAppRouter>[0],
    createMemoryHistory({ initialEntries: ['/yukari'] }),
  )
  return router
}
