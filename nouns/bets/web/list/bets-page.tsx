import { getRouteApi } from '@tanstack/react-router'
import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { BeyondPages } from '#cards/beyond-pages.tsx'
import { EmptyArt } from '#cards/empty-art.tsx'
import { NoMoney } from '#cards/resources/no-money.tsx'
import { Icon } from '#design/icons/icon.tsx'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { iconButtonClass } from '#design/parts/icon-button.tsx'
import { Pager } from '#design/parts/moving/pager.tsx'
import { PageHead } from '#design/parts/section-head.tsx'
import { EmptyState, ErrorState } from '#design/parts/state/empty-state.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { Link } from '#session/link.tsx'
import { useMe } from '#session/me.ts'
import { useIsOpen } from '#session/open-parts.ts'
import { useWords } from '#session/words.tsx'
import { bets } from '../../contract/bets.ts'
import { betsPack } from '../../words/bets.pack.ts'
import { BetCard } from './bet-card.tsx'
import { BetsBar } from './bets-bar.tsx'
import { betsFeeds } from './bets-feeds.ts'
import styles from './bets-page.module.css'
import { type BetsView, betsInput, betsPath, betsView } from './bets-view.ts'
import { OwnRunningBets } from './own-running.tsx'

export { betsLoader } from './bets-loader.ts'

const route = getRouteApi('/main/bocai')

/** Events to bet on, by state, category, resource and order. */
export function BetsPage() {
  const all = useWords()
  const words = useWords(betsPack)
  const isOpen = useIsOpen()
  const view = betsView(route.useSearch())
  const { value, refusal, again, stale } = useRead(bets.calls.list, betsInput(view), { keep: true })
  const categories = useRead(bets.calls.categories, {}).value ?? []
  const { status } = useMe()
  const own = useRead(bets.calls.own, { pageNum: 1, pageSize: 1 }, { enabled: status === 'member', quiet: true })
  const running = own.value?.running ?? []
  const stakedOn = (name: string) => running.find(({ NAME }) => NAME === name)?.STAKED ?? 0
  return (
    <>
      <PageHead
        title={words.title}
        sub={value ? words.lead(value.counts[0] ?? 0) : '\u00a0'}
        actions={
          <>
            {isOpen('/bocaigob') && (
              <Link to="/bocaigob" className={buttonClass()}>
                <Icon name="crown" size={18} />
                {words.board}
              </Link>
            )}
            {isOpen('/bocai/new') && (
              <Link to="/bocai/new" className={buttonClass()}>
                <Icon name="plus" size={18} />
                {words.ask}
              </Link>
            )}
            <a href={betsFeeds(view).rss} className={iconButtonClass()} aria-label={words.feed} data-tip={words.feed}>
              <Icon name="rss" />
            </a>
          </>
        }
      />
      <BetsBar view={view} counts={value?.counts} />
      {running.length > 0 && (
        <a href="#mine" className={`only-m ${styles.mine}`}>
          <Icon name="dices" size={18} />
          {words.own.count(running.length)}
        </a>
      )}
      <div className={styles.page}>
        <div className={styles.main}>
          {value && value.rows.length > 0 && (
            <section className={styles.cards} aria-label={words.list} aria-busy={stale}>
              {value.rows.map((bet) => (
                <BetCard
                  key={bet.NAME}
                  bet={bet}
                  category={categories.find(({ ID }) => ID === bet.CATEGORY)}
                  staked={stakedOn(bet.NAME)}
                  onStep={again}
                />
              ))}
            </section>
          )}
          {value?.rows.length === 0 && <NothingHere view={view} />}
          {value && (
            <Pager
              page={value.pageInfo.pageNum}
              pages={value.pageInfo.pages}
              labels={{ nav: words.pager, previous: words.previous, next: words.next, page: words.page }}
              link={(page, props) => <Link {...props} to={betsPath({ ...view, page })} stay />}
            />
          )}
          {!value && refusal && (
            <ErrorState title={words.failed} actions={<Button onClick={again}>{all.shell.retry}</Button>}>
              {problemWord(refusal, all)}
            </ErrorState>
          )}
          {!value && !refusal && <SkeletonRows rows={6} label={all.shell.loading} />}
        </div>
        {status === 'member' && own.value && (
          <div className={styles.rail}>
            <OwnRunningBets running={running} />
          </div>
        )}
      </div>
      <NoMoney />
    </>
  )
}

/** No event fits; leads on to where there may be some. */
function NothingHere({ view }: { readonly view: BetsView }) {
  const words = useWords(betsPack)
  const { state, category, resource, page } = view
  if (page > 1) return <BeyondPages first={betsPath({ ...view, page: 1 })} />
  const isFiltered = category !== undefined || resource !== undefined
  const said = isFiltered ? words.empty.filtered : words.empty[state]
  const to = isFiltered ? betsPath({ state }) : betsPath({ state: state === 'open' ? 'ended' : 'open' })
  return (
    <EmptyState
      art={<EmptyArt />}
      title={said.title}
      actions={
        <Link to={to} stay className={buttonClass()}>
          {said.to}
        </Link>
      }
    >
      {said.text}
    </EmptyState>
  )
}
