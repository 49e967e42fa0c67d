import { formatDateTime } from '@patisserie/rules/beijing-time'
import type { AdminReminders } from '@patisserie/rules/staff/admin-reminders'
import type { adminReminders } from '../zh/admin-reminders.ts'
import type { Sentences } from './told.ts'

export const adminSentences: Sentences<keyof AdminReminders, typeof adminReminders> = {
  blackFlag: ({ language, text }, { blackLifted, blackSet }) => {
    const until = text('until') && formatDateTime(text('until'), 'dateTime', language)
    return { say: text('state') === 'lifted' ? blackLifted : blackSet(until), quote: text('reason'), to: '/com' }
  },
  ledgerWrong: ({ text }, words) => ({ say: words.ledgerWrong(text('rows')), quote: '', to: '/admin/super/error' }),
  staff: ({ language, text }, words) => ({
    say: words.staff(text('codes').replaceAll('|', language === 'zh' ? '、' : ', ')),
    quote: '',
    to: '/admin',
  }),
}
