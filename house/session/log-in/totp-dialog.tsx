import { useRef, useState } from 'react'
import type { Answer } from '#api/answer.ts'
import { problemText } from '#api/problem-text.ts'
import { useWrite } from '#api/writes.ts'
import type { Profile } from '#contract/profile.ts'
import { secondFactor } from '#contract/second-factor.ts'
import { Button } from '#design/parts/button.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { Dialog } from '#design/parts/over/dialog.tsx'
import { dialogsPack } from '#words/session/dialogs.pack.ts'
import { focusProblem } from '../focus-problem.ts'
import { useLanguage, useWords } from '../words.tsx'
import styles from './session-form.module.css'

export interface TotpDialogProps {
  /** The ticket of a log-in whose password was right. */
  readonly ticket: string
  readonly done: (answer: Answer<Profile> | null) => void
}

/** Second step of a log-in: a code of the authenticator, or a recovery code. */
export function TotpDialog({ ticket, done }: TotpDialogProps) {
  const { words, language } = useLanguage()
  const dialogWords = useWords(dialogsPack)
  const { session, shell } = words
  const write = useWrite(secondFactor.calls.logIn, { inline: true })
  const [recovery, setRecovery] = useState(false)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const form = useRef<HTMLFormElement>(null)

  const fail = (text: string) => {
    setError(text)
    focusProblem(form.current)
  }
  const submit = async () => {
    if (code.trim() === '') return fail(session.fieldEmpty)
    const answer = await write.run({ ticket, code: code.trim() })
    // `loginAgain`: the ticket has expired, so the caller must ask for the password again.
    if (answer.ok || answer.refusal === 'loginAgain') done(answer)
    else fail(problemText(answer, words, language))
  }
  const other = () => {
    setRecovery(!recovery)
    setCode('')
    setError(undefined)
    form.current?.querySelector('input')?.focus()
  }
  return (
    <Dialog
      open
      onClose={() => done(null)}
      title={dialogWords.totpTitle}
      label={dialogWords.totpTitle}
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
        <p>{recovery ? dialogWords.recoveryText : dialogWords.totpText}</p>
        <Field label={recovery ? dialogWords.recoveryCode : dialogWords.totpCode} error={error}>
          <TextInput
            value={code}
            onChange={({ target }) => {
              setCode(target.value)
              setError(undefined)
            }}
            className={styles.code}
            name="one-time-code"
            inputMode={recovery ? 'text' : 'numeric'}
            autoComplete={recovery ? 'off' : 'one-time-code'}
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={32}
          />
        </Field>
        <Button type="submit" variant="primary" block busy={write.busy}>
          {dialogWords.totpSubmit}
        </Button>
        <p className={styles.ways}>
          <button type="button" className="link" onClick={other}>
            {recovery ? dialogWords.toTotp : dialogWords.toRecovery}
          </button>
        </p>
      </form>
    </Dialog>
  )
}
