import type { Profile } from '@patisserie/contract/profile'
import { Chip } from '../../design/parts/chip.tsx'
import { Fact, Facts } from '../../design/parts/facts.tsx'
import { useWords } from '../../session/words.tsx'
import { ChangeMailForm } from './change-mail-form.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { SettingsCard, WithAside } from './settings-card.tsx'
import { useSettingsWords } from './settings-words.ts'

/** What one logs in with. */
export function AccountSection({ profile }: { readonly profile: Profile }) {
  const words = useSettingsWords()
  const { card } = useWords().accounts
  const verified = profile.mailChecked === 'Y'
  return (
    <WithAside
      aside={
        <SettingsCard title={words.sections.account.name}>
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
        <ChangeMailForm mail={profile.mail} account={profile.account} />
      </SettingsCard>
      <SettingsCard id="password" title={words.password.name} text={words.password.text}>
        <ChangePasswordForm account={profile.account} />
      </SettingsCard>
    </WithAside>
  )
}
