import { Field } from '#design/parts/forms/field.tsx'
import { PasswordInput } from '#design/parts/forms/password-input.tsx'
import { passwordProblem, repeatProblem } from '#rules/people/accounts.ts'
import { PasswordHelper } from '#session/log-in/password-helper.tsx'
import { useWords } from '#session/words.tsx'
import type { PasswordWords } from '#words/session/passwords.pack.ts'
import { passwordsPack } from '#words/session/passwords.pack.ts'
import { settingsPack } from '../../words/settings.pack.ts'
import { PasswordStrength } from './password-strength.tsx'

export interface NewPassword {
  readonly password: string
  readonly repeat: string
}

export const noPassword: NewPassword = { password: '', repeat: '' }

/** Problems of a new password in words, by field. */
export const newPasswordErrors = ({ password, repeat }: NewPassword, passwords: PasswordWords) => {
  const problem = passwordProblem(password)
  return {
    password: problem && passwords[problem],
    repeat: problem || !repeatProblem(password, repeat) ? null : passwords.pwMismatch,
  }
}

export interface NewPasswordFieldsProps {
  readonly value: NewPassword
  readonly onChange: (value: NewPassword) => void
  readonly errorOf: (field: keyof NewPassword) => string | undefined
}

/** A new password twice, how hard it is to guess, and the helper. */
export function NewPasswordFields({ value, onChange, errorOf }: NewPasswordFieldsProps) {
  const settings = useWords(settingsPack)
  const passwords = useWords(passwordsPack)
  const labels = { show: passwords.showPassword, hide: passwords.hidePassword }
  const { password, repeat } = value
  return (
    <>
      <Field
        label={settings.password.fresh}
        hint={password === '' ? passwords.passwordHint : <PasswordStrength password={password} />}
        error={errorOf('password')}
      >
        <PasswordInput
          labels={labels}
          value={password}
          onChange={({ target }) => onChange({ password: target.value, repeat })}
          autoComplete="new-password"
        />
      </Field>
      <PasswordHelper onUse={(helped) => onChange({ password: helped, repeat: helped })} />
      <Field label={passwords.repeat} error={errorOf('repeat')}>
        <PasswordInput
          labels={labels}
          value={repeat}
          onChange={({ target }) => onChange({ password, repeat: target.value })}
          autoComplete="new-password"
        />
      </Field>
    </>
  )
}
