import { Switch } from '#design/parts/forms/checkbox.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { Select } from '#design/parts/forms/select.tsx'
import { useWords } from '#session/words.tsx'
import type { ReminderPreferences } from '../../contract/reminder-preferences.ts'
import { reminderSettingsPack } from '../../words/reminder-settings.pack.ts'
import styles from './reminders-section.module.css'
import { useSave } from './use-save.ts'

type Quiet = NonNullable<ReminderPreferences['QUIET']>

/** Hours that are proposed when quiet hours are switched on. */
const proposed: Quiet = { FROM: 23, TO: 8 }
const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** Whether there are quiet hours, and which. */
export function QuietChoice({ value: { QUIET } }: { readonly value: ReminderPreferences }) {
  const words = useWords(reminderSettingsPack).quiet
  const save = useSave()
  const set = (quiet: Quiet | null) => void save({ quiet }, (old) => ({ ...old, QUIET: quiet }))
  return (
    <div className={styles.stack}>
      <Switch checked={QUIET !== null} onChange={({ target }) => set(target.checked ? proposed : null)}>
        {words.on}
      </Switch>
      {QUIET && (
        <>
          <div className={styles.hours}>
            <Hour label={words.from} hour={QUIET.FROM} other={QUIET.TO} onSet={(FROM) => set({ ...QUIET, FROM })} />
            <Hour label={words.to} hour={QUIET.TO} other={QUIET.FROM} onSet={(TO) => set({ ...QUIET, TO })} />
          </div>
          <p className={styles.note}>{words.zone}</p>
        </>
      )}
    </div>
  )
}

interface HourProps {
  readonly label: string
  readonly hour: number
  /** The other end, which cannot be chosen. */
  readonly other: number
  readonly onSet: (hour: number) => void
}

function Hour({ label, hour, other, onSet }: HourProps) {
  const words = useWords(reminderSettingsPack).quiet
  return (
    <Field label={label}>
      <Select
        value={String(hour)}
        options={hours.map((each) => ({ value: String(each), label: words.hour(each), disabled: each === other }))}
        onChange={({ target }) => onSet(Number(target.value))}
      />
    </Field>
  )
}
