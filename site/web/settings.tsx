import { useParams } from '@tanstack/react-router'
import { SettingsPage } from '../features/accounts/settings/settings-page.tsx'
import { accountSections } from '../features/accounts/settings-sections.ts'
import { reminderSections } from '../features/reminders/settings-sections.ts'
import { socialSections } from '../features/social/settings-sections.ts'

/** `/settings` and its sections: those of the accounts and those that other features add. */
export function Settings() {
  const { section } = useParams({ strict: false })
  return <SettingsPage sections={sections} asked={section} />
}

const sections = [...accountSections, ...socialSections, ...reminderSections]
