import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { isUnsent, type Queue, twinOf } from './upload-queue.ts'
import { useUploadWords } from './upload-words.ts'

/** Asks before the page is left with files that only it holds. */
export function StayWithFiles({ items }: { readonly items: Queue }) {
  const { leave } = useUploadWords().queue
  const unsent = items.some((item) => isUnsent(item) && item.state.kind !== 'missing' && !twinOf(items, item))
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => unsent && current.pathname !== next.pathname,
    enableBeforeUnload: () => unsent,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <ConfirmDialog
      title={leave.title}
      keep={leave.stay}
      confirm={leave.go}
      busy={false}
      onConfirm={blocker.proceed}
      onClose={blocker.reset}
    >
      {leave.text}
    </ConfirmDialog>
  )
}
