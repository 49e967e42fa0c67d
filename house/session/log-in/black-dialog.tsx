import { Button, buttonClass } from '#design/parts/button.tsx'
import { Fact, Facts } from '#design/parts/facts.tsx'
import { Dialog } from '#design/parts/over/dialog.tsx'
import { dialogsPack } from '#words/session/dialogs.pack.ts'
import { Link } from '../link.tsx'
import { textIn } from '../text-in.ts'
import { useTimes } from '../times.ts'
import { useWords } from '../words.tsx'
import styles from './session-form.module.css'

export interface BlackDialogProps {
  /** Data of the refusal: the reason, and the end if there is one. */
  readonly notice: unknown
  readonly done: (read: null) => void
}

/** Dialog that shows why an account is flagged, until when, and where to appeal. */
export function BlackDialog({ notice, done }: BlackDialogProps) {
  const words = useWords()
  const dialogWords = useWords(dialogsPack)
  const { house } = useTimes()
  const close = () => done(null)
  const reason = textIn(notice, 'reason')
  const until = textIn(notice, 'until')
  return (
    <Dialog
      open
      onClose={close}
      title={dialogWords.blackTitle}
      label={dialogWords.blackTitle}
      closeLabel={words.shell.close}
      actions={
        <>
          <Button onClick={close}>{words.shell.close}</Button>
          <Link to="/com" stay className={buttonClass({ variant: 'primary' })} onClick={close}>
            {dialogWords.blackAppeal}
          </Link>
        </>
      }
    >
      <div className={styles.form}>
        <p>{dialogWords.blackText}</p>
        <Facts>
          {reason !== '' && <Fact label={dialogWords.blackReason}>{reason}</Fact>}
          <Fact label={dialogWords.blackUntil}>{until ? house(until) : dialogWords.blackEndless}</Fact>
        </Facts>
      </div>
    </Dialog>
  )
}
