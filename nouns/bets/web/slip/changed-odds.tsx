import { ChangedDialog } from '#cards/slip/changed-dialog.tsx'
import { useWords } from '#session/words.tsx'
import type { Bet } from '../../contract/bet-rows.ts'
import { betPack } from '../../words/bet.pack.ts'
import { factorText } from '../parts/odds-text.ts'
import type { ChangedStake, Stakes } from './use-stake.ts'

interface ChangedOddsProps {
  readonly bet: Bet
  readonly changed: ChangedStake
  readonly stakes: Stakes
}

/** The payout is not the one that was seen. */
export function ChangedOdds({ bet, changed: { stake, notice }, stakes }: ChangedOddsProps) {
  const words = useWords(betPack).changed
  return (
    <ChangedDialog
      title={words.title}
      text={words.text(stake.stake, bet.OPTIONS[stake.option]?.LABEL ?? '')}
      seen={{ label: words.seen, number: factorText(notice.seen) }}
      now={{ label: words.now, number: factorText(notice.now) }}
      keep={words.keep}
      go={words.go(factorText(notice.now))}
      busy={stakes.busy}
      onKeep={stakes.leave}
      onGo={() => void stakes.accept()}
    />
  )
}
