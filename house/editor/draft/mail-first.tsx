import { Button } from '#design/parts/button.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { useMe } from '#session/me.ts'
import { useSession } from '#session/session-context.ts'
import { useWords } from '#session/words.tsx'
import { draftChoicesPack } from '#words/editor/draft-choices.pack.ts'

/** Tells who writes before their mail is verified that posting waits for that, and where the code goes. */
export function MailFirst() {
  const words = useWords(draftChoicesPack)
  const { profile } = useMe()
  const { dialogs } = useSession()
  if (profile?.mailChecked !== 'N') return null
  return (
    <Banner title={words.mailFirst}>
      <p>{words.mailFirstText(profile.mail)}</p>
      <Button size="small" onClick={() => void dialogs.mailCheck()}>
        {words.enterCode}
      </Button>
    </Banner>
  )
}
