import type { SettingsSection } from '#cards/settings/settings-sections.ts'
import { lazyPart } from '#session/lazy-part.tsx'
import { reminderSettingsPack } from '../words/reminder-settings.pack.ts'

/** Section of the settings about reminders. */
export const settingsSections: readonly SettingsSection[] = [
  {
    name: 'reminders',
    order: 110,
    group: 'use',
    icon: 'bell',
    words: (language) => reminderSettingsPack(language).section,
    Page: lazyPart(() => import('./settings/reminders-section.tsx').then((part) => part.RemindersSection)),
  },
]
