import { createMemoryHistory } from '@tanstack/react-router'
import { type PageSizes, pageSizesOf, usualPageSizes } from '../session/preferences/page-sizes.ts'
import { createAppRouter } from './router.ts'
import { parseSearch, stringifySearch } from './search/search.ts'

/** What decides a guest's page beside its language: its address, and what of the reader's cookies it may look at. */
export interface PageView {
  readonly path: string
  readonly sizes: PageSizes
}

/**
 * What a kept page is kept under: all that its view says. Sizes stand in it where they are not the usual ones; a size
 * that the page does not show is no part of the view, so a page never holds what only one visitor's cookies say.
 */
export const pageKey = (url: string, cookie: string): string | null => {
  const view = pageView(url, cookie)
  if (!view) return null
  const { path, sizes } = view
  const unusual = sizeNames.filter((name) => sizes[name] !== usualPageSizes[name])
  return [path, ...unusual.map((name) => `${name}=${sizes[name]}`)].join(' ')
}

/**
 * The address as the site writes it: canonical path and declared search parameters in a fixed order, so that a cache
 * of pages is bounded. Null where there is no such page.
 */
export const pageView = (url: string, cookie: string): PageView | null => {
  const address = parse(url)
  if (!address) return null
  const [routes, params] = matcher().getMatchedRoutes(address.path)
  if (routes.some(({ options }) => options.staticData?.accepts?.(params) === false)) return null
  const declared: Record<string, string> = {}
  for (const { options } of routes) {
    const validate: unknown = options.validateSearch
    if (typeof validate === 'function') Object.assign(declared, validate(parseSearch(address.search)))
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

/** Where an address without a page means to go, as its route says; null: nowhere. */
export const elsewhere = (url: string): string | null => {
  const address = parse(url)
  if (!address) return null
  const [routes, params] = matcher().getMatchedRoutes(address.path)
  return routes.map(({ options }) => options.staticData?.instead?.(params)).find((path) => path) ?? null
}

const sizeNames = ['mNum', 'tNum'] as const

const parse = (url: string) => {
  try {
    const { pathname, search } = new URL(url, 'http://site')
    decodeURI(pathname)
    return { path: pathname.replace(/(?<=.)\/+$/, ''), search }
  } catch {
    return null
  }
}

/** One router only to match with; no loader runs, so its context is never used. */
let router: ReturnType<typeof createAppRouter> | undefined
const matcher = () => {
  router ??= createAppRouter(
    {} as Parameters<typeof createAppRouter>[0],
    createMemoryHistory({ initialEntries: ['/yukari'] }),
  )
  return router
}
