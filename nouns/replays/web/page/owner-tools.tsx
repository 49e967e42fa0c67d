import { useState } from 'react'
import { useWrite } from '#api/writes.ts'
import { Button } from '#design/parts/button.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { lazyPart } from '#session/lazy-part.tsx'
import { useGo } from '#session/link.tsx'
import { useMe } from '#session/me.ts'
import { useWords } from '#session/words.tsx'
import type { ReplayDetail } from '../../contract/replays.ts'
import { replays } from '../../contract/replays.ts'
import { runPack } from '../../words/run/run.pack.ts'
import { formOf, writtenOf } from '../upload/replay-form.ts'
import styles from './owner-tools.module.css'

const EditDialog = lazyPart(() => import('../upload/edit-dialog.tsx').then((part) => part.EditDialog))
const PinTool = lazyPart(() => import('./pin-tool.tsx').then((part) => part.PinTool))
const ConfirmDialog = lazyPart(() => import('#design/parts/over/confirm-dialog.tsx').then((part) => part.ConfirmDialog))

/** Edit, visibility and delete, for the uploader alone. */
export function OwnerTools({ run }: { readonly run: ReplayDetail }) {
  const { profile } = useMe()
  return profile?.id === run.UPID ? <Tools run={run} /> : null
}

function Tools({ run }: { readonly run: ReplayDetail }) {
  const { actions } = useWords().replays
  const { remove, acts } = useWords(runPack)
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null)
  const update = useWrite(replays.calls.update)
  const removal = useWrite(replays.calls.remove, { success: 'delSuc' })
  const toast = useToast()
  const go = useGo()

  const close = () => setOpen(null)
  const toggleOpen = async () => {
    const opening = run.OPEN === 'N'
    const answer = await update.run({ rid: run.KeyID, ...writtenOf({ ...formOf(run), open: opening }) })
    if (answer.ok) toast.success(opening ? acts.nowOpen : acts.nowClosed)
  }
  const removeIt = async () => {
    const answer = await removal.run({ rid: run.KeyID })
    close()
    if (answer.ok) go('/rpy', { replace: true })
  }
  return (
    <div className={styles.tools}>
      <Button size="small" variant="quiet" icon="pencil" onClick={() => setOpen('edit')}>
        {actions.edit}
      </Button>
      <Button
        size="small"
        variant="quiet"
        icon={run.OPEN === 'Y' ? 'lock' : 'lock-open'}
        busy={update.busy}
        onClick={() => void toggleOpen()}
      >
        {run.OPEN === 'Y' ? acts.hide : acts.open}
      </Button>
      <PinTool run={run} />
      <Button size="small" variant="quiet" icon="trash-2" onClick={() => setOpen('remove')}>
        {actions.remove}
      </Button>
      {open === 'edit' && <EditDialog run={run} onClose={close} onMissing={close} />}
      {open === 'remove' && (
        <ConfirmDialog
          title={remove.title}
          keep={remove.keep}
          confirm={remove.confirm}
          busy={removal.busy}
          onConfirm={() => void removeIt()}
          onClose={close}
          onMissing={close}
        >
          {remove.text}
        </ConfirmDialog>
      )}
    </div>
  )
}
