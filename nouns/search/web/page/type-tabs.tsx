import { type SearchPlace, searchPath } from '#cards/search/search-path.ts'
import { Tabs } from '#design/parts/moving/tabs.tsx'
import { type SearchType, searchTypes } from '#rules/search/typed-search.ts'
import { useWords } from '#session/words.tsx'
import { searchPack } from '../../words/search.pack.ts'
import { type Found, hits, totalOf } from './search-input.ts'
import { SearchLink } from './search-link.tsx'
import styles from './type-tabs.module.css'

export interface TypeTabsProps {
  readonly asked: SearchPlace
  /** An answer with counts; undefined while it is loading. */
  readonly value: Found | undefined
}

/** What was found of each type. A type that cannot have the filters is left out. */
export function TypeTabs({ asked, value }: TypeTabsProps) {
  const words = useWords(searchPack)
  const types = searchTypes.filter((type) => !value || value.counts[type] || type === asked.type)
  return (
    <Tabs label={words.typesLabel} className={styles.tabs}>
      {[undefined, ...types].map((type: SearchType | undefined) => (
        <SearchLink
          key={type ?? 'all'}
          to={searchPath({ ...asked, type, page: undefined })}
          aria-current={type === asked.type ? 'page' : undefined}
        >
          {words.types[type ?? 'all']}
          <span className={styles.count}>{value ? hits(totalOf(value, type)) : '\u00a0'}</span>
        </SearchLink>
      ))}
    </Tabs>
  )
}
