import { type SearchPlace, searchPath } from '#cards/search/search-path.ts'
import { Tabs } from '#design/parts/moving/tabs.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { searchPack } from '../../words/search.pack.ts'
import { foundKinds } from './found-kinds.ts'
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
  const { language } = useLanguage()
  const kinds = foundKinds.filter(({ type }) => !value || value.counts[type] || type === asked.type)
  const tabs = kinds.map(({ type, words: of }) => ({ type, name: of(language).name }))
  return (
    <Tabs label={words.typesLabel} className={styles.tabs}>
      {[{ type: undefined, name: words.all }, ...tabs].map(({ type, name }) => (
        <SearchLink
          key={type ?? 'all'}
          to={searchPath({ ...asked, type, page: undefined })}
          aria-current={type === asked.type ? 'page' : undefined}
        >
          {name}
          <span className={styles.count}>{value ? hits(totalOf(value, type)) : '\u00a0'}</span>
        </SearchLink>
      ))}
    </Tabs>
  )
}
