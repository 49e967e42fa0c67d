import { reminderViews } from '#cards/reminder/reminder-views.ts'
import { Switch } from '#design/parts/forms/checkbox.tsx'
import { yesNoOf } from '#rules/yes-no.ts'
import { useWords } from '#session/words.tsx'
import { reminderNamesPack } from '#words/reminders/reminder-names.pack.ts'
import type { ReminderPreferences } from '../../contract/reminder-preferences.ts'
import { sectionsOf } from '../../rules/reminder-switches.ts'
import { reminderSettingsPack } from '../../words/reminder-settings.pack.ts'
import styles from './reminders-section.module.css'
import { useSave } from './use-save.ts'

type Kind = ReminderPreferences['kinds'][number]

/** Every kind of reminders by noun, with its two switches. */
export function KindSwitches({ value }: { readonly value: ReminderPreferences }) {
  const { kinds: words } = useWords(reminderSettingsPack)
  const { sections } = useWords(reminderNamesPack)
  // A section of a part that is switched off has no kind.
  const shown = sectionsOf(reminderViews)
    .map(({ name, kinds }) => ({ name, rows: value.kinds.filter(({ KIND }) => kinds.includes(KIND)) }))
    .filter(({ rows }) => rows.length > 0)
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
      {shown.map(({ name, rows }) => (
        <tbody key={name}>
          <tr>
            <th scope="rowgroup" colSpan={3} className={styles.group}>
              {sections[name]}
            </th>
          </tr>
          {rows.map((kind) => (
            <KindRow key={kind.KIND} kind={kind} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function KindRow({ kind: { KIND, SITE, MAIL, LOCKED } }: { readonly kind: Kind }) {
  const { kinds: words, locked } = useWords(reminderSettingsPack)
  const names = useWords(reminderNamesPack).kinds
  const saveSite = useSave()
  const saveMail = useSave()
  const shown = (change: Partial<Kind>) => (old: ReminderPreferences) => ({
    ...old,
    kinds: old.kinds.map((each) => (each.KIND === KIND ? { ...each, ...change } : each)),
  })
  const name = names[KIND] ?? KIND
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
