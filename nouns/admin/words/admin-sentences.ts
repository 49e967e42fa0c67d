import { formatDateTime } from '#rules/beijing-time.ts'
import type { Sentences } from '#words/reminders/told.ts'
import type { AdminReminders } from '../rules/admin-reminders.ts'
import type { adminReminders } from './admin-reminders.zh.ts'

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
  linkedAccount: ({ text }, words) => {
    const say = words[linkedStates.find((state) => state === text('state')) ?? 'linked']
    return { say: typeof say === 'string' ? say : say(text('id')), quote: text('reason'), to: '/settings/roles' }
  },
  robot: ({ text }, { robotLifted, robotSet }) => ({
    say: text('state') === 'lifted' ? robotLifted : robotSet,
    quote: text('reason'),
    to: '/settings/roles',
  }),
}

const linkedStates = ['linked', 'ended', 'counted', 'apart', 'kept'] as const
