import { site } from '@patisserie/contract/site'
import { type PrivacyFlag, privacyFlags } from '@patisserie/rules/preferences'
import { useReads } from '../../api/reads.ts'
import { useWrite } from '../../api/writes.ts'
import { Switch } from '../../design/parts/checkbox.tsx'
import { useToast } from '../../design/parts/toast.tsx'
import { useWords } from '../../session/words.tsx'
import { GuestView } from './guest-view.tsx'
import styles from './preferences-section.module.css'
import { SettingsCard, WithAside } from './settings-card.tsx'
import type { SectionProps } from './settings-sections.ts'
import { useSettingsWords } from './settings-words.ts'

/** What the personal page shows; every switch takes effect at once. */
export function PrivacySection({ profile }: SectionProps) {
  const words = useSettingsWords().privacy
  return (
    <WithAside
      aside={
        <SettingsCard title={words.preview}>
          <GuestView id={profile.id} />
        </SettingsCard>
      }
    >
      <SettingsCard title={words.what} text={words.text}>
        <Switches profile={profile} flags={openFlags} />
      </SettingsCard>
      <SettingsCard title={words.soon} text={words.soonText}>
        <Switches profile={profile} flags={privacyFlags.filter((flag) => !openFlags.includes(flag))} />
      </SettingsCard>
    </WithAside>
  )
}

/** Of parts of the site that are there already. */
const openFlags: readonly PrivacyFlag[] = ['showReplay', 'showFeed', 'showProgress']

function Switches({ profile, flags }: SectionProps & { readonly flags: readonly PrivacyFlag[] }) {
  const words = useSettingsWords().privacy
  const { success } = useWords()
  const { patch } = useReads()
  const toast = useToast()
  const write = useWrite(site.ownData.calls.setPrivacy)
  const set = async (flag: PrivacyFlag, on: boolean) => {
    const value = on ? 'Y' : 'N'
    const putBack = patch(site.accounts.calls.me, (old) => ({ ...old, [flag]: value }))
    const answer = await write.run({ [wireNames[flag]]: value })
    if (answer.ok) toast.success(success.saved)
    else putBack()
  }
  return (
    <div className={styles.stack}>
      {flags.map((flag) => (
        <Switch
          key={flag}
          hint={words.flags[flag].hint}
          checked={profile[flag] === 'Y'}
          onChange={({ target }) => void set(flag, target.checked)}
        >
          {words.flags[flag].name}
        </Switch>
      ))}
    </div>
  )
}

const wireNames = {
  showMS: 'showms',
  showEga: 'showega',
  showReplay: 'showreplay',
  showDes: 'showdes',
  showHonor: 'showhonor',
  showFeed: 'showfeed',
  showProgress: 'showprogress',
} as const satisfies Record<PrivacyFlag, string>
