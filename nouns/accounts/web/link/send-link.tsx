import { useState } from 'react'
import { problemText } from '#api/problem-text.ts'
import { useReads } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { accounts } from '#contract/accounts.ts'
import { Button } from '#design/parts/button.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { useEndDigest } from '#nouns/reminders/web/card/use-end-digest.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import { ownData } from '../../contract/own-data.ts'
import { settingsPack } from '../../words/settings.pack.ts'
import styles from './link-form.module.css'
import type { LinkKind, LinkOutcome } from './mailed-link.ts'

export interface SendLinkProps {
  readonly kind: Exclude<LinkKind, 'reset'>
  readonly token: string
  readonly onOutcome: (outcome: LinkOutcome) => void
}

/** Sends the link's secret, but only by its button: mail scanners open links. */
export function SendLink({ kind, token, onOutcome }: SendLinkProps) {
  const { words, language } = useLanguage()
  const { links } = useWords(settingsPack)
  const { verifyMail, undoMail, unlock } = accounts.calls
  const calls = {
    verify: useWrite(verifyMail, { inline: true }),
    undo: useWrite(undoMail, { inline: true }),
    unlock: useWrite(unlock, { inline: true }),
    reopen: useWrite(ownData.calls.reopenAccount, { inline: true }),
    digest: useEndDigest(),
  }
  const write = calls[kind === 'change' ? 'verify' : kind]
  const { touch } = useReads()
  const [problem, setProblem] = useState<string>()
  const send = async () => {
    setProblem(undefined)
    const answer = await write.run({ token })
    if (answer.ok) {
      // Undoing ends sessions, perhaps the one of this browser.
      touch(['me'])
      onOutcome('done')
    } else if (answer.refusal === 'linkExpired' || answer.refusal === 'rp.tokenWrong') onOutcome('expired')
    else if (answer.auth === '') setProblem(problemText(answer, words, language))
  }
  return (
    <>
      {problem && (
        <Banner kind="error" title={links.retry}>
          {problem}
        </Banner>
      )}
      <div className={styles.acts}>
        <Button variant="primary" size="large" busy={write.busy} onClick={() => void send()}>
          {links[kind].act}
        </Button>
      </div>
    </>
  )
}
