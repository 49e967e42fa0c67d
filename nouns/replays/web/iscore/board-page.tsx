import { getRouteApi } from '@tanstack/react-router'
import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { EmptyArt } from '#cards/empty-art.tsx'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { Pager } from '#design/parts/moving/pager.tsx'
import { PageHead } from '#design/parts/section-head.tsx'
import { EmptyState, ErrorState } from '#design/parts/state/empty-state.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { gameTitle } from '#rules/games/game-names.ts'
import type { Gam } from '#rules/games/games.ts'
import { lazyPart } from '#session/lazy-part.tsx'
import { Link } from '#session/link.tsx'
import { useMe } from '#session/me.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import { iscore } from '../../contract/iscore.ts'
import { iscorePack } from '../../words/iscore/iscore.pack.ts'
import { ReplaySections } from '../card/replay-sections.tsx'
import { BoardGames } from './board-games.tsx'
import styles from './board-page.module.css'
import { boardInput, boardPath, boardSearch } from './board-routes.ts'
import { BoardRows } from './board-rows.tsx'
import { HowCounted } from './how-counted.tsx'
import { OwnPlace } from './own-place.tsx'
import { Podium } from './podium.tsx'

export { boardLoader } from './board-loader.ts'

// For members, and below everything else.
const OwnPanel = lazyPart(() => import('./own-panel.tsx').then((part) => part.OwnPanel))

const route = getRouteApi('/main/jf')

/** The iscore board: three on the podium, the rest in rows, every sum opens into its parts. */
export function BoardPage() {
  const { words, language } = useLanguage()
  const board = useWords(iscorePack)
  const search = boardSearch({ ...route.useSearch() })
  const read = useRead(iscore.calls.board, boardInput(search), { keep: true })
  const { status } = useMe()
  const page = read.value
  const first = search.p === undefined
  const podium = first && page ? page.rows.slice(0, 3) : []
  const game = search.game && gameTitle(search.game, language)
  return (
    <>
      <PageHead
        title={words.replays.sections.board}
        sub={<span className="num">{page ? board.onBoard(page.total, page.more) : '\u00a0'}</span>}
      />
      <ReplaySections current="board" />
      <BoardGames search={search} />
      {page && page.rows.length > 0 && (
        <section aria-label={game ? board.ofGame(game) : board.ranking} aria-busy={read.stale || undefined}>
          {podium.length > 0 && <Podium rows={podium} />}
          <BoardRows rows={page.rows.slice(podium.length)} game={search.game} />
          <div className={styles.pages}>
            <Pager
              page={search.p ?? 1}
              pages={page.pageInfo.pages}
              labels={board.pager}
              link={(p, props) => <Link {...props} to={boardPath({ ...search, p })} stay />}
            />
          </div>
        </section>
      )}
      {page?.rows.length === 0 && <NothingHere game={search.game} beyond={!first} />}
      {!page && !read.refusal && <SkeletonRows rows={8} label={words.shell.loading} />}
      {read.refusal && (
        <ErrorState title={board.failed} actions={<Button onClick={read.again}>{words.shell.retry}</Button>}>
          {problemWord(read.refusal, words)}
        </ErrorState>
      )}
      {status === 'member' && search.game === undefined && page && <OwnPlace seen={page.rows} />}
      <HowCounted />
      {status === 'member' && <OwnPanel />}
    </>
  )
}

function NothingHere({ game, beyond }: { readonly game: Gam | undefined; readonly beyond: boolean }) {
  const { words } = useLanguage()
  const board = useWords(iscorePack)
  const [to, label] = beyond
    ? [boardPath(game ? { game } : {}), board.first]
    : ['/rpy/upload', words.replays.uploadTitle]
  return (
    <EmptyState
      art={<EmptyArt />}
      title={beyond ? board.beyond : game ? board.emptyGame : board.empty}
      actions={
        <Link to={to} stay className={buttonClass()}>
          {label}
        </Link>
      }
    >
      {beyond ? null : board.emptyText}
    </EmptyState>
  )
}
