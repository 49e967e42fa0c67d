import { type SearchPlace, searchPath } from '#cards/search/search-path.ts'
import { classNames } from '#design/class-names.ts'
import { cardClass } from '#design/parts/card.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import type { SearchType } from '#rules/search/typed-search.ts'
import { useWords } from '#session/words.tsx'
import { searchPack } from '../../words/search.pack.ts'
import styles from './found-of-all.module.css'
import { type Found, hits } from './search-input.ts'
import { SearchLink } from './search-link.tsx'
import { useFoundRows } from './use-found-rows.tsx'

/** The best few of each type, each with a link to all of them. */
export function FoundOfAll({ asked, value }: { readonly asked: SearchPlace; readonly value: Found }) {
  const rows = useFoundRows(value)
  const words = useWords(searchPack)
  const sections = (types: readonly SearchType[]) =>
    types
      .filter((type) => rows[type].length > 0)
      .map((type) => {
        const count = value.counts[type]
        const all = count && words.allOf[type](hits(count))
        return (
          <section key={type}>
            <SectionHead
              title={words.types[type]}
              more={
                all && (
                  <SearchLink to={searchPath({ ...asked, type })} aria-label={words.allOfLabel(words.types[type], all)}>
                    {all}
                  </SearchLink>
                )
              }
            />
            <ul className={cardClass({ clip: true })}>{rows[type]}</ul>
          </section>
        )
      })
  const [main, aside] = [sections(['topic', 'floor', 'replay', 'painting']), sections(['user', 'club'])]
  return (
    <div className={classNames(styles.found, main.length > 0 && aside.length > 0 && styles.two)}>
      {main.length > 0 && <div className={styles.column}>{main}</div>}
      {aside.length > 0 && <div className={styles.column}>{aside}</div>}
    </div>
  )
}
