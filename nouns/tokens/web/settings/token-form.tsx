import { useState } from 'react'
import { useWrite } from '#api/writes.ts'
import { useFormErrors } from '#cards/settings/form-errors.ts'
import { noOwner, OwnerFields, ownerErrors } from '#cards/settings/owner-fields.tsx'
import { SettingsForm } from '#cards/settings/settings-form.tsx'
import type { SectionProps } from '#cards/settings/settings-sections.ts'
import { type Scope, scopes } from '#contract/endpoint.ts'
import { Button } from '#design/parts/button.tsx'
import { copyText } from '#design/parts/copy-text.ts'
import { Checkbox } from '#design/parts/forms/checkbox.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { Select } from '#design/parts/forms/select.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { hashPassword } from '#session/log-in/hash-password.ts'
import { useWords } from '#session/words.tsx'
import type { Problem } from '#words/problem.ts'
import { tokens } from '../../contract/tokens.ts'
import { tokensPack } from '../../words/tokens.pack.ts'
import styles from './tokens-section.module.css'

const spans = [7, 30, 90, 366] as const

/** Fields of the form that refusals belong to. */
const refusals = {
  'tk.nameEmpty': 'name',
  'tk.nameLong': 'name',
  'tk.pwWrong': 'password',
  'tk.codeWrong': 'code',
} as const satisfies Partial<Record<Problem, string>>

/** Makes a token and shows its secret, this once. It takes the owner: a token outlives the session it is made in. */
export function TokenForm({ profile }: SectionProps) {
  const { session } = useWords()
  const words = useWords(tokensPack)
  const errors = useFormErrors<'name' | 'scopes' | 'password' | 'code'>()
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<readonly Scope[]>(['read'])
  const [days, setDays] = useState<number>(90)
  const [owner, setOwner] = useState(noOwner)
  const [secret, setSecret] = useState('')
  const add = useWrite(tokens.calls.add, { inline: true })
  const totp = profile.totp === 'Y'
  const toggle = (scope: Scope) => {
    setChosen(chosen.includes(scope) ? chosen.filter((other) => other !== scope) : [...chosen, scope])
    errors.clear('scopes')
  }

  const make = async () => {
    const found = {
      name: name.trim() === '' ? session.fieldEmpty : null,
      scopes: chosen.length === 0 ? words.noScope : null,
      ...ownerErrors(owner, totp, session.fieldEmpty),
    }
    if (!errors.check(found)) return
    const proof = { password: hashPassword(owner.password), ...(totp ? { code: owner.code.trim() } : {}) }
    const answer = await add.run({ name, scopes: [...chosen], days, ...proof })
    if (!answer.ok) {
      setOwner(answer.refusal === 'tk.codeWrong' ? { ...owner, code: '' } : owner)
      return errors.refuse(answer, refusals)
    }
    setSecret(answer.value.token)
    setName('')
    setOwner(noOwner)
  }
  return (
    <div ref={errors.ref} className={styles.form}>
      {secret !== '' && <Secret text={secret} />}
      <SettingsForm
        act={words.create}
        busy={add.busy}
        onSend={() => void make()}
        problem={errors.of('form') ?? errors.of('scopes')}
        primary
      >
        <Field label={words.name} hint={words.nameHint} error={errors.of('name')} required>
          <TextInput
            value={name}
            autoComplete="off"
            onChange={({ target }) => {
              setName(target.value)
              errors.clear('name')
            }}
          />
        </Field>
        <fieldset className={styles.choices}>
          <legend>{words.scopes}</legend>
          {scopes.map((scope) => (
            <Checkbox key={scope} checked={chosen.includes(scope)} onChange={() => toggle(scope)}>
              {words.scope[scope]}
            </Checkbox>
          ))}
        </fieldset>
        <Field label={words.days}>
          <Select
            value={String(days)}
            onChange={(event) => setDays(Number(event.target.value))}
            options={spans.map((span) => ({ value: String(span), label: words.dayCount(span) }))}
          />
        </Field>
        <OwnerFields account={profile.account} totp={totp} value={owner} onChange={setOwner} errors={errors} />
      </SettingsForm>
    </div>
  )
}

function Secret({ text }: { readonly text: string }) {
  const words = useWords(tokensPack)
  const [copied, setCopied] = useState(false)
  return (
    <Banner kind="success">
      <p>{words.made}</p>
      <code className={styles.secret}>{text}</code>
      <Button size="small" onClick={() => void copyText(text).then(setCopied)}>
        {copied ? words.copied : words.copy}
      </Button>
    </Banner>
  )
}
