import { SkeletonLines } from '../../design/parts/state/skeleton.tsx'
import { useWords } from '../../session/words.tsx'

/** Shown when a page takes longer than a moment. */
export function PagePending() {
  return (
    <div role="status" aria-label={useWords().shell.loading}>
      <SkeletonLines lines={6} />
    </div>
  )
}
