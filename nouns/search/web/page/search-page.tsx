import { getRouteApi } from '@tanstack/react-router'
import { searchPlace, siteSearch } from '../site-search.ts'
import { knownPlace } from './found-kinds.ts'
import { SearchResults } from './search-results.tsx'
import { SearchStart } from './search-start.tsx'

export { searchLoader } from './search-input.ts'

const route = getRouteApi('/main/search')

/** Searches the whole site, or the club, topic or person that the address names. */
export function SearchPage() {
  const asked = knownPlace(searchPlace(siteSearch({ ...route.useSearch() })))
  return asked.q ? <SearchResults asked={asked} q={asked.q} /> : <SearchStart asked={asked} />
}
