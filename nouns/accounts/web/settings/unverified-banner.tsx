import { useReads } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { accounts } from '#contract/accounts.ts'
import { Button } from '#design/parts/button.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { useSession } from '#session/session-context.ts'
import { useWords } from '#session/words.tsx'
import { settingsPack } from '../../words/settings.pack.ts'
import styles from './unverified-banner.module.css'

/** Says what is still closed, and how to go on. */
export function UnverifiedBanner({ mail }: { readonly mail: string }) {
  const settings = useWords(settingsPack)
  const { session } = useWords()
  const { dialogs } = useSession()
  const { touch } = useReads()
  const toast = useToast()
  const resend = useWrite(accounts.calls.sendVerification)
  const again = async () => {
    const answer = await resend.run({})
    if (answer.ok) toast.success(session.verifyResent)
    // Verified elsewhere meanwhile: the banner goes.
    else if (answer.refusal === 'mailChecked') touch(['me'])
  }
  return (
    <Banner
      title={settings.unverified.say}
      className={styles.banner}
      actions={
        <div className={styles.acts}>
          <Button size="small" busy={resend.busy} onClick={() => void again()}>
            {settings.unverified.resend}
          </Button>
          <Button size="small" onClick={() => void dialogs.mailCheck()}>
            {settings.unverified.enter}
          </Button>
        </div>
      }
    >
      <p className={styles.text}>{settings.unverified.text(mail)}</p>
    </Banner>
  )
}
