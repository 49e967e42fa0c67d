import { NoMoney } from '#cards/resources/no-money.tsx'
import { Card } from '#design/parts/card.tsx'
import { LinkedText } from '#design/parts/linked-text.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { useWords } from '#session/words.tsx'
import type { Bet } from '../../contract/bet-rows.ts'
import { betPack } from '../../words/bet.pack.ts'
import { ByServerTime } from '../parts/by-server-time.tsx'
import type { SlipDraft } from '../slip/kept-slip.ts'
import styles from './bet-below.module.css'
import { BetComments } from './bet-comments.tsx'
import { BetRating } from './bet-rating.tsx'
import { BetStakes } from './bet-stakes.tsx'
import { Formula } from './formula.tsx'
import { OddsChart, type OddsPoint } from './odds-chart.tsx'

export interface BetBelowProps {
  readonly bet: Bet
  readonly points: readonly OddsPoint[] | undefined
  readonly draft: SlipDraft
}

/** What stands below the options: how the odds went, who staked, how a payout is worked out, the rating. */
export function BetBelow({ bet, points, draft }: BetBelowProps) {
  const words = useWords(betPack)
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
