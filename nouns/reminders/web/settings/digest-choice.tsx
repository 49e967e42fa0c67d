import { Switch } from '#design/parts/forms/checkbox.tsx'
import { RadioGroup } from '#design/parts/forms/radio-group.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { yesNoOf } from '#rules/yes-no.ts'
import { useTimes } from '#session/times.ts'
import { useWords } from '#session/words.tsx'
import type { ReminderPreferences } from '../../contract/reminder-preferences.ts'
import { digestFrequencies } from '../../rules/digest.ts'
import { reminderSettingsPack } from '../../words/reminder-settings.pack.ts'
import styles from './reminders-section.module.css'
import { useSave } from './use-save.ts'

/** How often digests are mailed, when the next one is, and whether they count messages. */
export function DigestChoice({ value }: { readonly value: ReminderPreferences }) {
  const words = useWords(reminderSettingsPack).digest
  const { own } = useTimes()
  const saveDigest = useSave()
  const saveMessages = useSave()
  const { DIGEST, MESSAGES, NEXT } = value
  const unverified = value.VERIFIED === 'N'
  return (
    <div className={styles.stack}>
      {unverified && <Banner kind="warning">{words.unverified}</Banner>}
      <RadioGroup
        look="segments"
        label={words.label}
        options={digestFrequencies.map((each) => ({
          value: each,
          label: words[each],
          disabled: unverified && each !== 'off',
        }))}
        value={DIGEST}
        onChange={(digest) => void saveDigest({ digest }, (old) => ({ ...old, DIGEST: digest }))}
      />
      <p className={styles.note} role="status">
        {DIGEST === 'off' || !NEXT ? words.none : words.next(own(NEXT))}
      </p>
      <Switch
        hint={words.messagesHint}
        checked={MESSAGES === 'Y'}
        disabled={unverified}
        onChange={({ target }) => {
          const messages = yesNoOf(target.checked)
          void saveMessages({ messages }, (old) => ({ ...old, MESSAGES: messages }))
        }}
      >
        {words.messages}
      </Switch>
    </div>
  )
}
