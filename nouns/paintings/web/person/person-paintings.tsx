import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { BeyondPages } from '#cards/beyond-pages.tsx'
import { EmptyArt } from '#cards/empty-art.tsx'
import { personPath } from '#cards/person/page/person-address.ts'
import type { PersonTabProps } from '#cards/person/page/person-tabs.ts'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { Pager } from '#design/parts/moving/pager.tsx'
import { EmptyState, ErrorState, ListEnd } from '#design/parts/state/empty-state.tsx'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { paintings } from '../../contract/paintings.ts'
import { paintingsPack } from '../../words/paintings.pack.ts'
import { PaintingWall } from '../card/painting-wall.tsx'
import { WallSkeleton } from '../card/wall-skeleton.tsx'
import styles from './person-paintings.module.css'
import { personPaintingsInput } from './person-paintings-input.ts'

const { someonesPaged, minePaged } = paintings.calls

/** Somebody's works, the newest first; one's own with those that wait for staff or were taken down. */
export function PersonPaintings({ person: { UID: id }, own, search }: PersonTabProps) {
  const words = useWords()
  const { person, wall, upload } = useWords(paintingsPack)
  const { list } = words.replays
  const { upid, ...paging } = personPaintingsInput(id, search)
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
