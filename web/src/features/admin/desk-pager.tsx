import { Pager } from '../../design/parts/pager.tsx'
import { Link } from '../../session/link.tsx'
import { useWords } from '../../session/words.tsx'
import { useAdminWords } from './admin-words.ts'
import { useDeskSearch } from './desk-view.ts'

/** Pages of a view's list, kept in its address. */
export function DeskPager({ pages }: { readonly pages: number }) {
  const { replays } = useWords()
  const words = useAdminWords()
  const search = useDeskSearch()
  return (
    <Pager
      page={pageOf(search.get('p'))}
      pages={pages}
      labels={{
        nav: words.pager,
        previous: replays.list.previous,
        next: replays.list.next,
        page: replays.list.page,
      }}
      link={(page, props) => <Link {...props} to={search.path({ p: page === 1 ? '' : String(page) })} stay />}
    />
  )
}

export const pageOf = (text: string): number => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1)
