import type { FoundThings } from '#cards/search/found-things.tsx'
import type { SearchPlace } from '#cards/search/search-path.ts'
import { byNoun, eachOf, inOrder } from '#rules/by-noun.ts'

/** How the things of each type show, with the nouns that show them, in the order of the tabs. */
export const foundByNoun = inOrder(
  eachOf(
    byNoun(import.meta.glob<readonly FoundThings[]>('/nouns/*/web/found.tsx', { eager: true, import: 'foundOfNoun' })),
  ),
)

export const foundKinds: readonly FoundThings[] = foundByNoun.map(({ stated }) => stated)

/** What an address asks, without a type that there is none of. */
export const knownPlace = (place: SearchPlace): SearchPlace =>
  foundKinds.some(({ type }) => type === place.type) ? place : { ...place, type: undefined, page: undefined }
