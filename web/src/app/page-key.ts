import { limits } from '@patisserie/rules/limits'
import { createMemoryHistory } from '@tanstack/react-router'
import { pageSizesOf } from '../session/page-sizes.ts'
import { createAppRouter } from './router.ts'
import { parseSearch, stringifySearch } from './search.ts'

/** What a kept page is kept under: its address, and how many rows its reader wants where that is not the usual number. */
export const pageKey = (url: string, cookie: string): string | null => {
  const path = pagePath(url)
  if (!path?.startsWith('/ms?')) return path
  const { mNum, tNum } = pageSizesOf(cookie)
  const [size, usual] = path.includes('t=') ? [tNum, limits.floorPageSize] : [mNum, limits.topicPageSize]
  return size === usual ? path : `${path} ${size}`
}

/**
 * The address as the site writes it: canonical path and declared search parameters in a fixed order, so that a cache
 * of pages is bounded. Null where there is no such page.
 */
export const pagePath = (url: string): string | null => {
  const address = parse(url)
  if (!address) return null
  const [routes, params] = matcher().getMatchedRoutes(address.path)
  if (routes.some(({ options }) => options.staticData?.accepts?.(params) === false)) return null
  const declared: Record<string, unknown> = {}
  for (const { options } of routes) {
    const validate: unknown = options.validateSearch
    if (typeof validate === 'function') Object.assign(declared, validate(parseSearch(address.search)))
  }
  return address.path + stringifySearch(declared)
}

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
