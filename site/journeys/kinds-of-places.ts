import type { Place } from './places.ts'

/** Names in a query that choose another page, or another part of one; the others choose what it lists. */
const choosing = ['m', 't', 'q', 'tab', 'with', 'to']

/** The first place of each page: the others show it with other things, empty, or missing. */
export const firstOfEach = (places: readonly Place[]): ReadonlySet<Place> => {
  const known = new Map<string, Place>()
  for (const place of places) {
    const kind = kindOf(place)
    if (!known.has(kind)) known.set(kind, place)
  }
  return new Set(known.values())
}

const kindOf = ({ path, member = false }: Place): string => `${member} ${kindOfPage(path)}`

/** The page that an address leads to, and which of its parts, without numbers and codes. */
export function kindOfPage(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://site')
  const page = pathname
    .replace(/^\/r\/[^/]+(\/vs\/.+)?/, (_, other) => (other ? 'two runs' : 'a run'))
    .replace(/\d+/, 'id')
  const part = choosing.filter((name) => searchParams.has(name)).map((name) => name + (searchParams.get('tab') ?? ''))
  return [page, ...part].join(' ')
}
