import { SettingsCard, WithAside } from '#cards/settings/settings-card.tsx'
import type { SectionProps } from '#cards/settings/settings-sections.ts'
import { Chip } from '#design/parts/chip.tsx'
import { Fact, Facts } from '#design/parts/facts.tsx'
import { useWords } from '#session/words.tsx'
import { settingsPack } from '../../words/settings.pack.ts'
import { ChangeMailForm } from '../security/change-mail-form.tsx'
import { ChangePasswordForm } from '../security/change-password-form.tsx'

/** Section of the log-in: account name, mail address and password. */
export function AccountSection({ profile }: SectionProps) {
  const words = useWords(settingsPack)
  const { card } = useWords().accounts
  const verified = profile.mailChecked === 'Y'
  return (
    <WithAside
      aside={
        <SettingsCard title={words.accountCard}>
          <Facts>
            <Fact label={words.accountName} strong>
              {profile.account}
            </Fact>
            <Fact label={card.id}>{profile.id}</Fact>
          </Facts>
          <p className="faint">{words.accountNameText}</p>
        </SettingsCard>
      }
    >
      <SettingsCard
        title={words.mail.name}
        text={profile.mail}
        mark={
          <Chip tint={verified ? 'matcha' : 'honey'}>{verified ? words.mail.verified : words.mail.unverified}</Chip>
        }
      >
        <ChangeMailForm profile={profile} />
      </SettingsCard>
      <SettingsCard id="password" title={words.password.name} text={words.password.text}>
        <ChangePasswordForm profile={profile} />
      </SettingsCard>
    </WithAside>
  )
}
