import { useRouter } from '@tanstack/react-router'
import type { OfNoun } from '#rules/by-noun.ts'

/** Whether a part of the site is open: it has a route that is not marked `later`, and the operator did not leave it out. */
export const useIsOpen = (): ((path: string) => boolean) => {
  const { routesByPath, options } = useRouter()
  return (path) => {
    const route = (routesByPath as Readonly<Record<string, Route | undefined>>)[path] // may be any text
    if (route === undefined) return false
    const { later, noun } = route.options.staticData ?? {}
    return !later && (noun === undefined || !options.context.without.includes(noun))
  }
}

/** The same of any path, such as that of one event: false where it leads to a page of a part that is not open. */
export const useLeadsToPage = (): ((to: string) => boolean) => {
  const router = useRouter()
  const { without } = router.options.context
  return (to) => {
    const { pathname } = new URL(to, 'http://site')
    const [routes] = router.getMatchedRoutes(pathname)
    const { later, noun } = (routes.at(-1) as Route | undefined)?.options.staticData ?? {} // as above
    return !later && (noun === undefined || !without.includes(noun))
  }
}

/** What the nouns state that the operator did not leave out, in the order of the list. */
export const useOpenParts = <T>(parts: readonly OfNoun<T>[]): readonly T[] => {
  const isOn = useIsOn()
  return parts.filter(({ noun }) => isOn(noun)).map(({ stated }) => stated)
}

interface Route {
  readonly options: { readonly staticData?: { readonly later?: string; readonly noun?: string } }
}

/** Whether a noun is there: the operator did not switch it off. */
export const useIsOn = (): ((noun: string) => boolean) => {
  const { without } = useRouter().options.context
  return (noun) => !without.includes(noun)
}
