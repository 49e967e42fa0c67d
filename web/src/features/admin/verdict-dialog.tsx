import { site } from '@patisserie/contract/site'
import { useState } from 'react'
import { useWrite } from '../../api/writes.ts'
import { Checkbox } from '../../design/parts/checkbox.tsx'
import { useAdminWords } from './admin-words.ts'
import { ReasonDialog } from './reason-dialog.tsx'

interface VerdictDialogProps {
  readonly id: number
  readonly verdict: 'pass' | 'notPass'
  readonly onClose: () => void
}

/** Whether a report is right, and why; closed at once unless somebody wants to look again. */
export function VerdictDialog({ id, verdict, onClose }: VerdictDialogProps) {
  const words = useAdminWords().replay
  const decide = useWrite(site.replays.calls.decideReport, { inline: true })
  const close = useWrite(site.replays.calls.doneReport, { inline: true })
  const [closing, setClosing] = useState(true)
  const isRight = verdict === 'pass'
  return (
    <ReasonDialog
      danger={isRight}
      title={isRight ? words.passTitle : words.refuseTitle}
      text={isRight ? words.passText : words.refuseText}
      act={isRight ? words.pass : words.refuse}
      busy={decide.busy || close.busy}
      run={async (reason, options) => {
        const decided = await decide.run({ id, verdict, reason }, options)
        return decided.ok && closing ? close.run({ id }) : decided
      }}
      done={closing ? words.closed : words.decided}
      onClose={onClose}
    >
      <Checkbox checked={closing} onChange={({ target }) => setClosing(target.checked)}>
        {words.close}
      </Checkbox>
    </ReasonDialog>
  )
}
