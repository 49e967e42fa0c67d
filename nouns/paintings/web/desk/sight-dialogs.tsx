import { useWrite } from '#api/writes.ts'
import { ReasonDialog } from '#cards/reason-dialog.tsx'
import { useWords } from '#session/words.tsx'
import { paintingStaff } from '../../contract/painting-staff.ts'
import { paintingDeskPack } from '../../words/painting-desk.pack.ts'

interface SightDialogProps {
  readonly pid: number
  readonly onClose: () => void
}

/** Shows a work again that is out of sight. */
export function RestoreDialog({ pid, onClose }: SightDialogProps) {
  const { hidden: words } = useWords(paintingDeskPack)
  const restore = useWrite(paintingStaff.calls.cancelForbid, { inline: true })
  return (
    <ReasonDialog
      title={words.restoreTitle}
      text={words.restoreText}
      send={words.restore}
      onSend={(reason, options) => restore.run({ pid, reason }, options)}
      done={words.done}
      onClose={onClose}
    />
  )
}

/** Takes a work out of sight. */
export function ForbidDialog({ pid, onClose }: SightDialogProps) {
  const { work: words } = useWords(paintingDeskPack)
  const forbid = useWrite(paintingStaff.calls.forbid, { inline: true })
  return (
    <ReasonDialog
      danger
      title={words.forbidTitle}
      text={words.forbidText}
      send={words.forbid}
      onSend={(reason, options) => forbid.run({ pid, reason }, options)}
      done={words.forbidden}
      onClose={onClose}
    />
  )
}
