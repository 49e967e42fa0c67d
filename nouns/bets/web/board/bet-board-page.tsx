import { getRouteApi } from '@tanstack/react-router'
import { Tabs } from '#design/parts/moving/tabs.tsx'
import { PageHead } from '#design/parts/section-head.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { lazyPart } from '#session/lazy-part.tsx'
import { Link } from '#session/link.tsx'
import { MembersOnly } from '#session/members-only.tsx'
import { useWords } from '#session/words.tsx'
import { betBoardPack } from '../../words/bet-board.pack.ts'
import { BetCrumbs } from '../bet-crumbs.tsx'
import { BetBoard } from './bet-board.tsx'
import { betBoardPath, betBoardView } from './bet-board-input.ts'

export { betBoardLoader } from './bet-board-loader.ts'

// Charts and tables of the reader alone.
const OwnHistory = lazyPart(() => import('./own-history.tsx').then((part) => part.OwnHistory))

const route = getRouteApi('/main/bocaigob')

/** The board of bets, and the reader's own history. */
export function BetBoardPage() {
  const all = useWords()
  const words = useWords(betBoardPack)
  const search = betBoardView({ ...route.useSearch() })
  const { currency, mine } = search
  const kept = currency ? { currency } : {}
  return (
    <>
      <BetCrumbs label={words.where}>{all.titles.bettors}</BetCrumbs>
      <PageHead title={all.titles.bettors} sub={mine ? words.history.text : words.sub} />
      <Tabs label={words.views}>
        <Link to={betBoardPath(kept)} stay aria-current={mine ? undefined : 'page'}>
          {words.board}
        </Link>
        <Link to={betBoardPath({ ...kept, mine: 'y' })} stay aria-current={mine ? 'page' : undefined}>
          {words.mine}
        </Link>
      </Tabs>
      {mine ? (
        <MembersOnly>
          <OwnHistory search={search} placeholder={<SkeletonRows rows={6} label={all.shell.loading} />} />
        </MembersOnly>
      ) : (
        <BetBoard search={search} />
      )}
    </>
  )
}
