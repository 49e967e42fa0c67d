import { useRouter } from '@tanstack/react-router'

/** Whether a part of the site is open, as the route table says: its route is there, and is none that opens later. */
export const useIsOpen = (): ((path: string) => boolean) => {
  const { routesByPath } = useRouter()
  return (path) => {
    const route = (routesByPath as Readonly<Record<string, Route | undefined>>)[path] // by any text
    return route !== undefined && !route.options.staticData?.later
  }
}

interface Route {
  readonly options: { readonly staticData?: { readonly later?: string } }
}
