import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { SessionDialog } from './dialogs.ts'
import { loadPart } from './load-part.ts'
import { useSession } from './session-context.ts'

/** Loads the log-in dialog ahead, on intent. */
export const loadLoginDialog = loadPart(() =>
  import('./login-dialog.tsx').then(({ LoginDialog }) => ({ default: LoginDialog })),
)
const LoginDialog = lazy(loadLoginDialog)
const MailDialog = lazy(loadPart(() => import('./mail-dialog.tsx').then(({ MailDialog }) => ({ default: MailDialog }))))
const CaptchaDialog = lazy(
  loadPart(() => import('./captcha-dialog.tsx').then(({ CaptchaDialog }) => ({ default: CaptchaDialog }))),
)

/** The dialogs of the session that stand open, in the order they were asked for. */
export function SessionDialogs() {
  const { dialogs } = useSession()
  const open = useSyncExternalStore(dialogs.subscribe, dialogs.open, () => none)
  return open.map((dialog) => (
    <Suspense key={dialog.kind}>
      <One dialog={dialog} />
    </Suspense>
  ))
}

const none: readonly SessionDialog[] = []

function One({ dialog }: { readonly dialog: SessionDialog }) {
  if (dialog.kind === 'login') return <LoginDialog first={dialog.page} titled={dialog.titled} done={dialog.done} />
  if (dialog.kind === 'mail') return <MailDialog done={dialog.done} />
  return <CaptchaDialog challenge={dialog.challenge} done={dialog.done} />
}
