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
import { accountProblem, newMailProblem, normalMail, passwordProblem, repeatProblem } from '#rules/people/accounts.ts'
import type { Problem } from '#words/problem.ts'
import { dialogsPack } from '#words/session/dialogs.pack.ts'
import { passwordsPack } from '#words/session/passwords.pack.ts'
import { focusProblem } from '../focus-problem.ts'
import { useSession } from '../session-context.ts'
import { useLineBack } from '../use-line-back.ts'
import { useLanguage, useWords } from '../words.tsx'
import { hashPassword } from './hash-password.ts'
import { PasswordHelper } from './password-helper.tsx'
import styles from './session-form.module.css'
import type { SessionFormProps } from './session-form.ts'
import { useSignIn } from './sign-in.ts'

type FieldName = 'account' | 'mail' | 'password' | 'repeat'

/** The field at which a refusal of the server is shown. */
const fieldOf: Partial<Record<Problem, FieldName>> = {
  accountInvalid: 'account',
  accountExists: 'account',
  mailInvalid: 'mail',
  mailExists: 'mail',
  pwWeak: 'password',
}

/** Registration form. The new account is signed in at once; its e-mail is verified later. */
export function RegisterForm({ onPassed, onPage }: SessionFormProps) {
  const { words, language } = useLanguage()
  const dialogWords = useWords(dialogsPack)
  const passwords = useWords(passwordsPack)
  const signIn = useSignIn()
  const toast = useToast()
  const { dialogs } = useSession()
  const write = useWrite(accounts.calls.register, { inline: true })
  const [values, setValues] = useState<Record<FieldName, string>>({ account: '', mail: '', password: '', repeat: '' })
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<{ field: FieldName | null; text: string }>()

  useLineBack(() => setRefused((old) => (old?.text === problemWord('netError2', words) ? undefined : old)))
  const form = useRef<HTMLFormElement>(null)
  const { account, mail, password, repeat } = values
  const weak = passwordProblem(password)
  const errors: Record<FieldName, string | undefined> = {
    account: accountProblem(account) ? problemWord('accountInvalid', words) : undefined,
    mail: newMailProblem(mail) ? problemWord('mailInvalid', words) : undefined,
    password: weak ? passwords[weak] : undefined,
    repeat: repeatProblem(password, repeat) ? passwords.pwMismatch : undefined,
  }
  const errorOf = (field: FieldName) => (refused?.field === field ? refused.text : tried ? errors[field] : undefined)
  const set = (field: FieldName, value: string) => {
    setValues((old) => ({ ...old, [field]: value }))
    if (refused?.field === field) setRefused(undefined)
  }

  const submit = async () => {
    setTried(true)
    setRefused(undefined)
    if (Object.values(errors).some(Boolean)) return focusProblem(form.current)
    const answer = await write.run({ account, mail: normalMail(mail), password: hashPassword(password), language })
    if (!answer.ok) {
      setRefused({ field: fieldOf[answer.refusal] ?? null, text: problemText(answer, words, language) })
      return focusProblem(form.current)
    }
    signIn(answer.value)
    toast.success(dialogWords.registered, { label: dialogWords.enterCode, act: () => void dialogs.mailCheck() })
    onPassed()
  }
  const labels = { show: passwords.showPassword, hide: passwords.hidePassword }
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
      {refused?.field === null && <Banner kind="error">{refused.text}</Banner>}
      <Field label={dialogWords.account} hint={dialogWords.accountHint} error={errorOf('account')}>
        <TextInput
          value={account}
          onChange={({ target }) => set('account', target.value)}
          name="username"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={20}
          autoFocus
        />
      </Field>
      <Field label={passwords.mail} error={errorOf('mail')}>
        <TextInput
          type="email"
          value={mail}
          onChange={({ target }) => set('mail', target.value)}
          name="email"
          autoComplete="email"
          maxLength={254}
        />
      </Field>
      <Field label={passwords.password} hint={passwords.passwordHint} error={errorOf('password')}>
        <PasswordInput
          labels={labels}
          value={password}
          onChange={({ target }) => set('password', target.value)}
          name="new-password"
          autoComplete="new-password"
        />
      </Field>
      <PasswordHelper onUse={(helped) => setValues((old) => ({ ...old, password: helped, repeat: helped }))} />
      <Field label={passwords.repeat} error={errorOf('repeat')}>
        <PasswordInput
          labels={labels}
          value={repeat}
          onChange={({ target }) => set('repeat', target.value)}
          autoComplete="new-password"
        />
      </Field>
      <Button type="submit" variant="primary" block busy={write.busy}>
        {dialogWords.register}
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
