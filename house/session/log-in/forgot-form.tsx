import { useState } from 'react'
import { problemText } from '#api/problem-text.ts'
import { problemWord } from '#api/refusal-words.ts'
import { useWrite } from '#api/writes.ts'
import { accounts } from '#contract/accounts.ts'
import { Button } from '#design/parts/button.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { mailProblem, normalMail } from '#rules/people/accounts.ts'
import { dialogsPack } from '#words/session/dialogs.pack.ts'
import { passwordsPack } from '#words/session/passwords.pack.ts'
import { useLineBack } from '../use-line-back.ts'
import { useLanguage, useWords } from '../words.tsx'
import styles from './session-form.module.css'
import type { SessionFormProps } from './session-form.ts'

/** Form that requests a mail with a link to set a new password. */
export function ForgotForm({ onPage }: SessionFormProps) {
  const { words, language } = useLanguage()
  const dialogWords = useWords(dialogsPack)
  const passwords = useWords(passwordsPack)
  const write = useWrite(accounts.calls.forgotPassword, { inline: true })
  const [mail, setMail] = useState('')
  const [error, setError] = useState<string>()
  const [sent, setSent] = useState(false)

  useLineBack(() => setError((old) => (old === problemWord('netError2', words) ? undefined : old)))

  const submit = async () => {
    setSent(false)
    if (mailProblem(mail)) return setError(problemWord('mailInvalid', words))
    setError(undefined)
    const answer = await write.run({ mail: normalMail(mail) })
    if (answer.ok) setSent(true)
    else setError(problemText(answer, words, language))
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <p>{dialogWords.forgotText}</p>
      {sent && <Banner kind="success">{dialogWords.forgotSent}</Banner>}
      <Field label={passwords.mail} error={error}>
        <TextInput
          type="email"
          value={mail}
          onChange={({ target }) => setMail(target.value)}
          name="email"
          autoComplete="email"
          maxLength={254}
          autoFocus
        />
      </Field>
      <Button type="submit" variant="primary" block busy={write.busy}>
        {dialogWords.forgotSend}
      </Button>
      <p className="faint">{dialogWords.captchaAhead}</p>
      <p className={styles.ways}>
        <button type="button" className="link" onClick={() => onPage('login')}>
          {dialogWords.toLogin}
        </button>
      </p>
    </form>
  )
}
