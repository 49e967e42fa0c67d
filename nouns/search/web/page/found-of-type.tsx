import { BeyondPages } from '#cards/beyond-pages.tsx'
import { type SearchPlace, searchPath } from '#cards/search/search-path.ts'
import { cardClass } from '#design/parts/card.tsx'
import { Pager } from '#design/parts/moving/pager.tsx'
import { ListEnd } from '#design/parts/state/empty-state.tsx'
import type { SearchType } from '#rules/search/typed-search.ts'
import { useWords } from '#session/words.tsx'
import { searchPack } from '../../words/search.pack.ts'
import styles from './found-of-type.module.css'
import { type Found, hits } from './search-input.ts'
import { SearchLink } from './search-link.tsx'
import { useFoundRows } from './use-found-rows.tsx'

export interface FoundOfTypeProps {
  readonly asked: SearchPlace
  readonly type: SearchType
  readonly value: Found
}

/** What was found of one type, page by page. */
export function FoundOfType({ asked, type, value }: FoundOfTypeProps) {
  const words = useWords(searchPack)
  const rows = useFoundRows(value)[type]
  const { pageNum, pageSize, pages } = value.pageInfo
  const path = (page: number) => searchPath({ ...asked, page })
  if (rows.length === 0) return <BeyondPages first={path(1)} />
  const count = value.counts[type]
  const before = (pageNum - 1) * pageSize
  return (
    <>
      <ul className={cardClass({ clip: true })} aria-label={words.types[type]}>
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
