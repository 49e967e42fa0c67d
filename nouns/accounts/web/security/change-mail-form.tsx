import { useState } from 'react'
import { problemWord } from '#api/refusal-words.ts'
import { useWrite } from '#api/writes.ts'
import { useFormErrors } from '#cards/settings/form-errors.ts'
import { afterRefusal, noOwner, OwnerFields, ownerErrors, ownerRefusals } from '#cards/settings/owner-fields.tsx'
import { SettingsForm } from '#cards/settings/settings-form.tsx'
import type { SectionProps } from '#cards/settings/settings-sections.ts'
import { accounts } from '#contract/accounts.ts'
import { Field } from '#design/parts/forms/field.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { Disclosure } from '#design/parts/over/disclosure.tsx'
import * as limits from '#rules/people/account-limits.ts'
import { newMailProblem, normalMail } from '#rules/people/accounts.ts'
import { hashPassword } from '#session/log-in/hash-password.ts'
import { useWords } from '#session/words.tsx'
import { settingsPack } from '../../words/settings.pack.ts'
import { ConfirmMailForm } from './confirm-mail-form.tsx'

/** Another address: asked for with the password, then confirmed by its mail. */
export function ChangeMailForm({ profile }: SectionProps) {
  const words = useWords(settingsPack).mail
  const [sent, setSent] = useState('')
  if (sent !== '' && sent !== profile.mail) return <ConfirmMailForm mail={sent} onAgain={() => setSent('')} />
  return (
    <Disclosure summary={words.another} icon="mail">
      <AskForm profile={profile} onSent={setSent} />
    </Disclosure>
  )
}

function AskForm({ profile, onSent }: SectionProps & { readonly onSent: (mail: string) => void }) {
  const all = useWords()
  const settings = useWords(settingsPack)
  const { session } = all
  const words = settings.mail
  const errors = useFormErrors<'mail' | 'password' | 'code'>()
  const change = useWrite(accounts.calls.changeMail, { inline: true })
  const [fresh, setFresh] = useState('')
  const [owner, setOwner] = useState(noOwner)
  const totp = profile.totp === 'Y'

  const send = async () => {
    const to = normalMail(fresh)
    const wrong = newMailProblem(to) ? problemWord('mailInvalid', all) : to === profile.mail ? words.same : null
    if (!errors.check({ mail: wrong, ...ownerErrors(owner, totp, session.fieldEmpty) })) return
    const { password } = owner
    const code = totp ? { code: owner.code.trim() } : {}
    const answer = await change.run({ mail: to, password: hashPassword(password), ...code })
    if (answer.ok) return onSent(to)
    setOwner(afterRefusal(owner, answer))
    errors.refuse(answer, { ...ownerRefusals, mailInvalid: 'mail', mailExists: 'mail' })
  }
  return (
    <div ref={errors.ref}>
      <SettingsForm act={words.change} busy={change.busy} onSend={() => void send()} problem={errors.of('form')}>
        <p className="mute">{words.changeText}</p>
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
        <OwnerFields account={profile.account} totp={totp} value={owner} onChange={setOwner} errors={errors} />
      </SettingsForm>
    </div>
  )
}
