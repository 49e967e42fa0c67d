import { type SearchPlace, searchPath } from '#cards/search/search-path.ts'
import { Icon } from '#design/icons/icon.tsx'
import type { TypedSearch } from '#rules/search/typed-search.ts'
import { useTimes } from '#session/times.ts'
import { useWords } from '#session/words.tsx'
import { searchPack } from '../../words/search.pack.ts'
import styles from './search-hints.module.css'
import type { Found } from './search-input.ts'
import { SearchLink } from './search-link.tsx'

export interface SearchHintsProps {
  readonly asked: SearchPlace
  readonly typed: TypedSearch
  /** None if the search was refused. */
  readonly value: Found | undefined
}

/** What of the typed text was not used, with its correction, and how far back the index reaches. */
export function SearchHints({ asked, typed, value }: SearchHintsProps) {
  const words = useWords(searchPack)
  const { own } = useTimes()
  return (
    <>
      {typed.unknown.map(({ typed: part, instead = '' }) => (
        <p key={part} className={styles.hint}>
          <Icon name="info" size={16} />
          <span>
            <code>{part}</code> {words.unknown}
            {instead !== '' && (
              <>
                {' '}
                {words.maybe}{' '}
                <SearchLink to={searchPath({ ...asked, q: replaced(typed, part, instead), page: undefined })}>
                  <code>{instead}</code>
                </SearchLink>
                {words.maybeEnd}
              </>
            )}
          </span>
        </p>
      ))}
      {value && value.single.length > 0 && (
        <p className={styles.hint}>
          <Icon name="info" size={16} />
          <span>{words.single(value.single)}</span>
        </p>
      )}
      {value && value.since !== '' && (
        <p className={styles.hint}>
          <Icon name="clock" size={16} />
          <span>{words.since(own(value.since, 'date'))}</span>
        </p>
      )}
    </>
  )
}

/** The typed text with another filter in place of one of its parts. */
export const replaced = ({ parts }: TypedSearch, part: string, instead: string): string =>
  parts.map(({ typed }) => (typed === part ? instead : typed)).join(' ')
