import { type SearchPlace, searchPath } from '#cards/search/search-path.ts'
import { classNames } from '#design/class-names.ts'
import { cardClass } from '#design/parts/card.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { searchPack } from '../../words/search.pack.ts'
import { foundKinds } from './found-kinds.ts'
import styles from './found-of-all.module.css'
import { type Found, hits } from './search-input.ts'
import { SearchLink } from './search-link.tsx'
import { useFoundRows } from './use-found-rows.ts'

/** The best few of each type, each with a link to all of them. */
export function FoundOfAll({ asked, value }: { readonly asked: SearchPlace; readonly value: Found }) {
  const rowsOf = useFoundRows(value)
  const { language } = useLanguage()
  const words = useWords(searchPack)
  const sections = (inAside: boolean) =>
    foundKinds
      .filter(({ aside }) => aside === inAside)
      .map((kind) => ({ ...kind, ...kind.words(language), shown: rowsOf(kind) }))
      .filter(({ shown }) => shown.length > 0)
      .map(({ type, name, all: allOf, shown }) => {
        const count = value.counts[type]
        const all = count && allOf(hits(count))
        return (
          <section key={type}>
            <SectionHead
              title={name}
              more={
                all && (
                  <SearchLink to={searchPath({ ...asked, type })} aria-label={words.allOfLabel(name, all)}>
                    {all}
                  </SearchLink>
                )
              }
            />
            <ul className={cardClass({ clip: true })}>{shown}</ul>
          </section>
        )
      })
  const [main, aside] = [sections(false), sections(true)]
  return (
    <div className={classNames(styles.found, main.length > 0 && aside.length > 0 && styles.two)}>
      {main.length > 0 && <div className={styles.column}>{main}</div>}
      {aside.length > 0 && <div className={styles.column}>{aside}</div>}
    </div>
  )
}
