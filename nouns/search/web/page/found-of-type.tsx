import { BeyondPages } from '#cards/beyond-pages.tsx'
import type { FoundThings } from '#cards/search/found-things.tsx'
import { type SearchPlace, searchPath } from '#cards/search/search-path.ts'
import { cardClass } from '#design/parts/card.tsx'
import { Pager } from '#design/parts/moving/pager.tsx'
import { ListEnd } from '#design/parts/state/empty-state.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { searchPack } from '../../words/search.pack.ts'
import styles from './found-of-type.module.css'
import { type Found, hits } from './search-input.ts'
import { SearchLink } from './search-link.tsx'
import { useFoundRows } from './use-found-rows.ts'

export interface FoundOfTypeProps {
  readonly asked: SearchPlace
  readonly kind: FoundThings
  readonly value: Found
}

/** What was found of one type, page by page. */
export function FoundOfType({ asked, kind, value }: FoundOfTypeProps) {
  const words = useWords(searchPack)
  const { language } = useLanguage()
  const rows = useFoundRows(value)(kind)
  const { pageNum, pageSize, pages } = value.pageInfo
  const path = (page: number) => searchPath({ ...asked, page })
  if (rows.length === 0) return <BeyondPages first={path(1)} />
  const count = value.counts[kind.type]
  const before = (pageNum - 1) * pageSize
  return (
    <>
      <ul className={cardClass({ clip: true })} aria-label={kind.words(language).name}>
        {rows}
      </ul>
      <div className={styles.pages}>
        {count && (
          <span className={styles.range}>
            {words.range(before + 1, Math.min(before + pageSize, count.total), hits(count))}
          </span>
        )}
        <Pager
          page={pageNum}
          pages={pages}
          labels={{ nav: words.pager, previous: words.previous, next: words.next, page: words.page }}
          link={(page, props) => <SearchLink {...props} to={path(page)} />}
        />
      </div>
      {pages > 1 && pageNum >= pages && <ListEnd>{words.end}</ListEnd>}
    </>
  )
}
