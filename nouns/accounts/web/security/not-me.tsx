import { useState } from 'react'
import { useWrite } from '#api/writes.ts'
import { accounts } from '#contract/accounts.ts'
import { Button } from '#design/parts/button.tsx'
import { ConfirmDialog } from '#design/parts/over/confirm-dialog.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { useGo } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { settingsPack } from '../../words/settings.pack.ts'

/** For a log-in that was somebody else's: ends every other session and leads to the password. */
export function NotMe() {
  const { shell } = useWords()
  const { devices } = useWords(settingsPack)
  const go = useGo()
  const toast = useToast()
  const end = useWrite(accounts.calls.endOtherSessions)
  const [asked, setAsked] = useState(false)
  const act = async () => {
    const answer = await end.run({})
    if (!answer.ok) return
    setAsked(false)
    toast.success(devices.othersEnded)
    go('/settings/account#password')
  }
  return (
    <>
      <div>
        <Button variant="danger" onClick={() => setAsked(true)}>
          {devices.notMe}
        </Button>
      </div>
      {asked && (
        <ConfirmDialog
          title={devices.notMeTitle}
          keep={shell.cancel}
          confirm={devices.notMeAct}
          busy={end.busy}
          onConfirm={() => void act()}
          onClose={() => setAsked(false)}
        >
          {devices.notMeText}
        </ConfirmDialog>
      )}
    </>
  )
}
