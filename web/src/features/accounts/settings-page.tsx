import type { Profile } from '@patisserie/contract/profile'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Icon } from '../../design/icons/icon.tsx'
import { buttonClass } from '../../design/parts/button.tsx'
import { EmptyState } from '../../design/parts/empty-state.tsx'
import { PageHead } from '../../design/parts/section-head.tsx'
import { Link } from '../../session/link.tsx'
import { useMe } from '../../session/me.ts'
import { MembersOnly } from '../../session/members-only.tsx'
import { useWords } from '../../session/words.tsx'
import { AccountSection } from './account-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { PreferencesSection } from './preferences-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import styles from './settings-page.module.css'
import { type SettingsSection, sectionIcons, sectionOf, settingsSections } from './settings-sections.ts'
import { useSettingsWords } from './settings-words.ts'
import { UnverifiedBanner } from './unverified-banner.tsx'

const route = getRouteApi('/main/settings/$section')

/** One's own settings, a section at a time; guests are asked to log in. */
export function SettingsPage() {
  const { settings } = useWords().accounts
  const section = sectionOf(route.useParams().section)
  return (
    <>
      <PageHead title={settings} />
      <MembersOnly>
        <div className={styles.layout}>
          <SectionList current={section} />
          {section ? <Section section={section} /> : <NoSection />}
        </div>
      </MembersOnly>
    </>
  )
}

function SectionList({ current }: { readonly current: SettingsSection | undefined }) {
  const words = useSettingsWords()
  return (
    <nav aria-label={words.sectionsLabel} className={styles.sections}>
      {settingsSections.map((section) => (
        <Link key={section} to={`/settings/${section}`} stay aria-current={section === current ? 'page' : undefined}>
          <Icon name={sectionIcons[section]} />
          <span>
            <b>{words.sections[section].name}</b>
            <small>{words.sections[section].text}</small>
          </span>
        </Link>
      ))}
    </nav>
  )
}

function Section({ section }: { readonly section: SettingsSection }) {
  const { profile } = useMe()
  // `MembersOnly` stands above: the profile is there.
  if (!profile) return null
  return (
    <div className={styles.section}>
      {profile.mailChecked === 'N' && <UnverifiedBanner mail={profile.mail} />}
      {pages[section](profile)}
    </div>
  )
}

const pages: Readonly<Record<SettingsSection, (profile: Profile) => ReactNode>> = {
  profile: (profile) => <ProfileSection profile={profile} />,
  account: (profile) => <AccountSection profile={profile} />,
  devices: () => <DevicesSection />,
  preferences: () => <PreferencesSection />,
}

function NoSection() {
  const words = useSettingsWords()
  return (
    <EmptyState
      title={words.noSection}
      actions={
        <Link to="/settings/profile" stay className={buttonClass()}>
          {words.sections.profile.name}
        </Link>
      }
    />
  )
}
