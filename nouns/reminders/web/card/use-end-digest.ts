import { useWrite } from '#api/writes.ts'
import { reminderPreferences } from '../../contract/reminder-preferences.ts'

/** What the link in a digest does, for the page that mailed links lead to. */
export const useEndDigest = () => useWrite(reminderPreferences.calls.endDigest, { inline: true })
