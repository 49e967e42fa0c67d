import { useRef, useState } from 'react'
import { problemText } from '#api/problem-text.ts'
import { useWrite } from '#api/writes.ts'
import { accounts } from '#contract/accounts.ts'
import { Button } from '#design/parts/button.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { Dialog } from '#design/parts/over/dialog.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { dialogsPack } from '#words/session/dialogs.pack.ts'
import { passwordsPack } from '#words/session/passwords.pack.ts'
import { focusProblem } from '../focus-problem.ts'
import { useMe } from '../me.ts'
import { useLanguage, useWords } from '../words.tsx'
import styles from './session-form.module.css'

/** Dialog that verifies the e-mail address by the code in the mail; the mail can be sent again. */
export function MailDialog({ done }: { readonly done: (passed: boolean) => void }) {
  const { words, language } = useLanguage()
  const dialogWords = useWords(dialogsPack)
  const passwords = useWords(passwordsPack)
  const { session, shell } = words
  const { profile } = useMe()
  const toast = useToast()
  const verify = useWrite(accounts.calls.verifyMail, { inline: true })
  const resend = useWrite(accounts.calls.sendVerification, { inline: true })
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()

  const form = useRef<HTMLFormElement>(null)
  const fail = (text: string) => {
    setError(text)
    focusProblem(form.current)
  }

  const submit = async () => {
    if (code.trim() === '') return fail(session.fieldEmpty)
    const answer = await verify.run({ code: code.trim() })
    if (!answer.ok) return fail(problemText(answer, words, language))
    toast.success(passwords.verified)
    done(true)
  }
  const again = async () => {
    const answer = await resend.run({})
    if (answer.ok) toast.success(session.verifyResent)
    else if (answer.refusal === 'mailChecked') done(true)
    else setError(problemText(answer, words, language))
  }
  return (
    <Dialog
      open
      onClose={() => done(false)}
      title={passwords.verifyTitle}
      label={passwords.verifyTitle}
      closeLabel={shell.close}
    >
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <p>{dialogWords.verifyText(profile?.mail ?? '')}</p>
        <Field label={passwords.verifyCode} error={error}>
          <TextInput
            value={code}
            onChange={({ target }) => {
              setCode(target.value)
              setError(undefined)
            }}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={32}
          />
        </Field>
        <Button type="submit" variant="primary" block busy={verify.busy}>
          {passwords.verifySubmit}
        </Button>
        <p className={styles.ways}>
          <button type="button" className="link" onClick={() => void again()} disabled={resend.busy}>
            {passwords.verifyResend}
          </button>
        </p>
      </form>
    </Dialog>
  )
}
