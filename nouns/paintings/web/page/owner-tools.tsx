import { useState } from 'react'
import { useWrite } from '#api/writes.ts'
import { Button } from '#design/parts/button.tsx'
import { lazyPart } from '#session/lazy-part.tsx'
import { useGo } from '#session/link.tsx'
import { useMe } from '#session/me.ts'
import { useWords } from '#session/words.tsx'
import type { PaintingDetail } from '../../contract/painting-row.ts'
import { paintings } from '../../contract/paintings.ts'
import { paintingPagePack } from '../../words/painting-page.pack.ts'
import styles from './owner-tools.module.css'

const EditDialog = lazyPart(() => import('./edit-dialog.tsx').then((part) => part.EditDialog))
const ConfirmDialog = lazyPart(() => import('#design/parts/over/confirm-dialog.tsx').then((part) => part.ConfirmDialog))

/** Edit and delete, for the uploader alone. A work that staff took out of sight can only be deleted. */
export function OwnerTools({ work }: { readonly work: PaintingDetail }) {
  const { profile } = useMe()
  return profile?.id === work.UPID ? <Tools work={work} /> : null
}

function Tools({ work }: { readonly work: PaintingDetail }) {
  const words = useWords(paintingPagePack)
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null)
  const removal = useWrite(paintings.calls.remove, { success: 'delSuc' })
  const go = useGo()
  const close = () => setOpen(null)
  const remove = async () => {
    const answer = await removal.run({ pid: work.KeyID })
    close()
    if (answer.ok) go('/painting', { replace: true })
  }
  return (
    <div className={styles.tools}>
      {work.FORBID === 'N' && (
        <Button size="small" variant="quiet" icon="pencil" onClick={() => setOpen('edit')}>
          {words.edit}
        </Button>
      )}
      <Button size="small" variant="quiet" icon="trash-2" onClick={() => setOpen('remove')}>
        {words.remove}
      </Button>
      {open === 'edit' && <EditDialog work={work} onClose={close} onMissing={close} />}
      {open === 'remove' && (
        <ConfirmDialog
          title={words.removeTitle}
          keep={words.removeKeep}
          confirm={words.removeConfirm}
          busy={removal.busy}
          onConfirm={() => void remove()}
          onClose={close}
          onMissing={close}
        >
          {work.MATCHNAME === '' ? words.removeText : words.removeMatch}
        </ConfirmDialog>
      )}
    </div>
  )
}
