import { site } from '@patisserie/contract/site'
import { mailProblem, normalMail } from '@patisserie/rules/accounts'
import { limits } from '@patisserie/rules/limits'
import { useState } from 'react'
import { problemWord } from '../../api/refusal-words.ts'
import { useWrite } from '../../api/writes.ts'
import { Disclosure } from '../../design/parts/disclosure.tsx'
import { Field } from '../../design/parts/field.tsx'
import { PasswordInput } from '../../design/parts/password-input.tsx'
import { TextInput } from '../../design/parts/text-input.tsx'
import { hashPassword } from '../../session/hash-password.ts'
import { useWords } from '../../session/words.tsx'
import { AccountName } from './account-name.tsx'
import { ConfirmMailForm } from './confirm-mail-form.tsx'
import { useFormErrors } from './form-errors.ts'
import { SettingsForm } from './settings-form.tsx'
import { useSettingsWords } from './settings-words.ts'

interface ChangeMailFormProps {
  /** The address in use. */
  readonly mail: string
  readonly account: string
}

/** Another address: asked for with the password, then confirmed by its mail. */
export function ChangeMailForm({ mail, account }: ChangeMailFormProps) {
  const words = useSettingsWords().mail
  const [sent, setSent] = useState('')
  if (sent !== '' && sent !== mail) return <ConfirmMailForm mail={sent} onAgain={() => setSent('')} />
  return (
    <Disclosure summary={words.another} icon="mail">
      <AskForm mail={mail} account={account} onSent={setSent} />
    </Disclosure>
  )
}

function AskForm({ mail, account, onSent }: ChangeMailFormProps & { readonly onSent: (mail: string) => void }) {
  const all = useWords()
  const settings = useSettingsWords()
  const { session } = all
  const words = settings.mail
  const errors = useFormErrors<'mail' | 'password'>()
  const change = useWrite(site.accounts.calls.changeMail, { inline: true })
  const [fresh, setFresh] = useState('')
  const [password, setPassword] = useState('')

  const send = async () => {
    const to = normalMail(fresh)
    const wrong = mailProblem(to) ? problemWord('mailInvalid', all) : to === mail ? words.same : null
    if (!errors.check({ mail: wrong, password: password === '' ? session.fieldEmpty : null })) return
    const answer = await change.run({ mail: to, password: hashPassword(password) })
    if (answer.ok) onSent(to)
    else errors.refuse(answer, { mailInvalid: 'mail', mailExists: 'mail', pwWrong: 'password' })
  }
  return (
    <div ref={errors.ref}>
      <SettingsForm act={words.change} busy={change.busy} onSend={() => void send()} problem={errors.of('form')}>
        <p className="mute">{words.changeText}</p>
        <AccountName account={account} />
        <Field label={words.fresh} error={errors.of('mail')}>
          <TextInput
            type="email"
            value={fresh}
            onChange={({ target }) => {
              setFresh(target.value)
              errors.clear('mail')
            }}
            autoComplete="email"
            maxLength={limits.mailMax}
          />
        </Field>
        <Field label={words.password} error={errors.of('password')}>
          <PasswordInput
            labels={{ show: session.showPassword, hide: session.hidePassword }}
            value={password}
            onChange={({ target }) => {
              setPassword(target.value)
              errors.clear('password')
            }}
            autoComplete="current-password"
          />
        </Field>
      </SettingsForm>
    </div>
  )
}
