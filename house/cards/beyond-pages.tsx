import { buttonClass } from '#design/parts/button.tsx'
import { EmptyState } from '#design/parts/state/empty-state.tsx'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { EmptyArt } from './empty-art.tsx'

/** Shown on a page number beyond the last page; links to the first page of the list. */
export function BeyondPages({ first }: { readonly first: string }) {
  const { list } = useWords().replays
  return (
    <EmptyState
      art={<EmptyArt />}
      title={list.beyond}
      actions={
        <Link to={first} stay className={buttonClass()}>
          {list.first}
        </Link>
      }
    />
  )
}
