import type { Refused } from '#api/answer.ts'
import { Field } from '#design/parts/forms/field.tsx'
import { PasswordInput } from '#design/parts/forms/password-input.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { useWords } from '#session/words.tsx'
import { ownerPack } from '#words/cards/owner.pack.ts'
import type { Problem } from '#words/problem.ts'
import { passwordsPack } from '#words/session/passwords.pack.ts'
import { AccountName } from './account-name.tsx'

/** Proof that a signed-in member gives for a risky act: password, and a code if two-factor is on. */
export interface Owner {
  readonly password: string
  /** Code of the second factor; only if two-factor is on. */
  readonly code: string
}

export const noOwner: Owner = { password: '', code: '' }

/** Fields of a form that refusals belong to. */
export const ownerRefusals = { pwWrong: 'password', codeWrong: 'code' } as const satisfies Partial<
  Record<Problem, keyof Owner>
>

export interface OwnerFieldsProps {
  readonly account: string
  readonly totp: boolean
  readonly value: Owner
  readonly onChange: (value: Owner) => void
  /** Errors of the enclosing form: reads the error of a field, and clears it when a field is edited. */
  readonly errors: {
    readonly of: (field: keyof Owner) => string | undefined
    readonly clear: (field: keyof Owner) => void
  }
}

/** Fields that confirm the account's owner: the password again, and a code if two-factor is on. */
export function OwnerFields({ account, totp, value, onChange, errors }: OwnerFieldsProps) {
  const passwords = useWords(passwordsPack)
  const words = useWords(ownerPack)
  const change = (next: Owner) => {
    onChange(next)
    errors.clear('password')
    errors.clear('code')
  }
  return (
    <>
      <AccountName account={account} />
      <Field label={words.password} error={errors.of('password')}>
        <PasswordInput
          labels={{ show: passwords.showPassword, hide: passwords.hidePassword }}
          value={value.password}
          onChange={({ target }) => change({ ...value, password: target.value })}
          autoComplete="current-password"
        />
      </Field>
      {totp && (
        <CodeField value={value.code} onChange={(code) => change({ ...value, code })} error={errors.of('code')} />
      )}
    </>
  )
}

interface CodeFieldProps {
  readonly value: string
  readonly onChange: (code: string) => void
  readonly error: string | undefined
}

/** A code of the authenticator, or a recovery code. */
export function CodeField({ value, onChange, error }: CodeFieldProps) {
  const words = useWords(ownerPack)
  return (
    <Field label={words.code} hint={words.codeHint} error={error}>
      <TextInput
        value={value}
        onChange={({ target }) => onChange(target.value)}
        name="one-time-code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={32}
      />
    </Field>
  )
}

/** Problems of the proof in words, by field. */
export const ownerErrors = ({ password, code }: Owner, totp: boolean, empty: string) => ({
  password: password === '' ? empty : null,
  code: totp && code.trim() === '' ? empty : null,
})

/** A spent code is not asked for again with the next try. */
export const afterRefusal = (owner: Owner, { refusal }: Refused): Owner =>
  refusal === 'codeWrong' ? { ...owner, code: '' } : owner
