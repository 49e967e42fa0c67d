import { useState } from 'react'
import { useWrite } from '#api/writes.ts'
import { useFormErrors } from '#cards/settings/form-errors.ts'
import { SettingsForm } from '#cards/settings/settings-form.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { PasswordInput } from '#design/parts/forms/password-input.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import * as limits from '#rules/people/account-limits.ts'
import { hashPassword } from '#session/log-in/hash-password.ts'
import { useWords } from '#session/words.tsx'
import { passwordsPack } from '#words/session/passwords.pack.ts'
import { roles } from '../../contract/roles.ts'
import { rolesPack } from '../../words/roles.pack.ts'

interface LinkRoleFormProps {
  /** Account name to begin with: that of an account that must be signed in to again. */
  readonly asked: string
  readonly onLinked: () => void
}

const fieldsOf = { codeNeeded: 'code', codeWrong: 'code', wrongLogin: 'password', linkSelf: 'account' } as const

/** Links another account by signing in to it. The code is asked for once its password was right. */
export function LinkRoleForm({ asked, onLinked }: LinkRoleFormProps) {
  const { session } = useWords()
  const passwords = useWords(passwordsPack)
  const words = useWords(rolesPack)
  const toast = useToast()
  const errors = useFormErrors<'account' | 'password' | 'code'>()
  const link = useWrite(roles.calls.link, { inline: true })
  const [account, setAccount] = useState(asked)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState<string>()

  const send = async () => {
    const empty = (value: string | undefined) => (value?.trim() === '' ? session.fieldEmpty : null)
    if (!errors.check({ account: empty(account), password: empty(password), code: empty(code) })) return
    const typed = { account: account.trim(), password: hashPassword(password) }
    const answer = await link.run(code === undefined ? typed : { ...typed, code: code.trim() })
    if (answer.ok) {
      toast.success(words.linked)
      setAccount('')
      setPassword('')
      setCode(undefined)
      return onLinked()
    }
    if (answer.refusal === 'codeNeeded') return setCode('')
    if (answer.refusal === 'codeWrong') setCode('')
    errors.refuse(answer, fieldsOf)
  }
  return (
    <div ref={errors.ref}>
      <SettingsForm act={words.linkAct} busy={link.busy} onSend={() => void send()} problem={errors.of('form')}>
        <Field label={words.account} error={errors.of('account')}>
          <TextInput
            value={account}
            onChange={({ target }) => {
              setAccount(target.value)
              // The code is for the account that stood here.
              setCode(undefined)
              errors.clear('account')
            }}
            data-unasked
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={limits.mailMax}
          />
        </Field>
        <Field label={words.password} error={errors.of('password')}>
          <PasswordInput
            labels={{ show: passwords.showPassword, hide: passwords.hidePassword }}
            value={password}
            onChange={({ target }) => {
              setPassword(target.value)
              errors.clear('password')
            }}
            // The browser would offer the password of the account in use.
            autoComplete="new-password"
            autoFocus={asked !== ''}
          />
        </Field>
        {code !== undefined && (
          <>
            <Banner kind="info">{words.guarded}</Banner>
            <Field label={words.code} hint={words.codeHint} error={errors.of('code')}>
              <TextInput
                value={code}
                onChange={({ target }) => {
                  setCode(target.value)
                  errors.clear('code')
                }}
                name="one-time-code"
                data-unasked
                autoComplete="one-time-code"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={32}
                autoFocus
              />
            </Field>
          </>
        )}
      </SettingsForm>
    </div>
  )
}
