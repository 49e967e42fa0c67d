import { useState } from 'react'
import { displayClass } from '../../design/parts/display.tsx'
import { Plaque } from '../../design/parts/plaque.tsx'
import { useWords } from '../../session/words.tsx'
import styles from './link-form.module.css'
import { LinkResult } from './link-result.tsx'
import type { MailedLink } from './mailed-link.ts'
import { ResetForm } from './reset-form.tsx'
import { SendLink } from './send-link.tsx'

export type LinkOutcome = 'done' | 'expired'

/** One link: what it does, the button that does it, and what came of it. */
export function LinkForm({ link }: { readonly link: MailedLink }) {
  const words = useWords().accounts.links
  const [outcome, setOutcome] = useState<LinkOutcome>()
  const { kind, token } = link
  const { title, text, done, doneText, expired } = words[kind]
  const said = {
    open: { head: title, below: text },
    done: { head: done, below: doneText },
    expired: { head: words.expired, below: expired },
  }[outcome ?? 'open']
  return (
    <div className={styles.page}>
      <Plaque className={styles.card}>
        <div role={outcome && 'status'}>
          <h1 className={`${displayClass(said.head)} ${styles.title}`}>{said.head}</h1>
          <p className={styles.text}>{said.below}</p>
        </div>
        {outcome && <LinkResult kind={kind} outcome={outcome} />}
        {!outcome && kind === 'reset' && <ResetForm token={token} onOutcome={setOutcome} />}
        {!outcome && kind !== 'reset' && <SendLink kind={kind} token={token} onOutcome={setOutcome} />}
      </Plaque>
    </div>
  )
}
