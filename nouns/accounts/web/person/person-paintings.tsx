import { useSearch } from '@tanstack/react-router'
import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { BeyondPages } from '#cards/beyond-pages.tsx'
import { EmptyArt } from '#cards/empty-art.tsx'
import type { Sent } from '#contract/endpoint.ts'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { Pager } from '#design/parts/moving/pager.tsx'
import { EmptyState, ErrorState, ListEnd } from '#design/parts/state/empty-state.tsx'
import { paintings } from '#nouns/paintings/contract/paintings.ts'
import { PaintingWall } from '#nouns/paintings/web/card/painting-wall.tsx'
import { WallSkeleton } from '#nouns/paintings/web/card/wall-skeleton.tsx'
import { paintingsPack } from '#nouns/paintings/words/paintings.pack.ts'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { personPath, personSearch } from '../person-routes.ts'
import styles from './person-paintings.module.css'

const { someonesPaged, minePaged } = paintings.calls

export interface PersonPaintingsProps {
  readonly id: number
  readonly own: boolean
  /** Which page of the works is asked for. */
  readonly asked: Sent<typeof someonesPaged>
}

/** Somebody's works, the newest first; one's own with those that wait for staff or were taken down. */
export function PersonPaintings({ id, own, asked }: PersonPaintingsProps) {
  const words = useWords()
  const { person, wall, upload } = useWords(paintingsPack)
  const { list } = words.replays
  const search = personSearch(useSearch({ strict: false }))
  const { upid, ...paging } = asked
  const theirs = useRead(someonesPaged, { upid, ...paging }, { keep: true, enabled: !own })
  const mine = useRead(minePaged, paging, { keep: true, enabled: own })
  // The public list is shown until the member's own list is loaded.
  const page = own && (mine.value || mine.refusal) ? mine : theirs
  const { p, ...rest } = search
  if (!page.value) {
    if (!page.refusal) return <WallSkeleton label={words.shell.loading} />
    if (page.refusal === 'p.hidden') return <EmptyState art={<EmptyArt />} title={person.hidden} />
    return (
      <ErrorState title={person.failed} actions={<Button onClick={page.again}>{words.shell.retry}</Button>}>
        {problemWord(page.refusal, words)}
      </ErrorState>
    )
  }
  const { rows, pageInfo } = page.value
  if (rows.length === 0 && p) return <BeyondPages first={personPath(id, rest)} />
  if (rows.length === 0) {
    const actions = own && (
      <Link to="/painting/upload" className={buttonClass()}>
        {upload}
      </Link>
    )
    return <EmptyState art={<EmptyArt />} title={own ? person.emptyOwn : person.empty} actions={actions} />
  }
  return (
    <div className={styles.stack}>
      <PaintingWall rows={rows} label={wall} stale={page.stale} own />
      <div className={styles.pager}>
        <Pager
          page={pageInfo.pageNum}
          pages={pageInfo.pages}
          labels={{ nav: list.pager, previous: list.previous, next: list.next, page: list.page }}
          link={(n, props) => <Link {...props} stay to={personPath(id, { ...rest, ...(n > 1 && { p: n }) })} />}
        />
      </div>
      {pageInfo.pageNum >= pageInfo.pages && <ListEnd>{words.shell.end}</ListEnd>}
    </div>
  )
}
