import { useState } from 'react'
import { Display } from '#design/display.tsx'
import { Plaque } from '#design/parts/plaque.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { useWords } from '#session/words.tsx'
import { settingsPack } from '../../words/settings.pack.ts'
import styles from './link-form.module.css'
import { LinkResult } from './link-result.tsx'
import type { LinkOutcome, MailedLink } from './mailed-link.ts'
import { ResetForm } from './reset-form.tsx'
import { SendLink } from './send-link.tsx'

/** Form of a mailed link: what it does, the button that does it, and the result. */
export function LinkForm({ link }: { readonly link: MailedLink }) {
  const words = useWords(settingsPack).links
  const [outcome, setOutcome] = useState<LinkOutcome>()
  const { kind, token } = link
  const { title, text, done, doneText, expired } = words[kind]
  return (
    <div className={styles.page}>
      <Plaque className={styles.card}>
        <div>
          <Display as="h1" className={styles.title}>
            {title}
          </Display>
          {!outcome && <p className={styles.text}>{text}</p>}
        </div>
        <div aria-live="polite">
          {outcome === 'done' && (
            <Banner kind="success" title={done}>
              {doneText}
            </Banner>
          )}
          {outcome === 'expired' && (
            <Banner kind="warning" title={words.expired}>
              {expired}
            </Banner>
          )}
        </div>
        {outcome && <LinkResult kind={kind} outcome={outcome} />}
        {!outcome && kind === 'reset' && <ResetForm token={token} onOutcome={setOutcome} />}
        {!outcome && kind !== 'reset' && <SendLink kind={kind} token={token} onOutcome={setOutcome} />}
      </Plaque>
    </div>
  )
}
