import { useReads } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { SettingsCard, WithAside } from '#cards/settings/settings-card.tsx'
import type { SectionProps } from '#cards/settings/settings-sections.ts'
import { accounts } from '#contract/accounts.ts'
import { Switch } from '#design/parts/forms/checkbox.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { type PeopleFlag, type PrivacyFlag, peopleFlags, privacyFlags } from '#rules/people/preferences.ts'
import { useIsOpen } from '#session/open-parts.ts'
import { useWords } from '#session/words.tsx'
import { ownData } from '../../contract/own-data.ts'
import { settingsPack } from '../../words/settings.pack.ts'
import { GuestView } from './guest-view.tsx'
import styles from './preferences-section.module.css'

/** Switches for the parts of the personal page; each takes effect at once. */
export function PrivacySection({ profile }: SectionProps) {
  const words = useWords(settingsPack).privacy
  const isOpen = useIsOpen()
  const closed = privacyFlags.filter((flag) => !isOpen(partOf[flag]))
  return (
    <WithAside
      aside={
        <SettingsCard title={words.preview}>
          <GuestView id={profile.id} />
        </SettingsCard>
      }
    >
      <SettingsCard title={words.what} text={words.text}>
        <Switches profile={profile} flags={privacyFlags.filter((flag) => isOpen(partOf[flag]))} />
      </SettingsCard>
      <SettingsCard title={words.people.what} text={words.people.text}>
        <Switches profile={profile} flags={peopleFlags} />
      </SettingsCard>
      {closed.length > 0 && (
        <SettingsCard title={words.soon} text={words.soonText}>
          <Switches profile={profile} flags={closed} />
        </SettingsCard>
      )}
    </WithAside>
  )
}

/** The part of the site that a flag is about, as its route is called; honours are won in `/liver`. */
const partOf: Readonly<Record<PrivacyFlag, string>> = {
  showMS: '/ms',
  showReplay: '/rpy',
  showFeed: '/p/$id',
  showProgress: '/p/$id',
  showEga: '/painting',
  showDes: '/desserts',
  showHonor: '/liver',
}

type Flag = PrivacyFlag | PeopleFlag

function Switches({ profile, flags }: SectionProps & { readonly flags: readonly Flag[] }) {
  const words = useWords(settingsPack).privacy
  const said = { ...words.flags, ...words.people.flags }
  const { success } = useWords()
  const { patch } = useReads()
  const toast = useToast()
  const write = useWrite(ownData.calls.setPrivacy)
  const set = async (flag: Flag, on: boolean) => {
    const value = on ? 'Y' : 'N'
    const putBack = patch(accounts.calls.me, (old) => ({ ...old, [flag]: value }))
    const answer = await write.run({ [wireNames[flag]]: value })
    if (answer.ok) toast.success(success.saved)
    else putBack()
  }
  return (
    <div className={styles.stack}>
      {flags.map((flag) => (
        <Switch
          key={flag}
          hint={said[flag].hint}
          checked={profile[flag] === 'Y'}
          onChange={({ target }) => void set(flag, target.checked)}
        >
          {said[flag].name}
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
  showHere: 'showhere',
  showList: 'showlist',
} as const satisfies Record<Flag, string>
