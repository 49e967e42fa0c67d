import { type DirectorySort, directorySorts } from '@patisserie/rules/people/presence'
import { truncateUnits } from '@patisserie/rules/text'

/** Declared search parameters of `/members`: what is left out is everybody, newest first, first page. */
export interface DirectorySearch {
  readonly q?: string
  readonly sort?: DirectorySort
  readonly p?: number
}

const longest = 60

export const directorySearch = (raw: Readonly<Record<string, unknown>>): DirectorySearch => {
  const q = typeof raw.q === 'string' || typeof raw.q === 'number' ? truncateUnits(String(raw.q).trim(), longest) : ''
  const sort = directorySorts.find((known) => known === raw.sort && known !== 'newest')
  const p = Number(raw.p)
  return {
    ...(q !== '' && { q }),
    ...(sort && { sort }),
    ...(Number.isInteger(p) && p > 1 && p <= 1_000_000 && { p }),
  }
}
