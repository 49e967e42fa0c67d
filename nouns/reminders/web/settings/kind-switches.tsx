import { Switch } from '#design/parts/forms/checkbox.tsx'
import { yesNoOf } from '#rules/yes-no.ts'
import { useWords } from '#session/words.tsx'
import { type ReminderNoun, reminderNouns } from '#site/registers/reminder-switches.ts'
import type { ReminderPreferences } from '../../contract/reminder-preferences.ts'
import { reminderSettingsPack } from '../../words/reminder-settings.pack.ts'
import styles from './reminders-section.module.css'
import { useSave } from './use-save.ts'

type Kind = ReminderPreferences['kinds'][number]

const groups = Object.keys(reminderNouns) as readonly ReminderNoun[] // its own keys

/** Every kind of reminders by noun, with its two switches. */
export function KindSwitches({ value }: { readonly value: ReminderPreferences }) {
  const { groups: names, kinds: words } = useWords(reminderSettingsPack)
  const kindsOf = (group: ReminderNoun) => {
    const listed: readonly string[] = reminderNouns[group]
    return value.kinds.filter(({ KIND }) => listed.includes(KIND))
  }
  return (
    <table className={styles.kinds}>
      <caption className="visually-hidden">{words.title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.kind}</th>
          <th scope="col">{words.site}</th>
          <th scope="col">{words.mail}</th>
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group}>
          <tr>
            <th scope="rowgroup" colSpan={3} className={styles.group}>
              {names[group]}
            </th>
          </tr>
          {kindsOf(group).map((kind) => (
            <KindRow key={kind.KIND} kind={kind} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function KindRow({ kind: { KIND, SITE, MAIL, LOCKED } }: { readonly kind: Kind }) {
  const { kinds: words, locked, names } = useWords(reminderSettingsPack)
  const saveSite = useSave()
  const saveMail = useSave()
  const shown = (change: Partial<Kind>) => (old: ReminderPreferences) => ({
    ...old,
    kinds: old.kinds.map((each) => (each.KIND === KIND ? { ...each, ...change } : each)),
  })
  const name = names[KIND]
  return (
    <tr>
      <th scope="row">
        {name}
        {LOCKED && <small>{locked[LOCKED]}</small>}
      </th>
      <td>
        <Switch
          checked={SITE === 'Y'}
          disabled={LOCKED !== null}
          onChange={({ target }) => {
            const to = yesNoOf(target.checked)
            void saveSite({ kind: { KIND, SITE: to } }, shown({ SITE: to }))
          }}
        >
          <span className="visually-hidden">{words.siteOf(name)}</span>
        </Switch>
      </td>
      <td>
        <Switch
          checked={MAIL === 'Y' && SITE === 'Y'}
          disabled={SITE === 'N'}
          onChange={({ target }) => {
            const to = yesNoOf(target.checked)
            void saveMail({ kind: { KIND, MAIL: to } }, shown({ MAIL: to }))
          }}
        >
          <span className="visually-hidden">{words.mailOf(name)}</span>
        </Switch>
      </td>
    </tr>
  )
}
