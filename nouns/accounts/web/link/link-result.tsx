import { Button, buttonClass } from '#design/parts/button.tsx'
import { Link } from '#session/link.tsx'
import { useSession } from '#session/session-context.ts'
import { useWords } from '#session/words.tsx'
import { settingsPack } from '../../words/settings.pack.ts'
import styles from './link-form.module.css'
import type { LinkKind, LinkOutcome } from './mailed-link.ts'

/** Links to the next steps. */
export function LinkResult({ kind, outcome }: { readonly kind: LinkKind; readonly outcome: LinkOutcome }) {
  const words = useWords(settingsPack).links
  const { dialogs } = useSession()
  const first = nextSteps[kind][outcome]
  const labels: Record<Exclude<NextStep, 'home'>, string> = {
    dessert: words.toDessert,
    account: words.toAccount,
    reminders: words.toReminders,
    login: words.login,
    forgot: kind === 'undo' ? words.undo.toReset : words.reset.toForgot,
  }
  return (
    <div className={styles.acts}>
      {(first === 'account' || first === 'reminders') && (
        <Link to={`/settings/${first}`} stay className={buttonClass({ variant: 'primary' })}>
          {labels[first]}
        </Link>
      )}
      {first === 'dessert' && (
        <Link to="/desserts" stay className={buttonClass({ variant: 'primary' })}>
          {labels[first]}
        </Link>
      )}
      {(first === 'login' || first === 'forgot') && (
        <Button variant="primary" onClick={() => void dialogs.login({ page: first })}>
          {labels[first]}
        </Button>
      )}
      <Link to="/" stay className={buttonClass(first === 'home' ? { variant: 'primary' } : {})}>
        {words.toHome}
      </Link>
    </div>
  )
}

type NextStep = 'home' | 'dessert' | 'account' | 'reminders' | 'login' | 'forgot'

const nextSteps: Readonly<Record<LinkKind, Readonly<Record<LinkOutcome, NextStep>>>> = {
  verify: { done: 'dessert', expired: 'account' },
  change: { done: 'account', expired: 'account' },
  undo: { done: 'forgot', expired: 'home' },
  unlock: { done: 'login', expired: 'login' },
  reset: { done: 'login', expired: 'forgot' },
  reopen: { done: 'login', expired: 'login' },
  digest: { done: 'home', expired: 'reminders' },
}
