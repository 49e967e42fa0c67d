import { NoMoney } from '#cards/resources/no-money.tsx'
import { Card } from '#design/parts/card.tsx'
import { LinkedText } from '#design/parts/linked-text.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import type { Bet } from '../../contract/bet-rows.ts'
import { useBetWords } from '../bet-words.ts'
import { ByServerTime } from '../parts/by-server-time.tsx'
import styles from './bet-below.module.css'
import { BetComments } from './bet-comments.tsx'
import { BetRating } from './bet-rating.tsx'
import { BetStakes } from './bet-stakes.tsx'
import { Formula } from './formula.tsx'
import type { SlipDraft } from './kept-slip.ts'
import { OddsChart, type OddsPoint } from './odds-chart.tsx'

export interface BetBelowProps {
  readonly bet: Bet
  readonly points: readonly OddsPoint[] | undefined
  readonly draft: SlipDraft
}

/** What stands below the options: how the odds went, who staked, how a payout is worked out, the rating. */
export function BetBelow({ bet, points, draft }: BetBelowProps) {
  const words = useBetWords()
  return (
    <ByServerTime>
      <OddsChart bet={bet} points={points} chosen={draft.option} />
      {bet.SHOWN !== '' && (
        <section>
          <SectionHead title={words.shown} />
          <Card pad>
            <p className={styles.shown}>
              <LinkedText text={bet.SHOWN} />
            </p>
          </Card>
        </section>
      )}
      <BetStakes bet={bet} />
      <Formula bet={bet} draft={draft} />
      <BetRating bet={bet} />
      <BetComments bet={bet} />
      <NoMoney />
    </ByServerTime>
  )
}
