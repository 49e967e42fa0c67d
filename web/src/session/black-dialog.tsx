import { formatDateTime } from '@patisserie/rules/beijing-time'
import { Button, buttonClass } from '../design/parts/button.tsx'
import { Dialog } from '../design/parts/dialog.tsx'
import { Fact, Facts } from '../design/parts/facts.tsx'
import { useDialogWords } from './dialog-words.ts'
import type { BlackNotice } from './dialogs.ts'
import { Link } from './link.tsx'
import styles from './session-form.module.css'
import { useLanguage } from './words.tsx'

export interface BlackDialogProps {
  readonly notice: BlackNotice
  readonly done: (read: null) => void
}

/** Why an account is punished, until when, and where to appeal. */
export function BlackDialog({ notice, done }: BlackDialogProps) {
  const { words, language } = useLanguage()
  const dialogWords = useDialogWords()
  const close = () => done(null)
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
          {notice.reason !== '' && <Fact label={dialogWords.blackReason}>{notice.reason}</Fact>}
          <Fact label={dialogWords.blackUntil}>
            {notice.until ? formatDateTime(notice.until, 'dateTime', language) : dialogWords.blackEndless}
          </Fact>
        </Facts>
      </div>
    </Dialog>
  )
}
