import { type ReactNode, useId } from 'react'
import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { Button } from '#design/parts/button.tsx'
import { Card, cardClass } from '#design/parts/card.tsx'
import { ErrorState } from '#design/parts/state/empty-state.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { useWords } from '#session/words.tsx'
import { reminderPreferences } from '../../contract/reminder-preferences.ts'
import { reminderSettingsPack } from '../../words/reminder-settings.pack.ts'
import { DigestChoice } from './digest-choice.tsx'
import { KindSwitches } from './kind-switches.tsx'
import { QuietChoice } from './quiet-choice.tsx'
import styles from './reminders-section.module.css'

/** Which reminders one gets, digest mails, and quiet hours; everything takes effect at once. */
export function RemindersSection() {
  const words = useWords(reminderSettingsPack)
  const all = useWords()
  const { value, refusal, again } = useRead(reminderPreferences.calls.get, {})
  if (refusal)
    return (
      <Card pad>
        <ErrorState title={words.failed} actions={<Button onClick={again}>{all.shell.retry}</Button>}>
          {problemWord(refusal, all)}
        </ErrorState>
      </Card>
    )
  if (!value)
    return (
      <Card pad>
        <SkeletonRows rows={6} label={all.shell.loading} />
      </Card>
    )
  return (
    <div className={styles.stack}>
      <Part title={words.digest.title} text={words.digest.text}>
        <DigestChoice value={value} />
      </Part>
      <Part title={words.quiet.title} text={words.quiet.text}>
        <QuietChoice value={value} />
      </Part>
      <Part title={words.kinds.title} text={words.kinds.text}>
        <KindSwitches value={value} />
      </Part>
    </div>
  )
}

interface PartProps {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

function Part({ title, text, children }: PartProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={cardClass({ pad: true }, styles.part)}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      {children}
    </section>
  )
}
