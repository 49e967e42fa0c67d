import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { Display } from '#design/display.tsx'
import { Icon } from '#design/icons/icon.tsx'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { PageHead } from '#design/parts/section-head.tsx'
import { ErrorState } from '#design/parts/state/empty-state.tsx'
import { Skeleton } from '#design/parts/state/skeleton.tsx'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import type { DragonRow } from '../../contract/dragon-balls.ts'
import { dragonBalls } from '../../contract/dragon-balls.ts'
import { dragonBallsPack } from '../../words/dragon-balls.pack.ts'
import { BegunRounds, OtherCharacters } from './begun-rounds.tsx'
import { boardOrder, closedRounds } from './board-order.ts'
import { ClosedList } from './closed-list.tsx'
import styles from './dragon-page.module.css'
import { NearestRound } from './nearest-round.tsx'
import { PendingDesserts } from './pending-desserts.tsx'
import { RoundMoment } from './round-moment.tsx'
import { useLiveBoard } from './use-live-board.ts'

export { dragonLoader } from './dragon-loader.ts'

/** The board of dragon balls: seven places for each character, and the works that hold them. */
export function DragonPage() {
  const words = useWords(dragonBallsPack)
  const all = useWords()
  const { value, refusal, again } = useRead(dragonBalls.calls.board, {})
  return (
    <>
      <PageHead
        title={words.title}
        sub={words.sub}
        actions={
          <Link to="/painting/upload" className={buttonClass()}>
            <Icon name="upload" size={18} />
            {words.handIn}
          </Link>
        }
      />
      {value && <Board rows={value} again={again} />}
      {!value && refusal && (
        <ErrorState title={words.failed} actions={<Button onClick={again}>{all.shell.retry}</Button>}>
          {problemWord(refusal, all)}
        </ErrorState>
      )}
      {!value && !refusal && (
        <div role="status" aria-label={all.shell.loading}>
          <Skeleton shape="picture" height="540px" />
        </div>
      )}
    </>
  )
}

function Board({ rows, again }: { readonly rows: readonly DragonRow[]; readonly again: () => void }) {
  const { nearest, begun, others } = boardOrder(rows)
  const live = useLiveBoard(rows, again)
  return (
    <>
      {nearest ? <NearestRound row={nearest} /> : <NoBalls />}
      <BegunRounds rows={begun} />
      <ClosedList rounds={closedRounds(rows)} />
      <OtherCharacters rows={others} />
      <PendingDesserts />
      <RoundMoment {...live} />
    </>
  )
}

/** No round has a ball. */
function NoBalls() {
  const words = useWords(dragonBallsPack)
  return (
    <section className={cardClass({ pad: true }, styles.none)}>
      <Display as="h2">{words.none}</Display>
      <p>{words.noneText}</p>
      <p className="mute">{words.how}</p>
      <Link to="/painting/upload" className={buttonClass({ variant: 'primary', size: 'large' })}>
        {words.handIn}
      </Link>
    </section>
  )
}
