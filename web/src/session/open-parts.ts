import { useRouter } from '@tanstack/react-router'

/** Whether a part of the site is open: it has a route, and the route is not marked `later`. */
export const useIsOpen = (): ((path: string) => boolean) => {
  const { routesByPath } = useRouter()
  return (path) => {
    const route = (routesByPath as Readonly<Record<string, Route | undefined>>)[path] // may be any text
    return route !== undefined && !route.options.staticData?.later
  }
}

interface Route {
  readonly options: { readonly staticData?: { readonly later?: string } }
}
