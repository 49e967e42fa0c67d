import { site } from '@patisserie/contract/site'
import { nicknameProblem, normalNickname } from '@patisserie/rules/accounts'
import { limits } from '@patisserie/rules/limits'
import { weightedLength } from '@patisserie/rules/text'
import { useWrite } from '../../api/writes.ts'
import { Field } from '../../design/parts/field.tsx'
import { TextInput } from '../../design/parts/text-input.tsx'
import { useToast } from '../../design/parts/toast.tsx'
import { useWords } from '../../session/words.tsx'
import { useFormErrors } from './form-errors.ts'
import { SettingsForm } from './settings-form.tsx'

export interface NicknameFormProps {
  readonly value: string
  readonly onChange: (nick: string) => void
}

export function NicknameForm({ value, onChange }: NicknameFormProps) {
  const { accounts, problems } = useWords()
  const words = accounts.nickname
  const toast = useToast()
  const errors = useFormErrors<'nick'>()
  const rename = useWrite(site.accounts.calls.rename, { inline: true })
  const nick = normalNickname(value)
  const send = async () => {
    const problem = nicknameProblem(nick)
    if (!errors.check({ nick: problem && problems[problem] })) return
    const answer = await rename.run({ nick })
    if (!answer.ok) return errors.refuse(answer, { nickEmpty: 'nick', nickLong: 'nick', nickTaken: 'nick' })
    onChange(nick)
    toast.success(words.saved)
  }
  return (
    <div ref={errors.ref}>
      <SettingsForm act={accounts.save} busy={rename.busy} onSend={() => void send()} problem={errors.of('form')}>
        <Field
          label={words.label}
          hint={words.hint}
          error={errors.of('nick')}
          counter={{ used: weightedLength(nick), limit: limits.nickname }}
        >
          <TextInput
            value={value}
            onChange={({ target }) => {
              onChange(target.value)
              errors.clear('nick')
            }}
            name="nickname"
            autoComplete="nickname"
            maxLength={4 * limits.nickname}
          />
        </Field>
      </SettingsForm>
    </div>
  )
}
