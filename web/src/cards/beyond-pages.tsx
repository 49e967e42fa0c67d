import { buttonClass } from '../design/parts/button.tsx'
import { EmptyState } from '../design/parts/state/empty-state.tsx'
import { Link } from '../session/link.tsx'
import { useWords } from '../session/words.tsx'
import { EmptyArt } from './empty-art.tsx'

/** Stands on a page after the last one: the list has rows, or had them, and its first page tells. */
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
