import { useWrite } from '#api/writes.ts'
import { ConfirmDialog } from '#design/parts/over/confirm-dialog.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { useGo } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import type { FloorRow } from '../../contract/clubs.ts'
import { clubs } from '../../contract/clubs.ts'
import { clubsPack } from '../../words/clubs.pack.ts'

/** Asks before a whole topic goes. */
export function RemoveTopic({ row, onClose }: { readonly row: FloorRow; readonly onClose: () => void }) {
  const { topic: words } = useWords(clubsPack)
  const toast = useToast()
  const go = useGo()
  const removal = useWrite(clubs.calls.remove)
  const remove = async () => {
    const answer = await removal.run({ t: row.T, floor: 1 })
    onClose()
    if (!answer.ok) return
    toast.success(words.removed)
    go('/ms', { replace: true })
  }
  return (
    <ConfirmDialog
      title={words.removeTitle}
      keep={words.keep}
      confirm={words.remove}
      busy={removal.busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {words.removeText}
    </ConfirmDialog>
  )
}
