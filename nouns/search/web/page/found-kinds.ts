import type { FoundThings } from '#cards/search/found-things.tsx'
import { byNoun } from '#rules/by-noun.ts'
import { searchTypes } from '../../rules/search-types.ts'

const ofNouns = byNoun(
  import.meta.glob<readonly FoundThings[]>('../../../*/web/found.tsx', { eager: true, import: 'foundOfNoun' }),
)

/** How the things of each type show, in the order of the types. Throws where no noun shows a type. */
export const foundKinds: readonly FoundThings[] = searchTypes.map((type) => {
  const kind = ofNouns.flatMap(({ stated }) => stated).find((stated) => stated.type === type)
  if (!kind) throw new Error(`no noun shows what is found of the type ${type}`)
  return kind
})
