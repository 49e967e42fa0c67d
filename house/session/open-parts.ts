import { useRouter } from '@tanstack/react-router'
import type { OfNoun } from '#rules/by-noun.ts'

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

/** What the nouns state that the operator did not leave out, in the order of the list. */
export const useOpenParts = <T>(parts: readonly OfNoun<T>[]): readonly T[] => {
  const isOpen = useIsOpen()
  return parts.filter(({ noun }) => noun !== 'bets' || isOpen('/bocai')).map(({ stated }) => stated)
}

interface Route {
  readonly options: { readonly staticData?: { readonly later?: string; readonly needs?: 'bets' } }
}
