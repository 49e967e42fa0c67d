import { useEffect, useEffectEvent, useState } from 'react'
import { Logo } from '#design/art/logo.tsx'
import { displayClass } from '#design/display.tsx'
import { Dialog } from '#design/parts/over/dialog.tsx'
import { dialogsPack } from '#words/session/dialogs.pack.ts'
import type { LoginPage } from '../dialogs.ts'
import { useSession } from '../session-context.ts'
import { useWords } from '../words.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'
import styles from './session-form.module.css'

export interface LoginDialogProps {
  readonly first: LoginPage
  /** An act waits for the log-in, and the heading says so. */
  readonly titled: boolean
  readonly done: (passed: boolean) => void
}

/** Dialog for log-in, registration and forgotten password. */
export function LoginDialog({ first, titled, done }: LoginDialogProps) {
  const [page, setPage] = useState(first)
  const { store } = useSession()
  const closed = useEffectEvent(() => done(false))
  // Logged in in another tab. The act that waits here is not done by itself: its reader presses again.
  useEffect(() => store.onElsewhere(() => store.token() !== '' && closed()), [store])
  const words = useWords()
  const dialogWords = useWords(dialogsPack)
  const names = { login: dialogWords.login, register: dialogWords.register, forgot: dialogWords.forgot }
  const title = page === 'login' ? (titled ? dialogWords.loginTitle : undefined) : names[page]
  const Form = forms[page]
  return (
    <Dialog open onClose={() => done(false)} title={title} label={title ?? names[page]} closeLabel={words.shell.close}>
      {!title && (
        <p className={styles.sign}>
          <Logo />
          <b className={displayClass(words.shell.site)}>{words.shell.site}</b>
        </p>
      )}
      <Form onPassed={() => done(true)} onPage={setPage} />
    </Dialog>
  )
}

const forms = { login: LoginForm, register: RegisterForm, forgot: ForgotForm }
