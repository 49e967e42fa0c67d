import { useSyncExternalStore } from 'react'
import type { SessionDialog } from '../dialogs.ts'
import { lazyPart } from '../lazy-part.tsx'
import { useSession } from '../session-context.ts'

const LoginDialog = lazyPart(() => import('./login-dialog.tsx').then((part) => part.LoginDialog))
const MailDialog = lazyPart(() => import('./mail-dialog.tsx').then((part) => part.MailDialog))
const CaptchaDialog = lazyPart(() => import('./captcha-dialog.tsx').then((part) => part.CaptchaDialog))
const TotpDialog = lazyPart(() => import('./totp-dialog.tsx').then((part) => part.TotpDialog))
const OtherMember = lazyPart(() => import('../typed/other-member.tsx').then((part) => part.OtherMemberDialog))
const BlackDialog = lazyPart(() => import('./black-dialog.tsx').then((part) => part.BlackDialog))
const LevelDialog = lazyPart(() => import('./level-dialog.tsx').then((part) => part.LevelDialog))

/** Preloads the log-in dialog on intent (hover, focus). */
export const loadLoginDialog = LoginDialog.ahead

/** Renders the open dialogs of the session, in the order in which they were opened. */
export function SessionDialogs() {
  const { dialogs } = useSession()
  const open = useSyncExternalStore(dialogs.subscribe, dialogs.open, () => none)
  return open.map((dialog) => <One key={dialog.kind} dialog={dialog} />)
}

const none: readonly SessionDialog[] = []

function One({ dialog }: { readonly dialog: SessionDialog }) {
  if (dialog.kind === 'captcha') {
    return <CaptchaDialog challenge={dialog.challenge} done={dialog.done} onMissing={() => dialog.done(null)} />
  }
  if (dialog.kind === 'totp') {
    return <TotpDialog ticket={dialog.ticket} done={dialog.done} onMissing={() => dialog.done(null)} />
  }
  if (dialog.kind === 'black') {
    return <BlackDialog notice={dialog.notice} done={dialog.done} onMissing={() => dialog.done(null)} />
  }
  if (dialog.kind === 'level') {
    return <LevelDialog notice={dialog.notice} done={dialog.done} onMissing={() => dialog.done(null)} />
  }
  const { done } = dialog
  const onMissing = () => done(false)
  if (dialog.kind === 'other') return <OtherMember done={done} onMissing={onMissing} />
  if (dialog.kind === 'mail') return <MailDialog done={done} onMissing={onMissing} />
  return <LoginDialog first={dialog.page} titled={dialog.titled} done={done} onMissing={onMissing} />
}
