import { getRouteApi } from '@tanstack/react-router'
import { problemWord } from '#api/refusal-words.ts'
import { EmptyArt } from '#cards/empty-art.tsx'
import { Icon } from '#design/icons/icon.tsx'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { PageHead } from '#design/parts/section-head.tsx'
import { EmptyState, ErrorState } from '#design/parts/state/empty-state.tsx'
import { Link } from '#session/link.tsx'
import { useMe } from '#session/me.ts'
import { useSession } from '#session/session-context.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import { paintingsPack } from '../../words/paintings.pack.ts'
import { PaintingWall } from '../card/painting-wall.tsx'
import { WallSkeleton } from '../card/wall-skeleton.tsx'
import styles from './painting-wall-page.module.css'
import { useWallPages } from './use-wall-pages.ts'
import { WallBar } from './wall-bar.tsx'
import { WallMore } from './wall-more.tsx'
import { wallParts, withoutPart } from './wall-parts.ts'
import { type WallView, wallPagePath, wallPath, wallView } from './wall-view.ts'

export { wallLoader } from './wall-loader.ts'

const route = getRouteApi('/main/painting')

/** The wall of paintings: whatever the address asks for, endless, in justified rows. */
export function PaintingWallPage() {
  const all = useWords()
  const words = useWords(paintingsPack)
  const { status } = useMe()
  const view = wallView(route.useSearch())
  const mayRead = !view.followed || status === 'member'
  const pages = useWallPages(view, mayRead)
  const { rows, refusal } = pages
  return (
    <>
      <div className={styles.head}>
        <PageHead
          title={words.title}
          sub={
            <span className="num">
              {mayRead && rows && !pages.stale ? words.count(pages.total, pages.more) : '\u00a0'}
            </span>
          }
          actions={
            <>
              <Link to="/dragonball" className={buttonClass()} aria-label={words.balls}>
                <Icon name="star" size={18} />
                <span className="not-m">{words.balls}</span>
              </Link>
              <Link to="/painting/upload" className={buttonClass({ variant: 'primary' })}>
                <Icon name="upload" size={18} />
                <span className="not-m">{words.upload}</span>
                <span className="only-m">{words.uploadShort}</span>
              </Link>
            </>
          }
        />
      </div>
      <WallBar view={view} nick={rows?.find(({ UPID }) => UPID === view.filter.upid)?.NICK} />
      {view.page > 1 && (
        <p className={styles.earlier}>
          <Link to={wallPagePath(view, view.page - 1)} stay className="link">
            {words.list.earlier}
          </Link>
        </p>
      )}
      {view.followed && status === 'guest' && <FollowGuest />}
      {status === 'unknown' && view.followed && <WallSkeleton label={all.shell.loading} />}
      {mayRead && !rows && !refusal && <WallSkeleton label={all.shell.loading} />}
      {mayRead && !rows && refusal && (
        <ErrorState title={words.list.failed} actions={<Button onClick={pages.again}>{all.shell.retry}</Button>}>
          {problemWord(refusal, all)}
        </ErrorState>
      )}
      {rows?.length === 0 && !pages.stale && <NothingHere view={view} />}
      {rows && rows.length > 0 && <PaintingWall rows={rows} label={words.wall} stale={pages.stale} above />}
      {mayRead && <WallMore pages={pages} to={(p) => wallPagePath(view, p)} />}
      <p className={styles.rights}>
        <Link to="/rights" className="link">
          {all.titles.rights}
        </Link>
      </p>
    </>
  )
}

/** A guest follows nobody. */
function FollowGuest() {
  const { login } = useWords().shell
  const { list } = useWords(paintingsPack)
  const { dialogs } = useSession()
  return (
    <EmptyState
      art={<EmptyArt />}
      title={list.followGuest}
      actions={
        <Button variant="primary" onClick={() => void dialogs.login()}>
          {login}
        </Button>
      }
    >
      {list.followGuestText}
    </EmptyState>
  )
}

/** No work fits, or the page lies beyond the last one. */
function NothingHere({ view }: { readonly view: WallView }) {
  const words = useWords(paintingsPack)
  const { language } = useLanguage()
  const { list, filters } = words
  const { filter, page, followed } = view
  const narrowest = wallParts(filter, words, language).toReversed()
  const link = (to: string, text: string) => (
    <Link key={text} to={to} stay className={buttonClass()}>
      {text}
    </Link>
  )
  if (page > 1) {
    return (
      <EmptyState art={<EmptyArt />} title={list.beyond} actions={link(wallPagePath(view, 1), list.first)}>
        {list.beyondText}
      </EmptyState>
    )
  }
  if (followed) {
    return (
      <EmptyState art={<EmptyArt />} title={list.followEmpty} actions={link('/painting', list.toWall)}>
        {list.followEmptyText}
      </EmptyState>
    )
  }
  if (narrowest.length === 0) {
    return (
      <EmptyState art={<EmptyArt />} title={list.empty} actions={link('/painting/upload', words.upload)}>
        {list.emptyText}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      art={<EmptyArt />}
      title={list.emptySet}
      actions={narrowest
        .slice(0, 3)
        .map((part) => link(wallPath(withoutPart(filter, part)), filters.without(part.text)))}
    >
      {list.emptySetText}
    </EmptyState>
  )
}
