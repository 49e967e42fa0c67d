import type { ReminderKind } from '#rules/people/reminder-kind.ts'
import type { ReminderView } from './reminder-view.ts'

type Views = Readonly<Record<ReminderKind, ReminderView>>

const found = Object.values(
  import.meta.glob<Partial<Views>>('../../../nouns/*/web/reminder-views.ts', {
    eager: true,
    import: 'reminderViews',
  }),
)

/** How every kind of reminders shows: the tables of the nouns. */
export const reminderViews = Object.assign({}, ...found) as Views // `checks/reminder-kinds.test.ts` compares them with the kinds
