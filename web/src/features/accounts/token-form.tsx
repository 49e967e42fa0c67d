import { type Scope, scopes } from '@patisserie/contract/endpoint'
import { site } from '@patisserie/contract/site'
import { useState } from 'react'
import { problemText } from '../../api/problem-text.ts'
import { useWrite } from '../../api/writes.ts'
import { Banner } from '../../design/parts/banner.tsx'
import { Button } from '../../design/parts/button.tsx'
import { Checkbox } from '../../design/parts/checkbox.tsx'
import { copyText } from '../../design/parts/copy-text.ts'
import { Field } from '../../design/parts/field.tsx'
import { Select } from '../../design/parts/select.tsx'
import { TextInput } from '../../design/parts/text-input.tsx'
import { useLanguage } from '../../session/words.tsx'
import { useTokenWords } from './token-words.ts'
import styles from './tokens-section.module.css'

const spans = [7, 30, 90, 366] as const

/** Makes a token and shows its secret, this once. */
export function TokenForm() {
  const { words: shop, language } = useLanguage()
  const words = useTokenWords()
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<readonly Scope[]>(['read'])
  const [days, setDays] = useState<number>(90)
  const [problem, setProblem] = useState('')
  const [secret, setSecret] = useState('')
  const add = useWrite(site.tokens.calls.add, { inline: true })
  const toggle = (scope: Scope) =>
    setChosen(chosen.includes(scope) ? chosen.filter((other) => other !== scope) : [...chosen, scope])

  const make = async () => {
    if (add.busy) return
    if (chosen.length === 0) return setProblem(words.noScope)
    setProblem('')
    const answer = await add.run({ name, scopes: [...chosen], days })
    if (answer.ok) {
      setSecret(answer.value.token)
      setName('')
    } else if (answer.auth === '') setProblem(problemText(answer, shop, language))
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void make()
      }}
    >
      {secret !== '' && <Secret text={secret} />}
      <Field label={words.name} hint={words.nameHint} error={problem} required>
        <TextInput value={name} autoComplete="off" onChange={(event) => setName(event.target.value)} />
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
      <div>
        <Button variant="primary" type="submit" busy={add.busy}>
          {words.create}
        </Button>
      </div>
    </form>
  )
}

function Secret({ text }: { readonly text: string }) {
  const words = useTokenWords()
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
