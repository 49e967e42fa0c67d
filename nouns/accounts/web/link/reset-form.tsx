import { useState } from 'react'
import { useReads } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { useFormErrors } from '#cards/settings/form-errors.ts'
import { SettingsForm } from '#cards/settings/settings-form.tsx'
import { accounts } from '#contract/accounts.ts'
import { hashPassword } from '#session/log-in/hash-password.ts'
import { useWords } from '#session/words.tsx'
import { passwordsPack } from '#words/session/passwords.pack.ts'
import { settingsPack } from '../../words/settings.pack.ts'
import { NewPasswordFields, newPasswordErrors, noPassword } from '../password/new-password-fields.tsx'
import type { LinkOutcome } from './mailed-link.ts'

export interface ResetFormProps {
  readonly token: string
  readonly onOutcome: (outcome: LinkOutcome) => void
}

/** A new password by who reads the mail; every session ends. */
export function ResetForm({ token, onOutcome }: ResetFormProps) {
  const passwords = useWords(passwordsPack)
  const settings = useWords(settingsPack)
  const { touch } = useReads()
  const errors = useFormErrors<'password' | 'repeat'>()
  const write = useWrite(accounts.calls.setNewPassword, { inline: true })
  const [fresh, setFresh] = useState(noPassword)
  const send = async () => {
    if (!errors.check(newPasswordErrors(fresh, passwords))) return
    const answer = await write.run({ token, password: hashPassword(fresh.password) })
    if (answer.ok) {
      touch(['me'])
      onOutcome('done')
    } else if (answer.refusal === 'linkExpired') onOutcome('expired')
    else errors.refuse(answer, { pwWeak: 'password' })
  }
  return (
    <div ref={errors.ref}>
      <SettingsForm
        primary
        wide
        act={settings.links.reset.act}
        busy={write.busy}
        onSend={() => void send()}
        problem={errors.of('form')}
      >
        <NewPasswordFields
          value={fresh}
          onChange={(value) => {
            setFresh(value)
            errors.clear('password')
            errors.clear('repeat')
          }}
          errorOf={errors.of}
        />
      </SettingsForm>
    </div>
  )
}
