import { useParams } from '@tanstack/react-router'
import {
  type SettingsGroup,
  type SettingsSection,
  settingsGroups,
  settingsSections,
} from '#cards/settings/settings-sections.ts'
import { classNames } from '#design/class-names.ts'
import { Icon } from '#design/icons/icon.tsx'
import { buttonClass } from '#design/parts/button.tsx'
import { PageHead } from '#design/parts/section-head.tsx'
import { EmptyState } from '#design/parts/state/empty-state.tsx'
import { Link } from '#session/link.tsx'
import { useMe } from '#session/me.ts'
import { MembersOnly } from '#session/members-only.tsx'
import { useOpenParts } from '#session/open-parts.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import { settingsPack } from '../../words/settings.pack.ts'
import styles from './settings-page.module.css'
import { UnverifiedBanner } from './unverified-banner.tsx'

/**
 * One's own settings: the list and a section; small screens show one or the other. `/settings` itself is the list, and
 * beside it on wide screens the first section. Guests are asked to log in.
 */
export function SettingsPage() {
  const { settings } = useWords().accounts
  const { section: asked } = useParams({ strict: false })
  const sections = useOpenParts(settingsSections)
  const current = asked === undefined ? sections[0] : sections.find(({ name }) => name === asked)
  const listed = asked === undefined
  return (
    <>
      <PageHead title={settings} />
      <MembersOnly>
        <div className={styles.layout}>
          <SectionList sections={sections} current={current} className={listed ? undefined : 'not-m'} />
          <div className={classNames(styles.section, listed && 'not-m')}>
            <BackToList />
            {current ? <Section section={current} /> : <NoSection first={sections[0]} />}
          </div>
        </div>
      </MembersOnly>
    </>
  )
}

interface SectionListProps {
  readonly sections: readonly SettingsSection[]
  readonly current: SettingsSection | undefined
  readonly className: string | undefined
}

function SectionList({ sections, current, className }: SectionListProps) {
  const words = useWords(settingsPack)
  const { language } = useLanguage()
  const linksOf = (group: SettingsGroup) => sections.filter((section) => section.group === group)
  return (
    <nav aria-label={words.sectionsLabel} className={classNames(styles.sections, className)}>
      {settingsGroups.map((group) => (
        <div key={group} className={styles.group}>
          <p className={styles.label}>{words.groups[group]}</p>
          {linksOf(group).map(({ name, icon, words: own }) => (
            <Link key={name} to={`/settings/${name}`} stay aria-current={name === current?.name ? 'page' : undefined}>
              <Icon name={icon} />
              <span>
                <b>{own(language).name}</b>
                <small>{own(language).text}</small>
              </span>
              <Icon name="chevron-right" size={16} />
            </Link>
          ))}
          {group === 'use' && <ToPrivileges />}
        </div>
      ))}
    </nav>
  )
}

/** Levels are no setting, but they decide what can be set. */
function ToPrivileges() {
  const { titles } = useWords()
  const { toPrivileges } = useWords(settingsPack)
  return (
    <Link to="/privileges">
      <Icon name="crown" />
      <span>
        <b>{titles.privileges}</b>
        <small>{toPrivileges}</small>
      </span>
      <Icon name="chevron-right" size={16} />
    </Link>
  )
}

/** On small screens a section has the page to itself. */
function BackToList() {
  const { toSections } = useWords(settingsPack)
  return (
    <Link to="/settings" stay className={classNames('only-m', styles.back)}>
      <Icon name="chevron-left" size={18} />
      {toSections}
    </Link>
  )
}

function Section({ section }: { readonly section: SettingsSection }) {
  const { profile } = useMe()
  const { Page } = section
  // `MembersOnly` stands above: the profile is there.
  if (!profile) return null
  return (
    <div className={styles.section}>
      {profile.mailChecked === 'N' && <UnverifiedBanner mail={profile.mail} />}
      <Page profile={profile} />
    </div>
  )
}

function NoSection({ first }: { readonly first: SettingsSection | undefined }) {
  const words = useWords(settingsPack)
  const { language } = useLanguage()
  return (
    <EmptyState
      title={words.noSection}
      actions={
        first && (
          <Link to={`/settings/${first.name}`} stay className={buttonClass()}>
            {first.words(language).name}
          </Link>
        )
      }
    />
  )
}
