import type { CallWords } from '#words/call-words.ts'
import type { reminderPreferences as reminderPreferencesContract } from '../../contract/reminder-preferences.ts'
import type { refusals as zh } from './reminder-preferences.zh.ts'

export const reminderPreferences: CallWords<typeof reminderPreferencesContract> = {
  name: 'Reminder settings',
  calls: {
    get: 'The switches of every kind, digest mails and quiet hours',
    set: 'Change one of them',
    endDigest: 'End digests with the link of a mail',
  },
}

export const refusals: typeof zh = {
  'rp.kindLocked': 'This kind cannot be switched off: it tells decisions about what is yours',
  'rp.mailUnverified': 'Verify your email first; then digests can be mailed',
  'rp.quietEmpty': 'Quiet hours cannot end when they begin',
  'rp.tokenWrong': 'The link is not right; nothing was changed',
}
