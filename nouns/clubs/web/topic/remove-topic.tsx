import type { FloorRow } from '@patisserie/contract/clubs'
import { site } from '@patisserie/contract/site'
import { useWrite } from '../../../api/writes.ts'
import { ConfirmDialog } from '../../../design/parts/over/confirm-dialog.tsx'
import { useToast } from '../../../design/parts/over/toast.tsx'
import { useGo } from '../../../session/link.tsx'
import { useClubWords } from '../clubs-words.ts'

/** Asks before a whole topic goes. */
export function RemoveTopic({ row, onClose }: { readonly row: FloorRow; readonly onClose: () => void }) {
  const { topic: words } = useClubWords()
  const toast = useToast()
  const go = useGo()
  const removal = useWrite(site.clubs.calls.remove)
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
