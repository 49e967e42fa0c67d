import { useParams } from '@tanstack/react-router'
import { SettingsPage } from '#nouns/accounts/web/settings/settings-page.tsx'
import { accountSections } from '#nouns/accounts/web/settings-sections.ts'
import { reminderSections } from '#nouns/reminders/web/settings-sections.ts'
import { socialSections } from '#nouns/social/web/settings-sections.ts'

/** `/settings` and its sections: those of the accounts and those that other features add. */
export function Settings() {
  const { section } = useParams({ strict: false })
  return <SettingsPage sections={sections} asked={section} />
}

const sections = [...accountSections, ...socialSections, ...reminderSections]
