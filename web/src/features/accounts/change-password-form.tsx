import { site } from '@patisserie/contract/site'
import { useState } from 'react'
import { useReads } from '../../api/reads.ts'
import { problemWord } from '../../api/refusal-words.ts'
import { useWrite } from '../../api/writes.ts'
import { Field } from '../../design/parts/field.tsx'
import { PasswordInput } from '../../design/parts/password-input.tsx'
import { useToast } from '../../design/parts/toast.tsx'
import { hashPassword } from '../../session/hash-password.ts'
import { useWords } from '../../session/words.tsx'
import { AccountName } from './account-name.tsx'
import { useFormErrors } from './form-errors.ts'
import { NewPasswordFields, newPasswordErrors, noPassword } from './new-password-fields.tsx'
import { SettingsForm } from './settings-form.tsx'
import { useSettingsWords } from './settings-words.ts'

/** By who knows the old one; every other device is logged out. */
export function ChangePasswordForm({ account }: { readonly account: string }) {
  const words = useWords()
  const settings = useSettingsWords()
  const { session } = words
  const toast = useToast()
  const { touch } = useReads()
  const errors = useFormErrors<'old' | 'password' | 'repeat'>()
  const change = useWrite(site.accounts.calls.changePassword, { inline: true })
  const [old, setOld] = useState('')
  const [fresh, setFresh] = useState(noPassword)

  const send = async () => {
    const wrong = newPasswordErrors(fresh, words)
    const same = old !== '' && old === fresh.password ? problemWord('pwSame', words) : null
    const found = { ...wrong, password: wrong.password ?? same, old: old === '' ? session.fieldEmpty : null }
    if (!errors.check(found)) return
    const answer = await change.run({ password: hashPassword(old), newPassword: hashPassword(fresh.password) })
    if (!answer.ok) return errors.refuse(answer, { pwWrong: 'old', pwSame: 'password', pwWeak: 'password' })
    setOld('')
    setFresh(noPassword)
    touch(['me'])
    toast.success(settings.password.changed)
  }
  return (
    <div ref={errors.ref}>
      <SettingsForm
        act={settings.password.change}
        busy={change.busy}
        onSend={() => void send()}
        problem={errors.of('form')}
      >
        <AccountName account={account} />
        <Field label={settings.password.old} error={errors.of('old')}>
          <PasswordInput
            labels={{ show: session.showPassword, hide: session.hidePassword }}
            value={old}
            onChange={({ target }) => {
              setOld(target.value)
              errors.clear('old')
            }}
            autoComplete="current-password"
          />
        </Field>
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
