import { type DirectorySort, directorySorts } from '#rules/people/presence.ts'
import { textParam } from '#session/text-param.ts'

/** Declared search parameters of `/members`: what is left out is everybody, newest first, first page. */
export interface DirectorySearch {
  readonly q?: string
  readonly sort?: DirectorySort
  readonly p?: number
}

/** Width of the longest text that is searched; names are at most 20 wide. */
const longest = 60

export const directorySearch = (raw: Readonly<Record<string, unknown>>): DirectorySearch => {
  const q = textParam(raw.q, longest)
  const sort = directorySorts.find((known) => known === raw.sort && known !== 'newest')
  const p = Number(raw.p)
  return {
    ...(q && { q }),
    ...(sort && { sort }),
    ...(p > 1 && p <= 1_000_000 && p % 1 === 0 && { p }),
  }
}
