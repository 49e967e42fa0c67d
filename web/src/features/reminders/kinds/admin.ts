import { formatDateTime } from '@patisserie/rules/beijing-time'
import type { AdminReminders } from '@patisserie/rules/staff/admin-reminders'
import { wordPack } from '../../../session/word-pack.ts'
import type { ReminderView } from '../reminder-view.ts'

const says = wordPack({
  zh: () => import('@patisserie/words/zh/admin-reminders').then(({ adminReminders }) => adminReminders),
  en: () => import('@patisserie/words/en/admin-reminders').then(({ adminReminders }) => adminReminders),
})

export const adminReminders: Readonly<Record<keyof AdminReminders, ReminderView>> = {
  blackFlag: {
    icon: 'lock',
    tone: 'grave',
    text: ({ language, text }) => {
      const { blackLifted, blackSet } = says(language)
      const until = text('until') && formatDateTime(text('until'), 'dateTime', language)
      return { say: text('state') === 'lifted' ? blackLifted : blackSet(until), quote: text('reason'), to: '/com' }
    },
  },
  staff: {
    icon: 'key-round',
    tone: 'cool',
    text: ({ language, text }) => ({
      say: says(language).staff(text('codes').replaceAll('|', language === 'zh' ? '、' : ', ')),
      quote: '',
      to: '/admin',
    }),
  },
}
