import { useState } from 'react'
import { useWrite } from '#api/writes.ts'
import { ReasonDialog } from '#cards/reason-dialog.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { useWords } from '#session/words.tsx'
import { roleStaff } from '../contract/role-staff.ts'
import { roleDeskPack } from '../words/role-desk.pack.ts'
import type { UserDialogProps } from './user-dialogs.tsx'

/** Counts two accounts as one person's. */
export function CountDialog({ user, onClose }: UserDialogProps) {
  const words = useWords(roleDeskPack).links
  const count = useWrite(roleStaff.calls.countAsOne, { inline: true })
  const [other, setOther] = useState('')
  const isId = /^\d{7,10}$/.test(other.trim())
  return (
    <ReasonDialog
      danger
      title={words.countOf(user.NICK)}
      text={words.countText}
      send={words.count}
      problem={() => (isId ? null : words.otherInvalid)}
      onSend={(reason, options) => count.run({ UID: user.UID, OTHER: Number(other.trim()), reason }, options)}
      done={words.counted}
      onClose={onClose}
    >
      <Field label={words.other} hint={words.otherHint} required>
        <TextInput value={other} onChange={({ target }) => setOther(target.value)} inputMode="numeric" maxLength={10} />
      </Field>
    </ReasonDialog>
  )
}

/** Ends all links of an account. */
export function ApartDialog({ user, onClose }: UserDialogProps) {
  const words = useWords(roleDeskPack).links
  const apart = useWrite(roleStaff.calls.countApart, { inline: true })
  return (
    <ReasonDialog
      title={words.apartOf(user.NICK)}
      text={words.apartText}
      send={words.apart}
      onSend={(reason, options) => apart.run({ UID: user.UID, reason }, options)}
      done={words.aparted}
      onClose={onClose}
    />
  )
}

/** Makes an account a robot, or an ordinary one again. */
export function RobotDialog({ user, onClose }: UserDialogProps) {
  const words = useWords(roleDeskPack).links
  const set = useWrite(roleStaff.calls.setRobot, { inline: true })
  const on = user.ROBOT === 'N'
  return (
    <ReasonDialog
      danger={on}
      title={on ? words.robotOf(user.NICK) : words.humanOf(user.NICK)}
      text={on ? words.robotText : undefined}
      send={on ? words.robot : words.human}
      onSend={(reason, options) => set.run({ UID: user.UID, robot: on ? 'Y' : 'N', reason }, options)}
      done={words.robotDone}
      onClose={onClose}
    />
  )
}
