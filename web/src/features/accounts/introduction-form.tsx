import { site } from '@patisserie/contract/site'
import { introductionProblem } from '@patisserie/rules/accounts'
import { limits } from '@patisserie/rules/limits'
import { weightedLength } from '@patisserie/rules/text'
import { useWrite } from '../../api/writes.ts'
import { Field } from '../../design/parts/field.tsx'
import { TextArea } from '../../design/parts/text-area.tsx'
import { useToast } from '../../design/parts/toast.tsx'
import { useWords } from '../../session/words.tsx'
import { useFormErrors } from './form-errors.ts'
import { SettingsForm } from './settings-form.tsx'

export interface IntroductionFormProps {
  readonly value: string
  readonly onChange: (brint: string) => void
}

export function IntroductionForm({ value, onChange }: IntroductionFormProps) {
  const { accounts, problems } = useWords()
  const words = accounts.introduction
  const toast = useToast()
  const errors = useFormErrors<'brint'>()
  const write = useWrite(site.accounts.calls.setIntroduction, { inline: true })
  const send = async () => {
    const problem = introductionProblem(value)
    if (!errors.check({ brint: problem && problems[problem] })) return
    const answer = await write.run({ brint: value })
    if (answer.ok) toast.success(words.saved)
    else errors.refuse(answer, { introLong: 'brint' })
  }
  return (
    <div ref={errors.ref}>
      <SettingsForm act={accounts.save} busy={write.busy} onSend={() => void send()} problem={errors.of('form')}>
        <Field
          label={words.label}
          hint={words.hint}
          error={errors.of('brint')}
          counter={{ used: weightedLength(value), limit: limits.introduction }}
        >
          <TextArea
            lines={4}
            value={value}
            placeholder={words.placeholder}
            onChange={({ target }) => {
              onChange(target.value)
              errors.clear('brint')
            }}
            onSend={() => void send()}
            maxLength={4 * limits.introduction}
          />
        </Field>
      </SettingsForm>
    </div>
  )
}
