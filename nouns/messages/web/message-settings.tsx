import { useWrite } from '#api/writes.ts'
import type { YesNo } from '#rules/yes-no.ts'
import { useWords } from '#session/words.tsx'
import { messages } from '../contract/messages.ts'
import { type WritersAllowed, writersAllowed } from '../rules/messages.ts'
import { messagesPack } from '../words/messages.pack.ts'
import styles from './message-settings.module.css'

interface MessageSettingsProps {
  readonly may: WritersAllowed
  readonly seen: YesNo
}

/** Who may write to one, and whether one shows what one has seen. */
export function MessageSettings({ may, seen }: MessageSettingsProps) {
  const words = useWords(messagesPack)
  const write = useWrite(messages.calls.settings)
  return (
    <section className={styles.settings}>
      <label className={styles.setting}>
        <span>{words.settings}</span>
        <select
          value={may}
          data-unasked
          disabled={write.busy}
          onChange={({ target }) => {
            const chosen = writersAllowed.find((each) => each === target.value)
            if (chosen) void write.run({ may: chosen })
          }}
        >
          {writersAllowed.map((each) => (
            <option key={each} value={each}>
              {words.may[each]}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.setting}>
        <input
          type="checkbox"
          data-unasked
          checked={seen === 'Y'}
          disabled={write.busy}
          onChange={({ target }) => void write.run({ seen: target.checked ? 'Y' : 'N' })}
        />
        <span>{words.seenMarks}</span>
      </label>
      <p className="mute">{`${words.mayHint} ${words.seenHint} ${words.staffNote}`}</p>
    </section>
  )
}
