import type { Language } from '#rules/language.ts'
import { lazyPart } from '#session/lazy-part.tsx'
import { reminderSettingsPack } from '../words/reminder-settings.pack.ts'

/** Section of the settings about reminders. */
export const reminderSections = [
  {
    name: 'reminders',
    group: 'use',
    icon: 'bell',
    words: (language: Language) => reminderSettingsPack(language).section,
    Page: lazyPart(() => import('./settings/reminders-section.tsx').then((part) => part.RemindersSection)),
  },
] as const
