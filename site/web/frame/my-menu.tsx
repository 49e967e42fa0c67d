import { useState } from 'react'
import type { Profile } from '#contract/profile.ts'
import { Avatar } from '#design/parts/avatar.tsx'
import { Menu, MenuItem, MenuNote, MenuRule } from '#design/parts/over/menu.tsx'
import { WalletButton } from '#nouns/economy/web/wallet/wallet-button.tsx'
import { openWallet } from '#nouns/economy/web/wallet/wallet-event.ts'
import { lazyPart } from '#session/lazy-part.tsx'
import { useGo } from '#session/link.tsx'
import { useLogout } from '#session/log-in/logout.ts'
import { useIsOpen } from '#session/open-parts.ts'
import { useWords } from '#session/words.tsx'
import { openHelp } from '../keys/help-event.ts'
import styles from './my-menu.module.css'
import { moreEntries } from './navigation.ts'

const RoleMenu = lazyPart(() => import('#nouns/accounts/web/roles/role-menu.tsx').then((part) => part.RoleMenu))

/** The wallet and the member's avatar, with the menu that it opens. They come in one chunk: both are for members. */
export function MyMenu({ profile }: { readonly profile: Profile }) {
  const { shell: words, titles } = useWords()
  const backOffice = titles.admin
  const go = useGo()
  const isOpen = useIsOpen()
  const logout = useLogout()
  const [wanted, setWanted] = useState(false)
  return (
    <>
      <span className={styles.wallet}>
        <WalletButton />
      </span>
      <Menu
        label={words.menuOf(profile.nick)}
        align="end"
        trigger={(props) => (
          <button
            type="button"
            {...props}
            className={styles.avatar}
            aria-label={words.menuOf(profile.nick)}
            onPointerEnter={() => setWanted(true)}
            onFocus={() => setWanted(true)}
          >
            <Avatar id={profile.id} src={profile.head} size={32} alt="" />
          </button>
        )}
      >
        <MenuNote>{profile.nick}</MenuNote>
        <MenuItem icon="user" onSelect={() => go(`/p/${profile.id}`)}>
          {words.myPage}
        </MenuItem>
        <MenuItem icon="mail" onSelect={() => go('/messages')}>
          {words.messages(profile.messageNum)}
        </MenuItem>
        <MenuItem icon="bookmark" onSelect={() => go('/favourites')}>
          {words.favourites}
        </MenuItem>
        <MenuItem icon="wallet" onSelect={() => openWallet()}>
          {words.resources.label}
        </MenuItem>
        {/* On small screens no bar leads to these sections. */}
        {moreEntries
          .filter(({ to }) => isOpen(to))
          .map(({ to, key, icon }) => (
            <MenuItem key={to} icon={icon} onSelect={() => go(to)}>
              {words.nav[key]}
            </MenuItem>
          ))}
        {isOpen('/statement') && (
          <MenuItem icon="scroll-text" onSelect={() => go('/statement')}>
            {words.statement}
          </MenuItem>
        )}
        <MenuItem icon="settings" onSelect={() => go('/settings/profile')}>
          {words.settings}
        </MenuItem>
        {profile.isAdmin && (
          <MenuItem icon="key-round" onSelect={() => go('/admin')}>
            {backOffice}
          </MenuItem>
        )}
        <MenuItem icon="keyboard" onSelect={openHelp}>
          {words.help}
        </MenuItem>
        <MenuRule />
        <MenuItem icon="log-out" onSelect={logout}>
          {words.logout}
        </MenuItem>
        {wanted && <RoleMenu />}
      </Menu>
    </>
  )
}
