import { ConfirmDialog } from '#design/parts/over/confirm-dialog.tsx'
import { useStay } from '#session/typed/use-stay.ts'
import { useWords } from '#session/words.tsx'
import { uploadPack } from '../../words/upload.pack.ts'
import { isUnsent, type Queue, twinOf } from './upload-queue.ts'

/** Asks before the page is left with files that only it holds. */
export function StayWithFiles({ items }: { readonly items: Queue }) {
  const { leave } = useWords(uploadPack).queue
  const held = items.filter((item) => isUnsent(item) && item.state.kind !== 'missing' && !twinOf(items, item))
  // A single file without a word beside it is chosen again in a moment.
  const unsent = items.length > 1 ? held.length > 0 : held.some(({ draft }) => draft.comment + draft.score !== '')
  const asked = useStay(unsent)
  if (!asked) return null
  return (
    <ConfirmDialog
      title={leave.title}
      keep={leave.stay}
      confirm={leave.go}
      busy={false}
      onConfirm={() => asked.answer(false)}
      onClose={() => asked.answer(true)}
    >
      {leave.text}
    </ConfirmDialog>
  )
}
