import { useRef, useState } from 'react'
import { problemText } from '#api/problem-text.ts'
import { problemWord } from '#api/refusal-words.ts'
import { useWrite } from '#api/writes.ts'
import { accounts } from '#contract/accounts.ts'
import { Button } from '#design/parts/button.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { PasswordInput } from '#design/parts/forms/password-input.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { mailProblem } from '#rules/people/accounts.ts'
import { dialogsPack } from '#words/session/dialogs.pack.ts'
import { passwordsPack } from '#words/session/passwords.pack.ts'
import { focusProblem } from '../focus-problem.ts'
import { useLineBack } from '../use-line-back.ts'
import { useLanguage, useWords } from '../words.tsx'
import { hashPassword } from './hash-password.ts'
import styles from './session-form.module.css'
import type { SessionFormProps } from './session-form.ts'
import { useSignIn } from './sign-in.ts'

/** Log-in form: account or e-mail, and password. */
export function LoginForm({ onPassed, onPage }: SessionFormProps) {
  const { words, language } = useLanguage()
  const dialogWords = useWords(dialogsPack)
  const passwords = useWords(passwordsPack)
  const { session } = words
  const signIn = useSignIn()
  const toast = useToast()
  const write = useWrite(accounts.calls.login, { inline: true })
  const [account, setAccount] = useState('')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<string>()

  useLineBack(() => setProblem((old) => (old === problemWord('netError2', words) ? undefined : old)))

  const nameProblem =
    account.trim() === '' ? session.fieldEmpty : isNoMail(account) && problemWord('mailInvalid', words)

  const submit = async () => {
    setTried(true)
    setProblem(undefined)
    if (nameProblem || password === '') return focusProblem(form.current)
    const answer = await write.run({ account: account.trim(), password: hashPassword(password) })
    if (!answer.ok) return setProblem(problemText(answer, words, language))
    signIn(answer.value)
    toast.success(dialogWords.welcome(answer.value.nick))
    onPassed()
  }
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {problem && <Banner kind="error">{problem}</Banner>}
      <Field label={dialogWords.accountOrMail} error={tried && nameProblem}>
        <TextInput
          value={account}
          onChange={({ target }) => setAccount(target.value)}
          name="username"
          data-unasked
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={254}
          autoFocus
        />
      </Field>
      <Field label={passwords.password} error={tried && password === '' && session.fieldEmpty}>
        <PasswordInput
          labels={{ show: passwords.showPassword, hide: passwords.hidePassword }}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          name="password"
          autoComplete="current-password"
        />
      </Field>
      <Button type="submit" variant="primary" block busy={write.busy}>
        {dialogWords.login}
      </Button>
      <p className={styles.ways}>
        <button type="button" className="link" onClick={() => onPage('register')}>
          {dialogWords.toRegister}
        </button>
        <button type="button" className="link" onClick={() => onPage('forgot')}>
          {dialogWords.toForgot}
        </button>
      </p>
    </form>
  )
}

/** Whether the name is an invalid e-mail address. Account names contain no @. */
const isNoMail = (name: string): boolean => name.includes('@') && mailProblem(name) !== null
