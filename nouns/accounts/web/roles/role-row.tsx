import { useState } from 'react'
import { useWrite } from '#api/writes.ts'
import { MemberLine } from '#cards/person/member-name.tsx'
import { Button } from '#design/parts/button.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { Hitbox } from '#design/parts/hitbox.tsx'
import { Dialog } from '#design/parts/over/dialog.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import type { Tint } from '#design/parts/tint.ts'
import * as limits from '#rules/people/account-limits.ts'
import { useTimes } from '#session/times.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import type { Role } from '../../contract/roles.ts'
import { roles } from '../../contract/roles.ts'
import { rolesPack } from '../../words/roles.pack.ts'
import styles from './roles-section.module.css'
import { SwitchDialog } from './switch-dialog.tsx'
import { useSwitchRole } from './use-switch-role.ts'

interface RoleRowProps {
  readonly role: Role
  /** Names of the other accounts that the owner's links lead to from it. */
  readonly others: readonly string[]
  /** Asks for the password of an account that cannot be switched to before its owner signs in to it. */
  readonly onSignIn: () => void
}

const tints: Partial<Record<Role['STATE'], Tint>> = {
  open: 'matcha',
  back: 'matcha',
  asleep: 'honey',
  black: 'straw',
  ended: 'honey',
}

/** An account that counts with one's own, and what can be done with it. */
export function RoleRow({ role, others, onSignIn }: RoleRowProps) {
  const { own } = useTimes()
  const words = useWords(rolesPack)
  const change = useSwitchRole()
  const [dialog, setDialog] = useState<'code' | 'unlink' | null>(null)
  const { STATE: state, UID } = role
  const name = role.NICK || role.ACCOUNT
  const close = () => setDialog(null)
  return (
    <li className={styles.role}>
      <div className={styles.who}>
        <MemberLine id={UID} nick={role.NICK} head={role.HEAD} size={44}>
          {role.ACCOUNT ? words.accountAndId(role.ACCOUNT, UID) : words.id(UID)}
        </MemberLine>
        {state === 'here' ? (
          <span className={styles.here}>
            <Hitbox />
            {words.states.here}
          </span>
        ) : (
          <Chip tint={tints[state]}>{words.states[state]}</Chip>
        )}
      </div>
      {state === 'asleep' && <p className={styles.note}>{words.asleepText}</p>}
      {role.UNTIL && <p className={styles.note}>{words.until(own(role.UNTIL, 'date'))}</p>}
      <div className={styles.acts}>
        {(state === 'open' || state === 'back') && (
          <Button
            variant="primary"
            icon="refresh-cw"
            busy={change.busy}
            aria-label={words.switchTo(name)}
            onClick={() => (role.CODE === 'Y' ? setDialog('code') : change.run({ UID }))}
          >
            {state === 'back' ? words.back : words.switch}
          </Button>
        )}
        {state === 'asleep' && (
          <Button icon="log-in" onClick={onSignIn}>
            {words.signIn}
          </Button>
        )}
        {['open', 'back', 'asleep', 'black', 'closed'].includes(state) && (
          <Button aria-label={words.unlinkOf(name)} onClick={() => setDialog('unlink')}>
            {words.unlink}
          </Button>
        )}
      </div>
      {dialog === 'code' && <SwitchDialog role={role} onClose={close} />}
      {dialog === 'unlink' && <UnlinkDialog role={role} others={others} onClose={close} />}
    </li>
  )
}

interface UnlinkDialogProps extends Pick<RoleRowProps, 'role' | 'others'> {
  readonly onClose: () => void
}

function UnlinkDialog({ role, others, onClose }: UnlinkDialogProps) {
  const { shell } = useLanguage().words
  const words = useWords(rolesPack)
  const toast = useToast()
  const unlink = useWrite(roles.calls.unlink)
  const name = role.NICK || role.ACCOUNT
  const title = words.unlinkTitle(name)
  const end = async () => {
    const answer = await unlink.run({ UID: role.UID })
    if (!answer.ok) return
    toast.success(words.unlinked)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      label={title}
      closeLabel={shell.close}
      actions={
        <>
          <Button onClick={onClose}>{shell.cancel}</Button>
          <Button variant="danger" busy={unlink.busy} onClick={() => void end()}>
            {words.unlinkAct}
          </Button>
        </>
      }
    >
      {others.length > 1 && <p>{words.unlinkFrom(name, others.join(words.and))}</p>}
      <p className="mute">{words.unlinkText(limits.linkCountsSeconds / 86_400)}</p>
    </Dialog>
  )
}
