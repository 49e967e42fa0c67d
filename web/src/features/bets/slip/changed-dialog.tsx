import type { Bet } from '@patisserie/contract/bet-rows'
import { Button } from '../../../design/parts/button.tsx'
import { Dialog } from '../../../design/parts/over/dialog.tsx'
import { useWords } from '../../../session/words.tsx'
import { useBetWords } from '../bet-words.ts'
import { factorText } from '../parts/odds-text.ts'
import styles from './changed-dialog.module.css'
import type { ChangedStake, Stakes } from './use-stake.ts'

interface ChangedDialogProps {
  readonly bet: Bet
  readonly changed: ChangedStake
  readonly stakes: Stakes
}

/** The payout is not the one that was seen: shows both, and asks whether to go on. */
export function ChangedDialog({ bet, changed: { stake, notice }, stakes }: ChangedDialogProps) {
  const words = useBetWords().changed
  const { close } = useWords().shell
  return (
    <Dialog
      open
      onClose={stakes.leave}
      title={words.title}
      label={words.title}
      closeLabel={close}
      actions={
        <>
          <Button onClick={stakes.leave}>{words.keep}</Button>
          <Button variant="primary" busy={stakes.busy} onClick={() => void stakes.accept()}>
            {words.go(factorText(notice.now))}
          </Button>
        </>
      }
    >
      <p className="mute">{words.text(stake.stake, bet.OPTIONS[stake.option]?.LABEL ?? '')}</p>
      <dl className={styles.both}>
        <div>
          <dt>{words.seen}</dt>
          <dd className="num">{factorText(notice.seen)}</dd>
        </div>
        <div className={styles.now}>
          <dt>{words.now}</dt>
          <dd className="num">{factorText(notice.now)}</dd>
        </div>
      </dl>
    </Dialog>
  )
}
