import { useState } from 'react'
import { useWrite } from '#api/writes.ts'
import { useFormErrors } from '#cards/settings/form-errors.ts'
import { SettingsForm } from '#cards/settings/settings-form.tsx'
import { accounts } from '#contract/accounts.ts'
import { Button } from '#design/parts/button.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { useWords } from '#session/words.tsx'
import { settingsPack } from '../../words/settings.pack.ts'

export interface ConfirmMailFormProps {
  /** Address that the mail with the code was sent to. */
  readonly mail: string
  readonly onAgain: () => void
}

/** The code of the mail to the new address. */
export function ConfirmMailForm({ mail, onAgain }: ConfirmMailFormProps) {
  const settings = useWords(settingsPack)
  const { session } = useWords()
  const words = settings.mail
  const toast = useToast()
  const errors = useFormErrors<'code'>()
  const verify = useWrite(accounts.calls.verifyMail, { inline: true })
  const [code, setCode] = useState('')
  const send = async () => {
    if (!errors.check({ code: code.trim() === '' ? session.fieldEmpty : null })) return
    const answer = await verify.run({ code: code.trim() })
    if (!answer.ok) return errors.refuse(answer, { codeWrong: 'code', linkExpired: 'code' })
    toast.success(words.changed)
    onAgain()
  }
  return (
    <div ref={errors.ref}>
      <SettingsForm
        act={words.confirm}
        busy={verify.busy}
        onSend={() => void send()}
        problem={errors.of('form')}
        beside={
          <Button variant="quiet" onClick={onAgain}>
            {words.again}
          </Button>
        }
      >
        <p>{words.sent(mail)}</p>
        <Field label={words.code} error={errors.of('code')}>
          <TextInput
            value={code}
            onChange={({ target }) => {
              setCode(target.value)
              errors.clear('code')
            }}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={32}
            autoFocus
          />
        </Field>
      </SettingsForm>
    </div>
  )
}
