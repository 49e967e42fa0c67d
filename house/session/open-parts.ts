import { useRouter } from '@tanstack/react-router'

/** Whether a part of the site is open: it has a route that is not marked `later`, and the operator did not leave it out. */
export const useIsOpen = (): ((path: string) => boolean) => {
  const { routesByPath, options } = useRouter()
  return (path) => {
    const route = (routesByPath as Readonly<Record<string, Route | undefined>>)[path] // may be any text
    if (route === undefined) return false
    const { later, needs } = route.options.staticData ?? {}
    return !later && (!needs || options.context[needs])
  }
}

interface Route {
  readonly options: { readonly staticData?: { readonly later?: string; readonly needs?: 'bets' } }
}
