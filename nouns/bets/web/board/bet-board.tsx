import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { EmptyArt } from '#cards/empty-art.tsx'
import { NoMoney } from '#cards/resources/no-money.tsx'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { Pager } from '#design/parts/moving/pager.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { EmptyState, ErrorState } from '#design/parts/state/empty-state.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { Link } from '#session/link.tsx'
import { useMe } from '#session/me.ts'
import { useWords } from '#session/words.tsx'
import type { BoardRow } from '../../contract/bet-board-rows.ts'
import { bets } from '../../contract/bets.ts'
import { skillPlace } from '../../rules/bet-skill.ts'
import { betBoardPack } from '../../words/bet-board.pack.ts'
import styles from './bet-board.module.css'
import { type BetBoardSearch, type BoardAsked, betBoardInput, betBoardPath } from './bet-board-input.ts'
import { BettorRow } from './bettor-row.tsx'
import { BoardChoices } from './board-choices.tsx'
import { CakeStands } from './cake-stands.tsx'
import { isAhead } from './measure-text.ts'

/** The board: three on cake stands, the others in rows, and the reader's own row. */
export function BetBoard({ search }: { readonly search: BetBoardSearch }) {
  const all = useWords()
  const words = useWords(betBoardPack)
  const input = betBoardInput(search)
  const read = useRead(bets.calls.board, input, { keep: true })
  const { status } = useMe()
  const { pageSize: _size, pageNum: _page, ...asked } = input
  const mine = useRead(bets.calls.boardOwn, asked, { enabled: status === 'member', quiet: true, keep: true })
  const own = mine.value?.row ?? null
  const page = read.value
  const isFirst = search.p === undefined
  const stands = isFirst && page ? page.rows.slice(0, 3).filter((row) => isAhead(input.sort, row)) : []
  const rest = page?.rows.slice(stands.length) ?? []
  return (
    <>
      <BoardChoices search={search} />
      {page && page.rows.length > 0 && (
        <section aria-label={words.ranking} aria-busy={read.stale || undefined}>
          {stands.length > 0 && <CakeStands rows={stands} asked={input} />}
          <Rows rows={rest} own={ownOf(own, page.rows)} asked={input} />
          <div className={styles.pages}>
            <Pager
              page={search.p ?? 1}
              pages={page.pageInfo.pages}
              labels={words.pager}
              link={(p, props) => <Link {...props} to={betBoardPath({ ...search, p })} stay />}
            />
          </div>
        </section>
      )}
      {page?.rows.length === 0 && (
        <>
          <NothingHere search={search} />
          <Rows rows={[]} own={own} asked={input} />
        </>
      )}
      {mine.value && !own && <OwnNone />}
      {!page && !read.refusal && <SkeletonRows rows={8} label={all.shell.loading} />}
      {read.refusal && (
        <ErrorState title={words.failed} actions={<Button onClick={read.again}>{all.shell.retry}</Button>}>
          {problemWord(read.refusal, all)}
        </ErrorState>
      )}
      <Explained />
      <NoMoney />
    </>
  )
}

/** The reader's row where the page does not show it. */
const ownOf = (own: BoardRow | null, rows: readonly BoardRow[]): BoardRow | null =>
  own && rows.some(({ UID }) => UID === own.UID) ? null : own

interface RowsProps {
  readonly rows: readonly BoardRow[]
  readonly own: BoardRow | null
  readonly asked: BoardAsked
}

function Rows({ rows, own, asked }: RowsProps) {
  const words = useWords(betBoardPack)
  if (rows.length === 0 && !own) return null
  return (
    <div className={cardClass({ clip: true }, styles.card)}>
      <div className={styles.columns} aria-hidden="true">
        <span>{words.rank}</span>
        <span>{words.who}</span>
        <span>{words.profit}</span>
        <span>{words.return}</span>
        <span>{words.win}</span>
        <span>{words.skill}</span>
      </div>
      <ol className={styles.rows} aria-label={words.ranking}>
        {rows.map((row) => (
          <BettorRow key={row.UID} row={row} asked={asked} />
        ))}
      </ol>
      {own && (
        <section aria-label={words.ownRow} className={styles.own}>
          <ol className={styles.rows}>
            <BettorRow row={own} asked={asked} own />
          </ol>
        </section>
      )}
    </div>
  )
}

function OwnNone() {
  const words = useWords(betBoardPack)
  return (
    <p className={styles.none}>
      {words.ownNone}{' '}
      <Link to="/bocai" className="link">
        {words.toBets}
      </Link>
    </p>
  )
}

function NothingHere({ search }: { readonly search: BetBoardSearch }) {
  const words = useWords(betBoardPack)
  const isRated = search.sort === 'return' || search.sort === 'skill'
  const isBeyond = search.p !== undefined
  const [to, label] = isBeyond
    ? [betBoardPath({ ...search, p: 1 }), words.first]
    : isRated
      ? [betBoardPath({ ...search, sort: 'profit' }), words.sorts.profit]
      : ['/bocai', words.toBets]
  return (
    <EmptyState
      art={<EmptyArt />}
      title={isBeyond ? words.beyond : isRated ? words.emptyRated(skillPlace.events) : words.empty}
      actions={
        <Link to={to} stay className={buttonClass()}>
          {label}
        </Link>
      }
    >
      {isBeyond ? null : isRated ? words.emptyRatedText : words.emptyText}
    </EmptyState>
  )
}

const measures = ['profit', 'return', 'win', 'skill'] as const

/** What the four measures say. */
function Explained() {
  const words = useWords(betBoardPack)
  return (
    <section className={styles.how} aria-labelledby="how">
      <SectionHead id="how" title={words.how} />
      <dl className={styles.explained}>
        {measures.map((measure) => (
          <div key={measure} className={cardClass({ pad: true })}>
            <dt>{words.sorts[measure]}</dt>
            <dd>{words.explained[measure]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
