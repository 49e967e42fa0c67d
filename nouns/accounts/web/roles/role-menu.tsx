import { useRead } from '#api/reads.ts'
import { Avatar } from '#design/parts/avatar.tsx'
import { MenuItem, MenuNote, MenuRule } from '#design/parts/over/menu.tsx'
import { useGo } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { roles } from '../../contract/roles.ts'
import { rolesPack } from '../../words/roles.pack.ts'
import { useSwitchRole } from './use-switch-role.ts'

/** The end of the account menu: one's other accounts. Nothing for somebody with one account. */
export function RoleMenu() {
  const words = useWords(rolesPack)
  const go = useGo()
  const change = useSwitchRole()
  const { value } = useRead(roles.calls.mine, {}, { quiet: true })
  const others = value?.rows.filter(({ STATE }) => STATE === 'open' || STATE === 'back') ?? []
  if (others.length === 0) return null
  return (
    <>
      <MenuRule />
      <MenuNote>{words.menu}</MenuNote>
      {others.map((role) => (
        <MenuItem
          key={role.UID} // The settings ask for its code.
          onSelect={() => (role.CODE === 'Y' ? go('/settings/roles') : change.run({ UID: role.UID }))}
        >
          <Avatar id={role.UID} src={role.HEAD} size={20} alt="" />
          {role.NICK}
        </MenuItem>
      ))}
      <MenuItem icon="settings" onSelect={() => go('/settings/roles')}>
        {words.manage}
      </MenuItem>
    </>
  )
}
