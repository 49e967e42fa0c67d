import { site } from '@patisserie/contract/site'
import { useState } from 'react'
import { useWrite } from '../../api/writes.ts'
import { Button } from '../../design/parts/button.tsx'
import { Dialog } from '../../design/parts/dialog.tsx'
import { useToast } from '../../design/parts/toast.tsx'
import { useGo } from '../../session/link.tsx'
import { useWords } from '../../session/words.tsx'
import { useSettingsWords } from './settings-words.ts'

/** For a log-in that was somebody else's: ends every other session and leads to the password. */
export function NotMe() {
  const { shell } = useWords()
  const { devices } = useSettingsWords()
  const go = useGo()
  const toast = useToast()
  const end = useWrite(site.accounts.calls.endOtherSessions)
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
      <Dialog
        open={asked}
        onClose={() => setAsked(false)}
        title={devices.notMeTitle}
        label={devices.notMeTitle}
        actions={
          <>
            <Button onClick={() => setAsked(false)}>{shell.cancel}</Button>
            <Button variant="danger" busy={end.busy} onClick={() => void act()}>
              {devices.notMeAct}
            </Button>
          </>
        }
      >
        <p>{devices.notMeText}</p>
      </Dialog>
    </>
  )
}
