import { useState } from 'react'
import { problemText } from '#api/problem-text.ts'
import { useRead } from '#api/reads.ts'
import { SettingsCard, WithAside } from '#cards/settings/settings-card.tsx'
import type { SectionProps } from '#cards/settings/settings-sections.ts'
import { accounts } from '#contract/accounts.ts'
import { Button } from '#design/parts/button.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { SkeletonLines } from '#design/parts/state/skeleton.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { settingsPack } from '../../words/settings.pack.ts'
import { NameCard } from '../person/name-card.tsx'
import { HeadForm } from '../pictures/head-form.tsx'
import { ColourForm } from './colour-form.tsx'
import { ProfileForm, type ProfileText } from './profile-form.tsx'
import styles from './profile-section.module.css'

/** Head, nickname and introduction, with the name card they make beside them. */
export function ProfileSection({ profile }: SectionProps) {
  const { words, language } = useLanguage()
  const settings = useWords(settingsPack)
  const { shell } = words
  const { value: read, refusal, data, again } = useRead(accounts.calls.introduction, {})
  const [typed, setTyped] = useState<Partial<ProfileText>>({})
  const saved = read && { nick: profile.nick, brint: read.brint }
  const { nick = profile.nick, brint = read?.brint ?? '' } = typed
  return (
    <WithAside
      aside={
        <div className={styles.preview}>
          <p className={styles.label}>{settings.preview}</p>
          <NameCard id={profile.id} nick={nick} head={profile.head} introduction={brint} colour={profile.colour} />
        </div>
      }
    >
      <SettingsCard title={settings.head.name} text={settings.head.text}>
        <HeadForm id={profile.id} head={profile.head} />
      </SettingsCard>
      <SettingsCard title={settings.nameCard}>
        {saved && (
          <ProfileForm
            saved={saved}
            value={{ nick, brint }}
            onChange={(change) => setTyped((before) => ({ ...before, ...change }))}
          />
        )}
        {!saved && refusal && (
          <Banner
            kind="error"
            actions={
              <Button size="small" onClick={again}>
                {shell.retry}
              </Button>
            }
          >
            {problemText({ refusal, data }, words, language)}
          </Banner>
        )}
        {!saved && !refusal && <SkeletonLines lines={6} />}
      </SettingsCard>
      <ColourForm profile={profile} />
    </WithAside>
  )
}
