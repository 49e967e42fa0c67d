import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { EmptyArt } from '#cards/empty-art.tsx'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { Pager } from '#design/parts/moving/pager.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { EmptyState, ErrorState, ListEnd } from '#design/parts/state/empty-state.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { Link } from '#session/link.tsx'
import type { PageSizes } from '#session/preferences/page-sizes.ts'
import { useWords } from '#session/words.tsx'
import { clubs } from '../../contract/clubs.ts'
import { clubsPack } from '../../words/clubs.pack.ts'
import { useUnread } from '../card/topic-marks.ts'
import { clubPath } from '../card/topic-path.ts'
import { TopicRow } from '../card/topic-row.tsx'
import { GoneState } from '../gone-state.tsx'
import { NewTopic } from '../topic/writing/new-topic.tsx'
import { ClubBar } from './club-bar.tsx'
import { ClubHead } from './club-head.tsx'
import styles from './club-page.module.css'
import { topicsInput } from './clubs-loader.ts'
import type { ClubsView } from './clubs-search.ts'

export interface ClubPageProps {
  readonly view: Extract<ClubsView, { readonly kind: 'club' }>
  readonly sizes: PageSizes
}

/** A club: what it is, its topics, and the place to write a new one. */
export function ClubPage({ view, sizes }: ClubPageProps) {
  const words = useWords()
  const { club: own } = useWords(clubsPack)
  const read = useRead(clubs.calls.topics, topicsInput(view, sizes), { keep: true })
  const { value, refusal } = read
  const unread = useUnread(value ? [...value.pinned, ...value.rows] : [])
  if (refusal === 'ms.clubGone') {
    return (
      <GoneState title={own.gone} to="/ms" link={own.toAll}>
        {own.goneText}
      </GoneState>
    )
  }
  if (!value) {
    if (!refusal) return <SkeletonRows rows={10} label={words.shell.loading} />
    return (
      <ErrorState wide heading title={own.failed} actions={<Button onClick={read.again}>{words.shell.retry}</Button>}>
        {problemWord(refusal, words)}
      </ErrorState>
    )
  }
  const { club, keepers, pinned, rows, total, more, pageInfo } = value
  const before = (pageInfo.pageNum - 1) * pageInfo.pageSize
  const path = (page: number) => clubPath(view.m, { sort: view.sort, page })
  return (
    <>
      <ClubHead club={club} keepers={keepers} />
      <ClubBar m={view.m} sort={view.sort} />
      {pinned.length > 0 && (
        <section className={styles.pinned} aria-label={own.pinned}>
          <ul className={cardClass({ clip: true })}>
            {pinned.map((row) => (
              <TopicRow key={row.KeyID} row={row} unread={unread.get(row.KeyID)} size={sizes.tNum} />
            ))}
          </ul>
        </section>
      )}
      {rows.length > 0 && (
        <ul aria-label={own.topics} className={cardClass({ clip: true }, read.stale ? styles.stale : undefined)}>
          {rows.map((row) => (
            <TopicRow key={row.KeyID} row={row} unread={unread.get(row.KeyID)} size={sizes.tNum} excerpt />
          ))}
        </ul>
      )}
      {rows.length === 0 && (view.page > 1 || pinned.length === 0) && (
        <EmptyState
          art={<EmptyArt />}
          title={view.page > 1 ? own.beyond : own.empty}
          actions={
            view.page > 1 && (
              <Link to={path(1)} stay className={buttonClass()}>
                {own.first}
              </Link>
            )
          }
        >
          {view.page > 1 ? own.beyondText : own.emptyText}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <div className={styles.pages}>
          <span className={styles.range}>
            {own.range(before + 1, before + rows.length, total, more)}
            {!more && club.TOPICS > total && own.besides(club.TOPICS - total)}
          </span>
          <Pager
            page={pageInfo.pageNum}
            pages={pageInfo.pages}
            labels={{ nav: own.pager, previous: own.previous, next: own.next, page: own.page }}
            link={(p, props) => <Link {...props} to={path(p)} stay />}
          />
        </div>
      )}
      {rows.length > 0 && pageInfo.pages > 1 && pageInfo.pageNum >= pageInfo.pages && <ListEnd>{own.end}</ListEnd>}
      <section id="write" tabIndex={-1} className={styles.write}>
        <SectionHead title={own.writing.title} />
        <NewTopic m={view.m} />
      </section>
    </>
  )
}
