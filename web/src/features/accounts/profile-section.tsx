import type { Profile } from '@patisserie/contract/accounts'
import { site } from '@patisserie/contract/site'
import { useState } from 'react'
import { problemText } from '../../api/problem-text.ts'
import { useRead } from '../../api/reads.ts'
import { Banner } from '../../design/parts/banner.tsx'
import { Button } from '../../design/parts/button.tsx'
import { SkeletonLines } from '../../design/parts/skeleton.tsx'
import { useLanguage } from '../../session/words.tsx'
import { HeadForm } from './head-form.tsx'
import { IntroductionForm } from './introduction-form.tsx'
import { NameCard } from './name-card.tsx'
import { NicknameForm } from './nickname-form.tsx'
import styles from './profile-section.module.css'
import { SettingsCard, WithAside } from './settings-card.tsx'

/** Head, nickname and introduction, with the name card they make beside them. */
export function ProfileSection({ profile }: { readonly profile: Profile }) {
  const { words, language } = useLanguage()
  const { accounts, shell } = words
  const saved = useRead(site.accounts.calls.introduction, {})
  const [nick, setNick] = useState(profile.nick)
  const [typed, setTyped] = useState<string>()
  const introduction = typed ?? saved.value?.brint
  return (
    <WithAside
      aside={
        <div className={styles.preview}>
          <p className={styles.label}>{accounts.preview}</p>
          <NameCard id={profile.id} nick={nick} head={profile.head} introduction={introduction ?? ''} />
        </div>
      }
    >
      <SettingsCard title={accounts.head.title} text={accounts.head.text}>
        <HeadForm id={profile.id} head={profile.head} />
      </SettingsCard>
      <SettingsCard title={accounts.nickname.title}>
        <NicknameForm value={nick} onChange={setNick} />
      </SettingsCard>
      <SettingsCard title={accounts.introduction.title}>
        {introduction !== undefined && <IntroductionForm value={introduction} onChange={setTyped} />}
        {introduction === undefined && saved.refusal && (
          <Banner
            kind="error"
            actions={
              <Button size="small" onClick={saved.again}>
                {shell.retry}
              </Button>
            }
          >
            {problemText({ refusal: saved.refusal, data: saved.data }, words, language)}
          </Banner>
        )}
        {introduction === undefined && !saved.refusal && <SkeletonLines lines={4} />}
      </SettingsCard>
    </WithAside>
  )
}
